// The keys of the table, each with the name of its words.

export const SHORTCUTS: readonly (readonly [string, string])[] = [
  ["H", "hand"],
  ["← →", "move"],
  ["Alt + ← →", "order"],
  ["Enter", "do"],
  ["A", "advice"],
  ["T", "last"],
  ["L", "log"],
  ["S", "score"],
  ["C", "chat"],
  ["M", "menu"],
  ["N", "next"],
  ["Q", "question"],
  ["?", "shortcuts"],
  ["Esc", "close"],
];

/** The key of an event if it is meant for the table, not for a field or the browser. */
export function tableKey(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const target = event.target as HTMLElement | null;
  if (target?.closest("input, textarea, select, dialog")) return null;
  return event.key.length === 1 ? event.key.toLowerCase() : null;
}
