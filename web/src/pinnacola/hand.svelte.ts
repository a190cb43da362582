// The own hand as it lies before the player: every card a thing of its own, in the order the player wants.

import { face } from "./moves.ts";

export interface Held {
  id: number;
  card: string;
  /** Came with the last draw, or by a swap. */
  fresh: boolean;
}

export type Order = "suit" | "rank" | "own";

const SUITS = "SHCD*"; // colours alternate
const RANKS = "A23456789TJQK*";

function before(order: Order, one: string, other: string): number {
  const suit = SUITS.indexOf(one[1]!) - SUITS.indexOf(other[1]!);
  const rank = RANKS.indexOf(one[0]!) - RANKS.indexOf(other[0]!);
  return order === "suit" ? suit || rank : rank || suit;
}

export class HeldHand {
  cards = $state<Held[]>([]);
  order = $state<Order>("suit");
  /** The cards touched, in that order, by id. */
  picked = $state<number[]>([]);
  private last = 0;
  private deal = "";
  private drawn: string[] = [];

  /** Take over what the table says the hand is. `deal` tells deals apart; `verb` is what was done last. */
  follow(hand: string[], deal: string, verb: string): void {
    const drawing = ["draw", "take", "restock"].includes(verb);
    const anew = deal !== this.deal;
    if (anew) [this.deal, this.cards, this.picked] = [deal, [], []];
    const came = [...hand];
    const kept: Held[] = [];
    // Of two equal cards the one that was picked is the one that went.
    const byRest = [...this.cards].sort((a, b) => Number(this.isPicked(a)) - Number(this.isPicked(b)));
    for (const held of byRest) {
      const at = came.indexOf(held.card);
      if (at < 0) continue;
      came.splice(at, 1);
      kept.push(held);
    }
    if (kept.length === this.cards.length && !came.length) return;
    if (drawing && !anew) this.drawn = [...came];
    const ids = new Set(kept.map((held) => held.id));
    const stay = this.cards
      .filter((held) => ids.has(held.id))
      .map((held) => (drawing && held.fresh ? { ...held, fresh: false } : held));
    const added = came.map((card) => ({
      id: ++this.last,
      card,
      fresh: !anew && (drawing || verb === "swap" || this.drawn.includes(card)),
    }));
    this.cards = [...stay, ...added];
    this.picked = this.picked.filter((id) => ids.has(id));
    this.arrange();
  }

  /** Nothing is new any more: the turn has ended. */
  settle(): void {
    this.drawn = [];
    if (this.cards.some((held) => held.fresh)) this.cards = this.cards.map((held) => ({ ...held, fresh: false }));
  }

  sort(order: Order): void {
    this.order = order;
    this.arrange();
  }

  private arrange(): void {
    if (this.order !== "own") this.cards = this.cards.toSorted((a, b) => before(this.order, a.card, b.card));
  }

  /** Put a card elsewhere in the hand: from now on the order is the player's own. */
  move(id: number, to: number): void {
    const from = this.cards.findIndex((held) => held.id === id);
    const place = Math.max(0, Math.min(this.cards.length - 1, to));
    if (from < 0 || place === from) return;
    const cards = [...this.cards];
    cards.splice(place, 0, ...cards.splice(from, 1));
    this.cards = cards;
    this.order = "own";
  }

  isPicked(held: Held): boolean {
    return this.picked.includes(held.id);
  }

  toggle(id: number): void {
    this.picked = this.picked.includes(id) ? this.picked.filter((one) => one !== id) : [...this.picked, id];
  }

  clear(): void {
    this.picked = [];
  }

  /** Pick cards by what they are, for instance all of a suggested meld. */
  pick(tokens: string[]): void {
    const free = [...this.cards];
    this.picked = tokens.flatMap((token) => {
      const at = free.findIndex((held) => held.card === face(token));
      return at < 0 ? [] : [free.splice(at, 1)[0]!.id];
    });
  }

  get staged(): Held[] {
    return this.picked.flatMap((id) => this.cards.find((held) => held.id === id) ?? []);
  }
}
