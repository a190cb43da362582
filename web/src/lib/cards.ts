import { say } from "./words.ts";

export const SUITS = ["S", "H", "D", "C"] as const;
export type Suit = (typeof SUITS)[number];
export const SYMBOLS: Record<string, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };
export const JOKER = "**";
export const HIDDEN = "??";

/** Whether this is a card one can see, not a joker. */
export function isPlain(card: string): boolean {
  return card !== JOKER && card !== HIDDEN;
}

export function rankOf(card: string): string {
  return card[0] ?? "";
}

export function suitOf(card: string): string {
  return card[1] ?? "";
}

/** The letter or number that the language prints on a card: "10", "K", "D". */
export function rankLetter(card: string): string {
  return card === JOKER ? say("rank-joker") : say(`rank-${rankOf(card)}`);
}

/** A card as people of the language write it: "10♥"; a wild card that lies in a meld with what it stands for. */
export function cardText(token: string): string {
  const [card = "", meant] = token.split("=");
  const text = card === JOKER ? say("rank-joker") : rankLetter(card) + (SYMBOLS[suitOf(card)] ?? "");
  return meant === undefined ? text : `${text}=${cardText(meant)}`;
}

/** The name that is spoken: "ten of hearts". */
export function cardName(token: string): string {
  const [card = "", meant] = token.split("=");
  if (card === HIDDEN) return say("card-hidden");
  const name =
    card === JOKER
      ? say("rank-joker")
      : say("card-name", { rank: say(`rank-name-${rankOf(card)}`), suit: say(`suit-${suitOf(card)}`) });
  return meant === undefined ? name : say("card-as", { card: name, meant: cardName(meant) });
}

/** Cards in the order of a hand: by suit, red and black alternating, each suit by the `ranks` from high to low. */
export function sorted(cards: readonly string[], ranks = "ATKQJ987", trump: string | null = null): string[] {
  const suits = trump === null ? "SHCD" : trump + "SHCD".replace(trump, "");
  const place = (card: string): number =>
    card === JOKER ? 1000 : suits.indexOf(suitOf(card)) * 20 + ranks.indexOf(rankOf(card));
  return [...cards].sort((a, b) => place(a) - place(b));
}
