// The keys of the table.

type Shortcut = readonly [string, string];

const SHORTCUTS: readonly Shortcut[] = [
  ["H", "hand"],
  ["← →", "move"],
  ["Alt + ← →", "order"],
  ["Enter", "do"],
  ["A", "advice"],
  ["L", "log"],
  ["S", "score"],
  ["C", "chat"],
  ["M", "menu"],
  ["N", "next"],
  ["Q", "question"],
  ["?", "shortcuts"],
  ["Esc", "close"],
];

/** The keys that only one game has. */
const OF: Record<string, readonly Shortcut[]> = { pinochle: [["T", "last"]] };

/** The keys that do something in a game, each with the name of its words. */
export function shortcuts(family: string): readonly Shortcut[] {
  return [...SHORTCUTS.slice(0, 5), ...(OF[family] ?? []), ...SHORTCUTS.slice(5)];
}

/** The key of an event if it is meant for the table, not for a field or the browser. */
export function tableKey(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const target = event.target as HTMLElement | null;
  if (target?.closest("input, textarea, select, dialog")) return null;
  return event.key.length === 1 ? event.key.toLowerCase() : null;
}
