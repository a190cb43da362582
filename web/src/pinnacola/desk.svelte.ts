// One player's desk: the hand, what is picked of it, and what is asked of the table. It knows no rule.

import { tick } from "svelte";
import type { ViewMessage } from "../lib/protocol.ts";
import type { Table } from "../lib/table.svelte.ts";
import { Draft } from "./draft.svelte.ts";
import { HeldHand } from "./hand.svelte.ts";
import { type Move, face, movesOf } from "./moves.ts";
import { Worth } from "./worth.svelte.ts";

export type End = "low" | "high" | null;

export class Desk {
  readonly table: Table;
  readonly hand = new HeldHand();
  readonly draft: Draft;
  readonly worth: Worth;
  /** The place in the row that was touched, 0 if none. */
  place = $state(0);
  /** The meld whose possibilities are shown, 0 if none. */
  meld = $state(0);
  /** Whether all moves are listed. */
  all = $state(false);
  /** Why the last touch could not be carried out. */
  why = $state("");
  private seen = 0;
  /** Where the focus goes when what had it is gone. */
  home: (() => HTMLElement | null) | null = null;

  readonly moves: Move[] = $derived.by(() => movesOf(this.table.view));
  readonly staged = $derived.by(() => this.hand.staged);

  /** Whether the picked cards are, or could be, a meld by themselves. */
  get building(): boolean {
    return this.staged.length > 2 && (this.draft.meaning !== null || this.draft.open);
  }

  constructor(table: Table) {
    this.table = table;
    this.draft = new Draft((line) => table.try(line));
    this.worth = new Worth(table);
  }

  /** Take over a new view. */
  follow(message: ViewMessage | null): void {
    const view = message?.view;
    if (!message || !view) return;
    this.hand.follow(view.hand, message.log[0] ?? "", message.log.at(-1)?.split(" ")[0] ?? "");
    if (view.turn !== view.seat || view.phase === "over") this.hand.settle();
    if (message.log.length === this.seen) return; // somebody came or went: what is looked at stays
    if (this.seen) void tick().then(() => this.refocus());
    this.seen = message.log.length;
    this.place = this.meld = 0;
    this.all = false;
    this.why = "";
  }

  can(line: string): Move | undefined {
    return this.moves.find((move) => move.line === line);
  }

  /** Moves of one kind. */
  of(verb: string): Move[] {
    return this.moves.filter((move) => move.verb === verb);
  }

  /** What can be done with a meld and the picked cards; with any card of the hand if none is picked. */
  fits(meld: number): Move[] {
    const faces = this.staged.map((held) => held.card);
    return this.moves.filter(
      (move) => move.meld === meld && (!faces.length || faces.includes(face(move.tokens[0] ?? ""))),
    );
  }

  /** Do it if it is legal, else say why not. */
  async do(line: string): Promise<boolean> {
    if (this.table.busy) return false;
    if (this.can(line) || (line.startsWith("lay ") && this.table.view?.legal.length)) {
      const done = await this.table.act(line);
      await tick();
      if (!done) this.why = this.table.refusal;
      this.refocus();
      return done;
    }
    await this.explain(line);
    return false;
  }

  /** Say why something cannot be done. */
  async explain(line: string): Promise<void> {
    this.table.explain("");
    const answer = await this.table.try(line);
    this.why = answer.legal ? "" : (answer.message ?? "");
    this.table.explain(this.why); // the frame speaks it
  }

  /** A card of the row was touched: show what would be taken with it. */
  async touchRow(place: number): Promise<void> {
    this.meld = 0;
    this.place = this.place === place ? 0 : place;
    this.why = "";
    if (this.place && !this.can(`take ${place}`)) await this.explain(`take ${place}`);
  }

  /** A meld was touched, perhaps at one end: lay the picked cards off on it, or show what can be done with it. */
  async touchMeld(meld: number, end: End): Promise<void> {
    const staged = this.staged;
    const fits = this.fits(meld);
    this.place = 0;
    this.why = "";
    if (!staged.length) {
      this.meld = this.meld === meld ? 0 : meld;
    } else if (!fits.length) {
      await this.explain(`off ${staged[0]!.card} @${meld}`);
    } else if (staged.length > 1) {
      await this.layOff(meld);
    } else if (fits.length === 1) {
      await this.do(fits[0]!.line);
    } else if (end && fits.length === 2 && fits.every((move) => move.verb === "off")) {
      await this.do(fits[end === "low" ? 0 : 1]!.line); // the table names the low end first
    } else {
      this.meld = meld;
    }
  }

  /** Lay off one picked card after the other, as long as it is plain where each goes. */
  private async layOff(meld: number): Promise<void> {
    for (;;) {
      const plain = this.staged
        .map((held) => this.fits(meld).filter((move) => face(move.tokens[0]!) === held.card))
        .find((moves) => moves.length === 1)?.[0];
      if (!this.staged.length) return;
      if (!plain) break;
      if (!(await this.do(plain.line))) return;
    }
    if (this.fits(meld).length) this.meld = meld;
  }

  /** Lay the meld that is being built. */
  async lay(): Promise<void> {
    const meaning = this.draft.meaning;
    if (meaning && this.draft.verdict?.legal) await this.do(`lay ${meaning.cards.join(" ")}`);
    else this.table.explain((this.why = this.draft.verdict?.message ?? ""));
  }

  async discard(card: string): Promise<void> {
    await this.do(`discard ${card}`);
  }

  /** If what had the focus is gone, it goes to the hand. */
  refocus(): void {
    const now = document.activeElement;
    if (!now || now === document.body || !now.isConnected) this.home?.()?.focus({ preventScroll: true });
  }
}
