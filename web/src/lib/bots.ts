// The bots that the server has, and what they are called.

import { api, type Bots } from "./api.ts";
import { hasWords, say } from "./words.ts";

let found: Promise<Bots> | null = null;

/** The names of all bots, and which of them plays where nobody chooses. */
export function bots(): Promise<Bots> {
  found ??= api.bots();
  found.catch(() => (found = null));
  return found;
}

/** What a bot is like, or its name if there are no words for it. */
export function botName(name: string): string {
  return hasWords(`make-bot-${name}`) ? say(`make-bot-${name}`) : name;
}
