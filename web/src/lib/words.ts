import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

let bundle: FluentBundle | null = null;

/** Fetch a language's words, all that Python has too; a page is drawn after this. */
export async function loadWords(language: string): Promise<void> {
  const answer = await fetch(`/api/locales/${language}`);
  if (!answer.ok) throw new Error(`no words in ${language}`);
  const loaded = new FluentBundle(language, { useIsolating: false });
  loaded.addResource(new FluentResource(await answer.text()));
  bundle = loaded;
}

/** Whether there are words for `key`; `key.doc` is its attribute `doc`. */
export function hasWords(key: string): boolean {
  return pattern(key) !== null;
}

/** What `key` says. A key without words says itself: a mistake of ours that a test finds. */
export function say(key: string, args?: Record<string, FluentVariable>): string {
  const found = pattern(key);
  if (bundle === null || found === null) return key;
  const errors: Error[] = [];
  const plain = args && Object.fromEntries(Object.entries(args).map(([name, value]) => [name, ungrouped(value)]));
  const said = bundle.formatPattern(found, plain, errors);
  if (errors.length) console.error(key, errors);
  return typeset(said);
}

/** With the true sign before what is below zero. */
export function typeset(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])-(?=\d)/gu, "−");
}

/** 1500 reads the same in every language, as in the terminal. */
function ungrouped(value: FluentVariable): FluentVariable {
  return typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value;
}

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

function pattern(key: string): Pattern | null {
  const [name = "", attribute] = key.split(".");
  const message = bundle?.getMessage(name);
  if (!message) return null;
  return (attribute === undefined ? message.value : message.attributes[attribute]) ?? null;
}
