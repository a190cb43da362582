// How a table is to be: who sits where, and how it is run.

import type { TableSettings, Wanted } from "../lib/api.ts";
import type { Settings } from "../lib/settings.svelte.ts";
import { say } from "../lib/words.ts";

export const LEAST_NAME = 1;
export const LONGEST_NAME = 24;

/** `seats` are the others from one's left on: the name of a bot, or "" for a seat that stays open. */
export interface Plan {
  seats: string[];
  settings: Required<TableSettings>;
}

const PACES: Record<Settings["speed"], number> = { instant: 0, fast: 4, normal: 8, slow: 20 };

/** A table of such bots, or with "" one where all other seats are open. */
export function planFor(seats: number, bot: string, speed: Settings["speed"]): Plan {
  return {
    seats: Array.from({ length: seats - 1 }, () => bot),
    settings: {
      public: false,
      spectators: true,
      takebacks: true,
      grace: 60,
      pace: PACES[speed],
      clock: { decision: 0, bank: 0 },
    },
  };
}

/** What the server is asked for. */
export function wanted(rules: string, plan: Plan, name: string): Wanted {
  return { rules, name: shortName(name), seat: 0, bots: plan.seats, settings: plan.settings };
}

/** A name as the server takes it. */
export function shortName(name: string): string {
  return name.trim().slice(0, LONGEST_NAME) || say("start-guest");
}

/** Where a seat is, as seen from one's own: the `number`th clockwise of `seats`. */
export function place(number: number, seats: number): string {
  const where = number === 1 ? "left" : number === seats - 1 ? "right" : number * 2 === seats ? "across" : "other";
  return say("make-seat", { where: seats === 2 ? "across" : where, number });
}
