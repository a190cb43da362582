import { remember } from "./matches.ts";
import type { Hint, Proposal, Request, Said, ServerMessage, TryResult, ViewMessage } from "./protocol.ts";
import { settings } from "./settings.svelte.ts";
import { typeset } from "./words.ts";
import { Socket, type Standing } from "./socket.ts";

/** One table as this browser sees it. Everything comes from the server; two views differ by what has happened. */
export class Table {
  readonly match: string;
  readonly key: string | null;

  view: ViewMessage | null = $state.raw(null);
  /** The view before, to animate from; null when there is nothing to compare with. */
  previous: ViewMessage | null = $state.raw(null);
  /** All that has been told of the deal so far. */
  told: string[] = $state.raw([]);
  /** Only what came with the last view, to be spoken; empty when a whole deal was told anew. */
  news: string[] = $state.raw([]);
  /** A question or an action is on its way. */
  busy = $state(false);
  /** Why the last thing was refused, in words; empty after anything that worked. */
  refusal = $state("");
  /** Whether what was refused is no action but a matter of the table, which no game shows by itself. */
  matter = $state(false);
  chat: Said[] = $state.raw([]);
  standing: Standing = $state("connecting");
  /** The private links to seats that were made here, by seat; nobody gets them a second time. */
  links: Record<number, string> = $state({});
  /** Why the server closed the table to us: 4004 no such table, wrong key or no watching, 4003 another site. */
  closed = $state(0);

  private readonly socket: Socket;
  private mixed = 0;

  constructor(match: string, key: string | null) {
    this.match = match;
    this.key = key;
    this.socket = new Socket(() => this.address(), {
      message: (message) => this.take(message),
      standing: (standing, code) => {
        this.standing = standing;
        this.closed = code;
        if (standing === "connecting") this.mixed = 0;
      },
    });
  }

  /** Do a legal action. False if it was refused; then `refusal` says why. */
  async act(line: string): Promise<boolean> {
    if (this.view === null || this.busy) return false;
    return this.done({ type: "act", version: this.view.version, action: line });
  }

  /** Mix chance into the shuffle that waits, and so say that one is ready for the next deal. */
  ready(): void {
    const shuffle = this.view?.table.shuffle;
    if (!shuffle || this.mixed === shuffle.number) return;
    this.mixed = shuffle.number;
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const chance = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    void this.socket.ask({ type: "mix", number: shuffle.number, chance });
  }

  /** Whether an action would be legal and what it would mean; changes nothing. */
  async try(action: string): Promise<TryResult> {
    const answer = await this.socket.ask({ type: "try", action });
    if (answer?.type === "answered") return answer.result as TryResult;
    if (answer?.type === "refused") {
      return { legal: false, code: answer.code, params: answer.params, message: answer.message };
    }
    return { legal: false, code: "no-connection", message: "" };
  }

  /** What one's hand melds with this trump (null: the trump of the deal), and how it adds up; null if that is no question here. */
  async melds(trump: string | null): Promise<any> {
    const answer = await this.socket.ask({ type: "melds", trump });
    return answer?.type === "answered" ? answer.result : null;
  }

  /** What a bot would do in one's seat, and why; null if there is nothing to do, and `refusal` says so. */
  async hint(): Promise<Hint | null> {
    const answer = await this.socket.ask({ type: "hint" });
    if (answer?.type === "answered") return answer.result as Hint;
    this.refused(answer);
    return null;
  }

  /** Say why something cannot be done; with "" nothing, so that the same words again are spoken again. */
  explain(why: string): void {
    this.refusal = typeset(why);
    this.matter = false;
  }

  /** Say a line, or one of the set phrases as `{ phrase }`. */
  say(what: string | { phrase: string }): Promise<boolean> {
    return this.done({ type: "say", ...(typeof what === "string" ? { text: what } : what) });
  }

  propose(what: Proposal["what"]): Promise<boolean> {
    return this.done({ type: "propose", what });
  }

  answer(yes: boolean): Promise<boolean> {
    return this.done({ type: "answer", yes });
  }

  pause(on: boolean): Promise<boolean> {
    return this.done({ type: "pause", on });
  }

  mute(seat: number | null, on: boolean): Promise<boolean> {
    return this.done({ type: "mute", seat, on });
  }

  /** Come back anew: in another language, or after taking a seat. */
  reopen(): void {
    this.socket.reopen();
  }

  close(): void {
    this.socket.close();
  }

  private address(): string {
    const address = new URL(`/api/matches/${encodeURIComponent(this.match)}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("language", settings.language);
    if (this.key !== null) address.searchParams.set("key", this.key);
    return address.href;
  }

  private async done(request: Request): Promise<boolean> {
    this.busy = true;
    const answer = await this.socket.ask(request).finally(() => (this.busy = false));
    if (answer === null || answer.type === "refused") {
      this.refused(answer);
      this.matter = request.type !== "act";
      return false;
    }
    this.refusal = "";
    return true;
  }

  private refused(answer: ServerMessage | null): void {
    if (answer?.type !== "refused") return;
    this.refusal = typeset(answer.message || answer.code);
  }

  private take(message: ServerMessage): void {
    if (message.type === "said") this.chat = [...this.chat, message].slice(-200);
    if (message.type === "view") this.see({ ...message, told: message.told.map(typeset), settled: message.settled.map(typeset), prompt: typeset(message.prompt) });
  }

  private see(message: ViewMessage): void {
    // A lost connection does not bring old news: the same view twice is no event.
    const before = this.view;
    const sameDeal = !message.anew && before !== null && continues(before, message);
    this.previous = sameDeal ? before : null;
    this.told = sameDeal ? [...this.told, ...message.told] : message.told;
    this.news = message.anew ? [] : message.told;
    if (before !== null && before.version !== message.version) this.refusal = "";
    this.view = message;
    this.mixByItself(message);
    if (message.seat !== null && (before === null || message.table.outcome !== before.table.outcome)) {
      const { id, rules_id, outcome } = message.table;
      remember({ id, key: this.key, rules: rules_id, at: Date.now(), over: outcome !== null });
    }
  }

  /** Within a deal and before the first nobody need be asked; between deals people look at the score first. */
  private mixByItself(message: ViewMessage): void {
    const { shuffle, score } = message.table;
    if (shuffle && message.seat !== null && shuffle.waiting.includes(message.seat) && score === null) this.ready();
  }
}

/** Whether a view belongs to the same deal as the one before: its log goes on, or was shortened by a take-back. */
function continues(before: ViewMessage, now: ViewMessage): boolean {
  if (now.log.length === 0 || before.log.length === 0) return now.log.length === before.log.length;
  return now.log[0] === before.log[0];
}
