// A Pinochle deal as a seat sees it, and what follows from it without any rules.

import type { Seat, ViewMessage } from "../lib/protocol.ts";

export interface Meld {
  name: string;
  points: number;
  cards: string[];
  group: number;
}

export interface Trick {
  leader: Seat;
  cards: string[];
  winner: Seat;
}

export interface Call {
  type: "bid" | "pass";
  points?: number;
  help?: boolean;
}

export interface Deal {
  seat: Seat | null;
  dealer: Seat;
  players: Seat[];
  phase: string;
  to_act: Seat | null;
  hand: string[];
  sizes: number[];
  widow_size: number;
  widow: string[] | null;
  taken: boolean;
  stock_size: number;
  looked: string | null;
  picks: { seat: Seat; took: boolean; seen: string[] }[];
  draws: (string | null)[][];
  laid: { card: string; scored: number[] }[][];
  melding: boolean;
  turned: string | null;
  lying: string | null;
  calls: Call[];
  void: boolean;
  contract: { declarer: Seat; bid: number; stuck: boolean } | null;
  trump: string | null;
  called: { card: string; partner: Seat } | null;
  swaps: [Seat, boolean][];
  buried: string[] | null;
  shares: (string | null)[];
  gifts: { giver: Seat; receiver: Seat; count: number; cards: string[] | null; delivered: boolean }[];
  shown: { melds: Meld[]; table: string[] }[];
  choice: string | null;
  leader: Seat;
  trick: string[];
  tricks: Trick[];
}

export interface Played {
  seat: Seat;
  card: string;
}

export const dealOf = (message: ViewMessage): Deal => message.view as Deal;

/** Who acts so many turns after a seat. */
export function after(players: readonly Seat[], seat: Seat, steps: number): Seat {
  return players[(players.indexOf(seat) + steps) % players.length] ?? seat;
}

/** The cards of a trick, each with who played it. */
export function rowOf(deal: Deal, leader: Seat, cards: readonly string[]): Played[] {
  return cards.map((card, step) => ({ card, seat: after(deal.players, leader, step) }));
}

/** All calls, each with who made it: clockwise, without those who have passed. */
export function callsOf(deal: Deal): { seat: Seat; call: Call }[] {
  const out = new Set<Seat>();
  let turn = -1;
  return deal.calls.map((call) => {
    do turn = (turn + 1) % deal.players.length;
    while (out.has(deal.players[turn]!) && out.size < deal.players.length);
    const seat = deal.players[turn]!;
    if (call.type === "pass") out.add(seat);
    return { seat, call };
  });
}

/** The legal lines that begin with a word, each with its rest. */
export function linesOf(legal: readonly string[], word: string): string[] {
  return legal.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
}

/** What `all` holds more than `some`, card for card. */
export function without(all: readonly string[], some: readonly string[]): string[] {
  const left = [...all];
  for (const card of some) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Some cards in a fixed order, so that two choices of the same cards are the same text. */
export const same = (cards: readonly string[]): string => [...cards].sort().join(" ");
