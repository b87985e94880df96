/** The socket to a table.
 *
 *  `hello` says how many scenes and sayings we have; connecting again is the same message. Short losses pass in
 *  silence: the connection is tried again with growing pauses, and only a long loss is told. A line can also be dead
 *  without saying so; whatever is sent gets a reply, so a long silence after it is a loss. What was asked and not
 *  answered before a loss is not sent twice: an answer goes out again only if its question is still open, and a saying with
 *  the mark by which the server knows it again. */
import { type Scene, Scenes, type SeenUpdate } from "./scenes";
import type { Advised, BarredInfo, ClientMessage, Done, Foreseen, Presence, Proposed, Saying, ServerMessage, TableInfo, Update, Weighed } from "./wire";

type WithoutId<T> = T extends { id: number } ? Omit<T, "id"> : never;
export type Wish = WithoutId<Exclude<ClientMessage, { type: "hello" }>>;
type Reply = Done | Foreseen | Proposed | Advised | Weighed | null;

/** What must arrive: it is sent again if the line was lost before its reply. */
const mustArrive = (wish: Wish): boolean => isAnswer(wish) || (wish.type === "say" && Boolean(wish.once));
const isAnswer = (wish: Wish): wish is Extract<Wish, { type: "answer" | "answers" }> => wish.type === "answer" || wish.type === "answers";

export class Refused extends Error {
  constructor(
    reason: string,
    readonly rule: string,
    /** The same as a key with facts, so that it can be said in other words. */
    readonly key = "",
    readonly facts: Record<string, unknown> = {},
    /** Where the rules refuse an answer: which, and why. */
    readonly answer: BarredInfo | null = null,
  ) {
    super(reason);
  }
}

/** "lost" is told after a while only. Trying again is of no use if a table is "gone", for there is none, or "shut": then
 *  the server lets nobody in, or not this page, and mostly says why. */
export type Status = "connecting" | "open" | "lost" | "gone" | "shut";

export interface Listener {
  onupdate(update: SeenUpdate, fresh: Scene[], anew: boolean): void;
  onpresence(presence: Presence): void;
  /** `key` is that of the reason, where it has one. */
  onstatus(status: Status, reason: string, key: string): void;
  /** The server does not know who we are; it tells whoever asks it for something else. */
  onstranger(): Promise<unknown>;
}

/** The part of a WebSocket that is used here. */
export interface Line {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
}

interface Open {
  wish: Wish;
  done(reply: Reply): void;
  refuse(error: Refused): void;
}

const PAUSES = [250, 500, 1000, 2000, 4000, 8000];
export const LONG_LOSS = 4000;
/** How long a line may be silent when there is something to say; a slow one gets more time from try to try. */
export const SILENCE = 8000;
const MOST_SILENCE = 32_000;

const NOT_A_GUEST = 4401;
const WRONG_ORIGIN = 4403;
const NO_SUCH_TABLE = 4404;
const UNREADABLE_TABLE = 4409;
const BANNED = 4410;
const CLOSED = 4423;
const TOO_MUCH = 4429;
const SHUT = [WRONG_ORIGIN, UNREADABLE_TABLE, BANNED, CLOSED, TOO_MUCH];
/** What the server says in English with these can be said in the reader's language. */
const KEYS: Record<number, string> = { [BANNED]: "banned", [CLOSED]: "table-closed" };

export class TableSocket {
  scenes = new Scenes();
  sayings: Saying[] = [];
  /** how many sayings there are, with those of people whom we do not hear; and the mark of who they are */
  private said = 0;
  private mark = "";
  private line: Line | null = null;
  private greeted = false;
  private nextId = 1;
  private readonly open = new Map<number, Open>();
  private tries = 0;
  private closed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  /** we have asked the server who we are, and it has not let us in since */
  private introduced = false;
  private anew = true;
  /** as last told; an update leaves out what has not changed */
  private table: TableInfo | null = null;
  /** the newest number of the table's log that we know */
  private seq = 0;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly connectTo: (url: string) => Line = (url) => new WebSocket(url) as unknown as Line,
  ) {
    this.connect();
  }

  /** Ask for something; the promise is broken with the server's reason if it is refused. */
  async ask(wish: Wish): Promise<void> {
    await this.wish(wish);
  }

  /** What the answers to a question would do. */
  async foresee(question: number, seat: number): Promise<Foreseen> {
    return (await this.wish({ type: "foresee", question, seat })) as Foreseen;
  }

  /** Whole plans for a question, each beginning with what is to be kept. */
  async propose(question: number, seat: number, kept: string[]): Promise<Proposed> {
    return (await this.wish({ type: "propose", question, seat, kept })) as Proposed;
  }

  /** What the answers to our question are worth: it takes the coach a while. */
  async askCoach(question: number, seat: number): Promise<Advised> {
    return (await this.wish({ type: "coach", question, seat })) as Advised;
  }

  /** What our answer of that number cost. */
  async weigh(answer: number): Promise<Weighed> {
    return (await this.wish({ type: "weigh", answer })) as Weighed;
  }

  private wish(wish: Wish): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const id = this.nextId++;
      this.open.set(id, { wish, done: resolve, refuse: reject });
      if (this.greeted) this.send({ ...wish, id } as ClientMessage);
      else if (!mustArrive(wish)) this.lose(id);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearTimeout(this.patience);
    this.hangUp();
  }

  /** The network is back, or the reader: a line that looks open may have died meanwhile, and its silence will tell. */
  wake(): void {
    if (this.closed) return;
    if (this.greeted) {
      this.hello();
      return;
    }
    clearTimeout(this.retry);
    this.hangUp();
    this.tries = 0;
    this.connect();
  }

  private connect(): void {
    const line = this.connectTo(this.url);
    this.line = line;
    this.listen();
    line.onopen = () => this.hello();
    line.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ServerMessage);
    line.onclose = (event) => this.lost(event.code, event.reason);
  }

  /** A dead line is slow to notice that it was closed, so nothing more is heard from it. */
  private hangUp(): void {
    clearTimeout(this.silence);
    this.silence = undefined;
    this.greeted = false;
    const line = this.line;
    this.line = null;
    if (line === null) return;
    line.onopen = line.onmessage = line.onclose = null;
    line.close();
  }

  /** Something must be heard soon. */
  private listen(): void {
    const time = Math.min(SILENCE * 2 ** this.tries, MOST_SILENCE);
    this.silence ??= setTimeout(() => {
      this.listener.onstatus("lost", "", "");
      this.lost(0, "");
    }, time);
  }

  private lost(code: number, reason: string): void {
    this.hangUp();
    for (const [id, open] of [...this.open]) if (!mustArrive(open.wish)) this.lose(id);
    if (code === NO_SUCH_TABLE) this.end("gone", reason, "");
    else if (SHUT.includes(code) || (code === NOT_A_GUEST && this.introduced)) this.end("shut", reason, KEYS[code] ?? "");
    else if (code === NOT_A_GUEST) void this.introduce();
    else this.tryAgain();
  }

  private end(status: "gone" | "shut", reason: string, key: string): void {
    this.close();
    this.listener.onstatus(status, reason, key);
  }

  private async introduce(): Promise<void> {
    try {
      await this.listener.onstranger();
      this.introduced = true;
    } catch {
      // No server just now: it will be asked again when it has turned us away again.
    }
    if (!this.closed && this.line === null) this.tryAgain();
  }

  private tryAgain(): void {
    this.patience ??= setTimeout(() => this.listener.onstatus("lost", "", ""), LONG_LOSS);
    const pause = PAUSES[Math.min(this.tries, PAUSES.length - 1)]!;
    this.tries += 1;
    clearTimeout(this.retry);
    // A little chance in the pause, so that a whole table does not come back in the same moment.
    this.retry = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }

  private lose(id: number): void {
    const open = this.open.get(id);
    this.open.delete(id);
    open?.refuse(new Refused("", ""));
  }

  private hello(): void {
    this.send({ type: "hello", scenes: this.scenes.list.length, sayings: this.said, mark: this.mark });
  }

  private send(message: ClientMessage): void {
    if (this.line === null) return;
    this.line.send(JSON.stringify(message));
    this.listen();
  }

  private hear(message: ServerMessage): void {
    clearTimeout(this.silence);
    this.silence = undefined;
    this.take(message);
    // What came may have been no reply.
    if (this.line !== null && (!this.greeted || this.open.size > 0)) this.listen();
  }

  private take(message: ServerMessage): void {
    switch (message.type) {
      case "update":
        this.update(message);
        break;
      case "presence":
        this.seq = message.seq;
        this.listener.onpresence(message);
        break;
      case "done":
      case "foreseen":
      case "proposed":
      case "advised":
      case "weighed":
        this.open.get(message.id)?.done(message);
        this.open.delete(message.id);
        break;
      case "refused":
        this.open.get(message.id)?.refuse(new Refused(message.reason, message.rule, message.key, message.facts, message.answer));
        this.open.delete(message.id);
        // Refused on grounds we have not heard of: then the page shows an old table.
        if (this.greeted && message.seq > this.seq) this.hello();
        break;
    }
  }

  private update(update: Update): void {
    if (update.first_scene > this.scenes.list.length || update.first_saying > this.said) {
      this.hello();
      return;
    }
    this.seq = update.seq;
    const anew = this.anew || (update.first_scene === 0 && this.scenes.list.length > 0 && update.scenes.length > 0);
    if (anew) this.scenes = new Scenes();
    const fresh = this.scenes.read(update);
    this.anew = false;
    if (update.first_saying < update.said || update.first_saying < this.said) {
      this.sayings = [...this.sayings.filter(({ number }) => number < update.first_saying), ...update.sayings];
    }
    this.said = update.said;
    this.mark = update.muting?.mark ?? "";
    if (!this.greeted) this.welcomed(update);
    const seen = this.scenes.seen(update, this.table);
    this.table = seen.table;
    this.listener.onupdate(seen, fresh, anew);
  }

  /** The first update on a new line: answers that did not arrive go out again, if they are still wanted. */
  private welcomed(update: Update): void {
    this.greeted = true;
    this.introduced = false;
    this.tries = 0;
    clearTimeout(this.patience);
    this.patience = undefined;
    this.listener.onstatus("open", "", "");
    for (const [id, open] of [...this.open]) {
      if (!isAnswer(open.wish)) {
        if (mustArrive(open.wish)) this.send({ ...open.wish, id } as ClientMessage);
        continue;
      }
      const { question, seat } = open.wish;
      const stillOpen = update.match?.questions.some((asked) => asked.id === question && (seat === undefined || seat === null || asked.seat === seat));
      if (stillOpen) this.send({ ...open.wish, id } as ClientMessage);
      else {
        this.open.delete(id);
        open.done(null);
      }
    }
  }
}
