/** One table as the page knows it: the newest update, the log so far, the line to the server, what was refused. */
import * as api from "../api";
import { Coach } from "../coach/coach.svelte";
import { Player } from "../player.svelte";
import { prefs, reducedMotion } from "../prefs.svelte";
import type { Scene, SeenUpdate } from "../scenes";
import { Refused, TableSocket, type Status, type Wish } from "../socket";
import { sound } from "../sounds";
import { refusal, t } from "../words.svelte";
import { Plans } from "../games/plans.svelte";
import type { GameClient, Touch } from "../games/types";
import type { BarredInfo, EventInfo, Foreseen, QuestionInfo, Saying, Weighed } from "../wire";
import { keep, kept } from "./kept";

/** `answer`: the rules refuse it, and their own sentence says why. */
export interface Told {
  text: string;
  rule: string;
  answer: BarredInfo | null;
}

export class Session {
  update: SeenUpdate | null = $state.raw(null);
  scenes: Scene[] = $state.raw([]);
  sayings: Saying[] = $state.raw([]);
  status: Status = $state("connecting");
  /** why there is no way to the table, if the server says so */
  reason = $state("");
  /** under which it can be said in the reader's language */
  reasonKey = $state("");
  /** a sentence for the reader: a refusal, mostly */
  notice: Told | null = $state(null);
  /** the question whose answer is on its way */
  answering: number | null = $state(null);
  /** what the answers to a question would do */
  foreseen: Foreseen | null = $state.raw(null);
  /** whole plans for a question, where the game proposes any */
  plans: Plans | null = $state.raw(null);
  /** what the coach was asked, as long as it is shown */
  coach: Coach | null = $state.raw(null);
  /** what the reader's last answer cost, where it was much and they want to know */
  weighed: Weighed | null = $state.raw(null);
  player: Player | null = $state.raw(null);
  /** events there were when the reader last answered */
  lastTurn = $state(0);
  /** they have, at least once */
  answered = $state(false);

  /** what the log tells: the events of all scenes */
  readonly events: EventInfo[] = $derived(this.scenes.map((scene) => scene.event));

  private readonly socket: TableSocket;
  private client: GameClient | null = null;
  private noticeTimer: ReturnType<typeof setTimeout> | undefined;
  private lastAsked = "";
  private lookingAhead = "";
  /** the number of the answer that is weighed */
  private weighing: number | null = null;
  private unsaid: { text: string; emote: boolean; once: string } | null = null;
  /** the wish to take a move back that the reader has given up */
  private withdrawn: number | null = null;

  constructor(
    private readonly code: string,
    private readonly fresh: boolean,
    private readonly onturn: () => void,
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new TableSocket(`${scheme}://${location.host}/socket/${encodeURIComponent(code)}`, {
      onupdate: (update, fresh, anew) => this.heard(update, fresh, anew),
      onpresence: ({ seats, spectators, seq }) => {
        if (this.update) this.update = { ...this.update, seq, table: { ...this.update.table, seats, spectators } };
      },
      onstatus: (status, reason, key) => {
        this.status = status;
        this.reason = reason;
        this.reasonKey = key;
      },
      onstranger: api.mine,
    });
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
  }

  close(): void {
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    clearTimeout(this.noticeTimer);
    this.socket.close();
    this.player?.close();
  }

  /** The board has been loaded. */
  begin(client: GameClient): void {
    this.client = client;
    this.plan();
    this.seat();
  }

  /** The seat that is told as "you"; nobody's where several play on one screen. */
  private get reader(): number | null {
    const mine = this.update?.table.seats.filter((sitting) => sitting.you) ?? [];
    return mine.length === 1 ? mine[0]!.seat : null;
  }

  get questions(): QuestionInfo[] {
    return this.update?.match?.questions ?? [];
  }

  async ask(wish: Wish): Promise<boolean> {
    this.notice = null;
    if (wish.type === "consent" && !wish.yes) this.withdrawn = wish.asked ?? null;
    try {
      await this.socket.ask(wish);
      return true;
    } catch (error) {
      this.tellRefused(error);
      return false;
    }
  }

  private tellRefused(error: unknown): void {
    if (!(error instanceof Refused)) return;
    const { message: reason, key, facts, rule, answer } = error;
    this.tell(reason ? refusal({ reason, key, facts }) : t("page-not-connected"), rule, answer);
  }

  /** What it says of a question that is gone nobody hears. */
  async askCoach(question: QuestionInfo): Promise<void> {
    if (this.coach?.isFor(question)) return;
    const coach = new Coach(question);
    this.coach = coach;
    try {
      coach.advised = await this.socket.askCoach(question.id, question.seat);
    } catch (error) {
      if (this.coach !== coach) return;
      this.coach = null;
      this.tellRefused(error);
    }
  }

  /** What was perhaps not kept and is said again goes out as the same saying: it counts once. */
  async say(text: string, emote: boolean): Promise<boolean> {
    const again = this.unsaid?.text === text && this.unsaid.emote === emote ? this.unsaid : null;
    const saying = again ?? { text, emote, once: freshWord() };
    this.unsaid = saying;
    const said = await this.ask({ type: "say", ...saying });
    if (said && this.unsaid === saying) this.unsaid = null;
    return said;
  }

  /** Plans are the bots' own; what is answered by itself may be weighed. */
  async answer(question: QuestionInfo, key: string): Promise<void> {
    const number = this.update?.match?.answers ?? 0;
    const given = await this.give(question, { type: "answer", question: question.id, key, seat: question.seat });
    if (given && question.options.length > 1) await this.weigh(number);
  }

  /** Several answers in one message: all of them are taken, or none. */
  async answerAll(question: QuestionInfo, keys: string[]): Promise<void> {
    await this.give(question, { type: "answers", question: question.id, keys, seat: question.seat });
  }

  /** Whether it was taken. */
  private async give(question: QuestionInfo, wish: Wish): Promise<boolean> {
    if (this.answering !== null) return false;
    this.answering = question.id;
    this.weighing = null;
    this.weighed = null;
    this.lastTurn = this.events.length;
    this.answered = true;
    keep(this.code, "since", this.lastTurn);
    this.player?.skip();
    this.player?.goOn();
    sound("tap");
    const taken = await this.ask(wish);
    this.answering = null;
    return taken;
  }

  /** Whether the reader plays with nobody but bots, and the coach may speak: then a move can be taken back without asking. */
  get mayWeigh(): boolean {
    const table = this.update?.table;
    return Boolean(table?.coach) && table!.state === "playing" && table!.seats.every(({ you, kind }) => you || kind !== "person");
  }

  /** Of an answer after which the reader gave another, or which was taken back, nobody hears; nor that it cannot be told. */
  private async weigh(number: number): Promise<void> {
    if (!prefs.weigh || !this.mayWeigh) return;
    this.weighing = number;
    try {
      const weighed = await this.socket.weigh(number);
      if (this.weighing === number && weighed.cost > 0) this.weighed = weighed;
    } catch {
      // Nobody has asked for it.
    }
  }

  /** Ask for plans, once for a question, where the game proposes any and the reader wants them. */
  plan(): void {
    const question = this.questions[0];
    if (!question || !prefs.plans || !this.client?.proposes?.includes(question.kind) || this.plans?.isFor(question)) return;
    this.plans = new Plans(
      question,
      async (kept) => (await this.socket.propose(question.id, question.seat, kept)).plans,
      (keys) => void this.answerAll(question, keys),
    );
  }

  private async lookAhead([question]: QuestionInfo[]): Promise<void> {
    const wanted = question ? `${question.id}:${question.seat}` : "";
    if (this.lookingAhead === wanted) return;
    this.lookingAhead = wanted;
    if (!question) return;
    try {
      this.foreseen = await this.socket.foresee(question.id, question.seat);
    } catch {
      // The match has gone on, or the line is lost: the next update asks again.
      if (this.lookingAhead === wanted) this.lookingAhead = "";
    }
  }

  tell(text: string, rule = "", answer: BarredInfo | null = null): void {
    this.notice = { text, rule, answer };
    clearTimeout(this.noticeTimer);
    this.noticeTimer = setTimeout(() => (this.notice = null), 8000);
  }

  sinceMyTurn(): void {
    const match = this.update?.match;
    if (match && this.player) this.player.replay(this.scenes, this.answered ? this.lastTurn : setUpEvents(this.events), match.view);
  }

  /** What was skipped, now with its time. */
  showMeanwhile(): void {
    const match = this.update?.match;
    const from = this.player?.meanwhile?.from;
    if (!match || !this.player || from === undefined) return;
    this.player.goOn();
    const place = this.scenes.findIndex(({ event }) => event.seq >= from);
    this.player.replay(this.scenes, place < 0 ? this.scenes.length : place, match.view);
  }

  private wake = (): void => {
    if (!document.hidden) this.socket.wake();
  };

  private heard(update: SeenUpdate, fresh: Scene[], anew: boolean): void {
    this.tellOfUndo(this.update, update);
    this.tellOfCoach(this.update, update);
    if ((update.match?.answers ?? 0) <= (this.weighing ?? -1) || update.table.state === "over") this.weighing = this.weighed = null;
    this.update = update;
    this.scenes = this.socket.scenes.list;
    this.sayings = this.socket.sayings;
    const match = update.match;
    if (match !== null) {
      if (this.player === null) this.seat();
      else if (anew) this.player.jump(match.view, this.scenes.length);
      else {
        // The answer's own consequences belong to the turn they begin in; what bots do next is theirs.
        const turn = this.answering === null ? null : fresh[0]?.event.turn;
        this.player.add(fresh, match.view, (event) => event.turn === turn);
      }
    }
    this.announceTurn(match?.questions ?? []);
    void this.lookAhead(match?.questions ?? []);
    this.plan();
  }

  /** Whoever asked to take a move back hears that it stands. */
  private tellOfUndo(before: SeenUpdate | null, after: SeenUpdate): void {
    const undo = before?.table.undo;
    if (!undo || after.table.undo || undo.asked === this.withdrawn || !after.table.seats[undo.seat]?.you) return;
    const answers = (after.match?.answers ?? 0) - (before.match?.answers ?? 0);
    if (answers < 0) return;
    const names = undo.waiting_for.map((seat) => after.table.seats[seat]?.name ?? "");
    this.tell(answers > 0 ? t("undo-lapsed") : t("undo-refused", { names }));
  }

  /** Others may know that somebody asked the coach; and whoever asked it is asked something else now. */
  private tellOfCoach(before: SeenUpdate | null, after: SeenUpdate): void {
    const asked = after.table.seats.find(({ seat, you, coached }) => !you && before && coached > (before.table.seats[seat]?.coached ?? 0));
    if (asked) this.tell(t("advice-asked", { name: asked.name }));
    if (!after.match?.questions.some((question) => this.coach?.isFor(question))) this.coach = null;
  }

  private announceTurn(questions: QuestionInfo[]): void {
    const asked = questions.map((question) => `${question.seat}:${question.kind}`).join();
    if (asked && !this.lastAsked) this.onturn();
    this.lastAsked = asked;
  }

  /** The player needs both the board and a match. */
  private seat(): void {
    const match = this.update?.match;
    if (this.client === null || !match || this.player !== null) return;
    const manner = (): { speed: number; reduced: boolean } => ({ speed: prefs.speed, reduced: reducedMotion() });
    const { client } = this;
    const touching = (scene: Scene): Touch | null => (this.reader === null ? null : (client.touches?.(scene, this.reader) ?? null));
    this.player = new Player(client, match.view, manner, sound, undefined, touching);
    const since = kept(this.code, "since");
    this.answered = typeof since === "number";
    this.lastTurn = Math.min(typeof since === "number" ? since : Infinity, this.events.length);
    const young = this.fresh && this.scenes.length < 120 && match.standing.length === 0;
    if (young) this.player.replay(this.scenes, setUpEvents(this.events), match.view);
    else this.player.jump(match.view, this.scenes.length);
  }
}

/** Also on pages without https, where the browser makes no UUIDs. */
function freshWord(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join("-");
}

/** Events of the set-up come in one go; what is worth showing begins with the first turn. */
function setUpEvents(events: EventInfo[]): number {
  const first = events.findIndex((event) => event.turn > 0);
  return first < 0 ? events.length : first;
}
