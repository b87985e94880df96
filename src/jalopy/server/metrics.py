"""Counters for /metrics, in the format Prometheus reads."""

import time


class Metrics:
    def __init__(self) -> None:
        self.started = time.time()
        self.sockets = 0
        self.sockets_closed = 0
        self.rooms = 0
        self.tables = 0
        self.entries = 0
        self.commits = 0
        self.conflicts = 0
        self.refusals = 0
        self.messages = 0
        self.bot_answers = 0
        self.bot_seconds = 0.0
        self.bot_failures = 0
        self.reloads = 0
        self.errors = 0

    def as_text(self) -> str:
        figures = (
            ("jalopy_sockets", "gauge", "Open sockets.", self.sockets),
            ("jalopy_sockets_closed_total", "counter", "Sockets that were closed.", self.sockets_closed),
            ("jalopy_rooms", "gauge", "Tables in memory.", self.rooms),
            ("jalopy_tables_made_total", "counter", "Tables made.", self.tables),
            ("jalopy_entries_total", "counter", "Entries appended to the log.", self.entries),
            ("jalopy_commits_total", "counter", "Transactions in which entries were appended.", self.commits),
            ("jalopy_conflicts_total", "counter", "Appends lost to another process and tried again.", self.conflicts),
            ("jalopy_messages_total", "counter", "Messages received on sockets.", self.messages),
            ("jalopy_refusals_total", "counter", "Messages refused with a reason.", self.refusals),
            ("jalopy_bot_answers_total", "counter", "Answers given by bots.", self.bot_answers),
            ("jalopy_bot_seconds_total", "counter", "Seconds bots have thought.", round(self.bot_seconds, 3)),
            ("jalopy_bot_failures_total", "counter", "Bots that crashed or thought too long.", self.bot_failures),
            ("jalopy_reloads_total", "counter", "Rooms folded anew after an error.", self.reloads),
            ("jalopy_errors_total", "counter", "Unexpected errors.", self.errors),
            ("jalopy_start_time_seconds", "gauge", "When this process started.", round(self.started, 3)),
        )
        lines: list[str] = []
        for name, kind, help, value in figures:
            lines += [f"# HELP {name} {help}", f"# TYPE {name} {kind}", f"{name} {value}"]
        return "\n".join(lines) + "\n"
