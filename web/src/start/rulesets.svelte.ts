// The rule sets one can choose from: those with a name, and one's own.

import { api } from "../lib/api.ts";
import { hasWords, say } from "../lib/words.ts";
import { keptRules } from "./houserules.ts";

export interface Choice {
  /** The id of a rule set, or "own:" and the name of one's own. */
  id: string;
  name: string;
  family: string;
  seats: number;
  summary: string;
  /** What the server is asked for: an id or a document. */
  rules: string;
  own: boolean;
}

const CHOSEN = "twinpack-chosen";

/** All rule sets, one's own first. Rejects if the server cannot be reached. */
export async function choices(language: string): Promise<Choice[]> {
  const named = (await api.rulesList(language)).map((entry) => ({
    id: entry.id,
    name: entry.name,
    family: familyOf(entry.id),
    seats: entry.seats,
    summary: summaryOf(entry.id),
    rules: entry.id,
    own: false,
  }));
  return [...ownChoices(), ...named];
}

/** One's own rule sets. */
export function ownChoices(): Choice[] {
  return keptRules().map((kept) => ({
    id: `own:${kept.name}`,
    name: kept.name,
    family: familyOf(kept.base),
    seats: kept.seats,
    summary: say("start-own-summary", { base: nameOf(kept.base) }),
    rules: kept.text,
    own: true,
  }));
}

/** What a rule set is called; house rules of others go by the name in their id. */
export function nameOf(id: string): string {
  const key = `variant-${id.replace("/", "-")}`;
  return hasWords(key) ? say(key) : (id.split("/").at(-1) ?? id);
}

/** The line that says what marks a rule set. */
export function summaryOf(id: string): string {
  const key = `variant-${id.replace("/", "-")}.doc`;
  return hasWords(key) ? say(key) : "";
}

export function familyOf(id: string): string {
  return id.split("/")[0] ?? "";
}

/** The name of a family of games. */
export function gameName(family: string): string {
  return say(`game-${family}`);
}

/** The rule set that was chosen last. */
export function chosenBefore(): string | null {
  return localStorage.getItem(CHOSEN);
}

export function keepChosen(id: string): void {
  localStorage.setItem(CHOSEN, id);
}
