// The matches that this browser knows, to come back to.

export interface KnownMatch {
  id: string;
  key: string | null;
  rules: string;
  /** When it was last looked at, in milliseconds. */
  at: number;
  over: boolean;
}

const KEY = "twinpack-matches";
const MOST = 30;

/** The matches this browser has been at, the latest first. */
export function knownMatches(): KnownMatch[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** Keep a match, or what is new about it. */
export function remember(match: KnownMatch): void {
  write([match, ...knownMatches().filter((other) => other.id !== match.id)].slice(0, MOST));
}

/** Keep it no more. */
export function forget(id: string): void {
  write(knownMatches().filter((match) => match.id !== id));
}

/** The page of a match. */
export function tableAddress(id: string, key: string | null = null): string {
  return `/table.html#${id}${key === null ? "" : `.${key}`}`;
}

function write(matches: KnownMatch[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(matches));
  } catch {
    // Where nothing can be kept, there is nothing to come back to.
  }
}
