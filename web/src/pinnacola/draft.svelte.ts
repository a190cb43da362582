// The meld that is being built out of picked cards: what the table thinks of it, and what its wild cards could be.

import type { Meaning, TryResult } from "../lib/protocol.ts";
import type { Held } from "./hand.svelte.ts";
import { face, meant } from "./moves.ts";

const RANKS = "2*AKQJT9876543"; // read backwards: nothing written so is a run from low to high
const MAYBE_WILD = ["**", "2S", "2C"];

export class Draft {
  /** What a wild card is to stand for, by the id of the card. */
  chosen = $state<Record<number, string>>({});
  /** What it could stand for. */
  choices = $state<Record<number, string[]>>({});
  verdict = $state<TryResult | null>(null);
  private ticket = 0;
  private cards = "";
  private readonly ask: (line: string) => Promise<TryResult>;

  constructor(ask: (line: string) => Promise<TryResult>) {
    this.ask = ask;
  }

  get meaning(): Meaning | null {
    return (this.verdict?.["meaning"] as Meaning | undefined) ?? null;
  }

  /** Whether a wild card's identity is still to be chosen. */
  get open(): boolean {
    return this.verdict?.code === "meld-identity-open";
  }

  /** Let a wild card stand for `card`; what those picked after it stood for is forgotten. */
  choose(staged: Held[], id: number, card: string): void {
    const kept = staged.slice(0, staged.findIndex((held) => held.id === id)).map((held) => held.id);
    const keep = <T>(of: Record<number, T>): Record<number, T> =>
      Object.fromEntries(kept.flatMap((one) => (one in of ? [[one, of[one]!]] : [])));
    this.chosen = { ...keep(this.chosen), [id]: card };
    this.choices = { ...keep(this.choices), [id]: this.choices[id] ?? [] };
    void this.weigh(staged);
  }

  /** Ask the table about these cards as a meld. */
  async weigh(staged: Held[]): Promise<void> {
    const ticket = ++this.ticket;
    const ids = staged.map((held) => held.id).join(" ");
    if (ids !== this.cards) [this.cards, this.chosen, this.choices] = [ids, {}, {}];
    if (staged.length < 3) {
      this.verdict = null;
      return;
    }
    const answers: TryResult[] = [];
    for (const line of this.lines(staged)) {
      answers.push(await this.ask(line));
      if (ticket !== this.ticket) return;
    }
    this.judge(staged, answers);
  }

  private judge(staged: Held[], answers: TryResult[]): void {
    const open = answers.find((answer) => answer.code === "meld-identity-open");
    const formed = answers.filter((answer) => answer["meaning"]);
    this.verdict = open ?? formed[0] ?? answers[0] ?? null;
    const readings = new Set(formed.map((answer) => (answer["meaning"] as Meaning).cards.join(" ")));
    if (!open && readings.size < 2) return;
    const wild = face(String(open?.params?.["wild"] ?? "**"));
    const held = staged.find((one) => one.card === wild && !(one.id in this.chosen));
    if (!held) return;
    const possible = [
      ...answers.flatMap((answer) => (answer.params?.["possible"] as string[] | undefined) ?? []),
      ...formed.flatMap((answer) =>
        (answer["meaning"] as Meaning).cards.flatMap((token) => (face(token) === wild && meant(token)) || []),
      ),
    ];
    const different = [...new Set(possible)];
    if (!open && different.length < 2) return;
    this.choices = { ...this.choices, [held.id]: different };
    if (!open) this.verdict = { legal: false, code: "meld-identity-open" };
  }

  /** The cards as lines to try. A single natural card says nothing by its place: then every place of it is tried. */
  private lines(staged: Held[]): string[] {
    const token = (held: Held): string => (held.id in this.chosen ? `${held.card}=${this.chosen[held.id]}` : held.card);
    const plain = staged.filter((held) => !MAYBE_WILD.includes(held.card));
    const wild = staged.filter((held) => MAYBE_WILD.includes(held.card)).toSorted((a, b) => rank(b) - rank(a));
    plain.sort((a, b) => rank(a) - rank(b));
    const tokens = wild.map(token);
    const places = plain.length === 1 && wild.length > 1 ? wild.map((_, at) => at + 1) : [];
    return [0, ...places].map((at) => {
      const line = [...tokens.slice(0, at), ...plain.map(token), ...tokens.slice(at)];
      return `lay ${line.join(" ")}`;
    });
  }
}

function rank(held: Held): number {
  return held.card === "**" ? -1 : RANKS.indexOf(held.card[0]!);
}
