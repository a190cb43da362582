// What seats and sides are called: people by their names, bots by where they sit, as in what is told.

import type { Seat, ViewMessage } from "../lib/protocol.ts";
import { say, typeset } from "../lib/words.ts";

const COMPASS = ["south", "southwest", "west", "northwest", "north", "northeast", "east", "southeast"];

/** Where on the compass the seats of a table lie, by their number. */
const PLACES: Record<number, number[]> = {
  2: [0, 4],
  3: [0, 2, 6],
  4: [0, 2, 4, 6],
  5: [0, 2, 3, 5, 6],
  6: [0, 1, 3, 4, 5, 7],
  7: [0, 1, 2, 3, 5, 6, 7],
  8: [0, 1, 2, 3, 4, 5, 6, 7],
};

/** The name of a seat, whoever sits there. */
export function seatName({ table }: ViewMessage, seat: Seat): string {
  const { name, kind } = table.seats[seat]!;
  const taken = table.seats.filter((other) => other.kind === "person" && other.name === name).length;
  if (kind === "person" && name && taken < 2) return name;
  return say(`seat-${COMPASS[PLACES[table.seats.length]![seat]!]}`);
}

/** The same, or "You". */
export function called(message: ViewMessage, seat: Seat): string {
  return seat === message.seat ? say("frame-you") : seatName(message, seat);
}

/** All seats clockwise, one's own first; who watches sees seat 0 nearest. */
export function around({ table, seat }: ViewMessage): Seat[] {
  return table.seats.map((_, step) => ((seat ?? 0) + step) % table.seats.length);
}

export function sideOf({ table }: ViewMessage, seat: Seat): number {
  return seat % table.totals.length;
}

/** The seats of a side, one's own first. */
export function members(message: ViewMessage, side: number): Seat[] {
  return around(message).filter((seat) => sideOf(message, seat) === side);
}

/** The sides, one's own first. */
export function sides(message: ViewMessage): number[] {
  return [...new Set(around(message).map((seat) => sideOf(message, seat)))];
}

/** What a side is called: of two pairs "we" and "they", otherwise who belongs to it. */
export function sideName(message: ViewMessage, side: number): string {
  const seats = members(message, side);
  if (seats.length === 1) return called(message, seats[0]!);
  const own = message.seat === null ? null : sideOf(message, message.seat);
  if (side === own) return say("frame-we");
  if (own !== null && message.table.totals.length === 2) return say("frame-they");
  return seats.map((seat) => seatName(message, seat)).join(" + ");
}

/** A number with its sign: +120, −40, 0. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : typeset(String(number));
}

/** Several seats together: their side if they are one, otherwise who they are. */
export function partyName(message: ViewMessage, seats: readonly Seat[]): string {
  const side = sideOf(message, seats[0] ?? 0);
  const whole = members(message, side);
  if (seats.length === whole.length && whole.every((seat) => seats.includes(seat))) return sideName(message, side);
  return around(message)
    .filter((seat) => seats.includes(seat))
    .map((seat) => called(message, seat))
    .join(" + ");
}
