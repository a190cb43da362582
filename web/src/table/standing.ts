// What the numbers of a view say about where the deal stands; nothing that only rules could tell.

import type { Needed, PinochleTally, Seat, ViewMessage } from "../lib/protocol.ts";

export type Panel = "rules" | "log" | "chat" | "menu" | "score" | "settings" | "shortcuts" | "hint" | "seats";

/** The points of all melds that a seat has shown. */
export function melded(message: ViewMessage, seat: Seat): number {
  const melds: { points: number }[] = message.view?.shown?.[seat]?.melds ?? [];
  return melds.reduce((sum, meld) => sum + meld.points, 0);
}

/** The seats that the contract binds; none without one. */
export function declaring(message: ViewMessage): Seat[] {
  return (message.tally as PinochleTally | null)?.declarers ?? [];
}

/** What the contract still asks of the tricks once the melds lie open; null before, and when the deal is over. */
export function needed(message: ViewMessage): Needed | null {
  return between(message) ? null : ((message.tally as PinochleTally | null)?.needed ?? null);
}

/** Whether the contract of the deal that is over was made; null where there was none to be made. */
export function made(message: ViewMessage): boolean | null {
  return message.table.score?.made ?? null;
}

/** Whether a deal is finished and its score stands. */
export function between(message: ViewMessage): boolean {
  return message.table.score !== null;
}
