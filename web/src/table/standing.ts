// What the numbers of a view say about where the deal stands; nothing that only rules could tell.

import type { Seat, ViewMessage } from "../lib/protocol.ts";
import { sideOf } from "./names.ts";

export type Panel = "rules" | "log" | "chat" | "menu" | "score" | "settings" | "shortcuts" | "hint";

/** The points of all melds that a seat has shown. */
export function melded(message: ViewMessage, seat: Seat): number {
  const melds: { points: number }[] = message.view?.shown?.[seat]?.melds ?? [];
  return melds.reduce((sum, meld) => sum + meld.points, 0);
}

/** The seats that the contract binds; none without one. */
export function declaring(message: ViewMessage): Seat[] {
  const { contract, called } = message.view ?? {};
  if (!contract) return [];
  const bound = (seat: Seat): boolean =>
    sideOf(message, seat) === sideOf(message, contract.declarer) || seat === called?.partner;
  return message.table.seats.map((_, seat) => seat).filter(bound);
}

/** What the contract still asks of the tricks once the melds lie open; null before. */
export function needs(message: ViewMessage): number | null {
  const view = message.view;
  if (!view?.contract || !view.shown?.length) return null;
  return Math.max(0, view.contract.bid - declaring(message).reduce((sum, seat) => sum + melded(message, seat), 0));
}

/** Whether a deal is finished and its score stands. */
export function between(message: ViewMessage): boolean {
  return message.table.score !== null;
}
