// The legal lines of a turn, taken apart: `lay 9S 9H **=9C`, `off **=4H @2 low`, `take 3`.

import type { ViewMessage } from "../lib/protocol.ts";

export interface Move {
  line: string;
  /** What the table calls it. */
  label: string;
  verb: string;
  /** Cards as they lie or will lie: wild cards with what they stand for. */
  tokens: string[];
  /** The number of the meld it is about, 0 if none. */
  meld: number;
  /** The place in the row it is about, 0 if none. */
  place: number;
}

/** The card that lies there, whatever it stands for. */
export function face(token: string): string {
  return token.slice(0, 2);
}

/** What a wild card stands for; nothing for any other. */
export function meant(token: string): string | null {
  return token.includes("=") ? token.slice(-2) : null;
}

/** All moves of a view, in the order of its `legal`. */
export function movesOf(message: ViewMessage | null): Move[] {
  return message?.legal.map((line, at) => move(line, message.labels[at] || line)) ?? [];
}

function move(line: string, label: string): Move {
  const [verb = "", ...words] = line.split(" ");
  const meld = words.find((word) => word.startsWith("@"));
  return {
    line,
    label,
    verb,
    tokens: verb === "take" ? [] : words.filter((word) => /^(\*\*|[A-Z0-9]{2})(=|$)/.test(word)),
    meld: meld ? Number(meld.slice(1)) : 0,
    place: verb === "take" ? Number(words[0]) : 0,
  };
}

/** Whether `cards` holds all of `wanted`, each as often as it is wanted. */
export function holds(cards: string[], wanted: string[]): boolean {
  const left = [...cards];
  return wanted.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
