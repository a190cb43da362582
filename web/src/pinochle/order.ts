// The order of one's own hand: by suit, until a person moves a card; from then on as that person left it.

import { sorted } from "../lib/cards.ts";
import { without } from "./deal.ts";

/** The hand in the order in which it lay, new cards at their place by suit and rank. */
export function merged(order: readonly string[], hand: readonly string[], manual: boolean): string[] {
  const ranked = sorted(hand);
  if (!manual) return ranked;
  const left = [...hand];
  const kept = order.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  for (const card of sorted(left)) {
    const before = ranked.slice(0, ranked.indexOf(card)).reverse();
    const neighbour = before.find((one) => kept.includes(one));
    const suit = kept.findLastIndex((one) => one[1] === card[1]);
    const at = neighbour?.[1] === card[1] ? kept.lastIndexOf(neighbour!) : suit;
    kept.splice(at < 0 ? kept.length : at + 1, 0, card);
  }
  return kept;
}

/** The order after the card at one place has been put to another. */
export function moved(order: readonly string[], from: number, to: number): string[] {
  const next = [...order];
  const [card] = next.splice(from, 1);
  if (card !== undefined) next.splice(to, 0, card);
  return next;
}

/** Rows of at most `most` cards, as even as may be, broken between suits where that costs little. */
export function rows(cards: readonly string[], most: number): { card: string; at: number }[][] {
  const placed = cards.map((card, at) => ({ card, at }));
  const count = Math.max(1, Math.ceil(cards.length / Math.max(1, most)));
  const found: { card: string; at: number }[][] = [];
  let start = 0;
  for (let row = count; row > 0; row--) {
    const even = Math.ceil((cards.length - start) / row);
    let end = start + even;
    for (const shift of row > 1 ? [0, 1, -1, 2, -2] : []) {
      const to = start + even + shift;
      const fits = even + shift <= most && cards.length - to <= most * (row - 1);
      if (fits && cards[to - 1]?.[1] !== cards[to]?.[1]) {
        end = to;
        break;
      }
    }
    found.push(placed.slice(start, end));
    start = end;
  }
  return found;
}

/** The cards that have come into a hand since an earlier one. */
export const received = (before: readonly string[], now: readonly string[]): string[] => without(now, before);
