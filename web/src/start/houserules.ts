// House rules as documents: what differs from a base, in the notation that the server and `twinpack rules` read.

import { api, type RulesText } from "../lib/api.ts";

export type Value = boolean | number | string | Value[] | { [name: string]: Value };
export type Changes = Record<string, Value>;

/** Rules of one's own: the id of the base, a name, and what differs. */
export interface HouseRules {
  name: string;
  base: string;
  changes: Changes;
}

/** Rules as they are kept in this browser: `text` is the document. */
export interface Kept {
  name: string;
  base: string;
  seats: number;
  text: string;
}

const KEY = "twinpack-house-rules";

/** One value as TOML writes it. */
export function toml(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(toml).join(", ")}]`;
  if (typeof value === "object") {
    return `{${Object.entries(value).map(([name, part]) => `${name} = ${toml(part)}`).join(", ")}}`;
  }
  return JSON.stringify(value);
}

/** The document of house rules. */
export function documentOf(rules: HouseRules): string {
  const lines = Object.entries(rules.changes).map(([key, value]) => `${key} = ${toml(value)}`);
  // The scale comes first, as everything else is stated on it.
  lines.sort((a, b) => Number(b.startsWith("scale =")) - Number(a.startsWith("scale =")));
  const name = rules.name ? [`name = ${toml(rules.name)}`] : [];
  return [`base = ${toml(rules.base)}`, ...name, ...lines, ""].join("\n");
}

/** Nested options by their dotted keys; `keys` are those that are one option, though their value has parts. */
export function flat(options: Record<string, any>, keys: ReadonlySet<string>, prefix = ""): Changes {
  const found: Changes = {};
  for (const [name, value] of Object.entries(options)) {
    const key = prefix + name;
    if (keys.has(key) || typeof value !== "object" || value === null || Array.isArray(value)) found[key] = value;
    else Object.assign(found, flat(value, keys, `${key}.`));
  }
  return found;
}

/** Whether two values are the same. */
export function same(one: Value | undefined, other: Value | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What a document says as text: `base` or `name`; the server reads the rest. */
export function saidOf(text: string, key: "base" | "name"): string {
  const found = new RegExp(`^\\s*${key}\\s*=\\s*("(?:[^"\\\\]|\\\\.)*"|'[^']*')`, "m").exec(text)?.[1];
  if (found === undefined) return "";
  if (found.startsWith("'")) return found.slice(1, -1);
  try {
    return String(JSON.parse(found));
  } catch {
    return "";
  }
}

/** A document as rules that can be edited. Rejects with what the server says of a wrong one. */
export async function opened(text: string, language: string): Promise<HouseRules> {
  const read = await api.readRules(text, language);
  const base = saidOf(text, "base");
  const original = await api.rules(base, language);
  return { base, name: saidOf(text, "name"), changes: differing(original, read) };
}

function differing(original: RulesText, read: RulesText): Changes {
  const none: ReadonlySet<string> = new Set();
  const [before, after] = [flat(original.options, none), flat(read.options, none)];
  return Object.fromEntries(Object.entries(after).filter(([key, value]) => !same(value, before[key])));
}

/** The part of an address behind `#rules=` that carries a document. */
export function packed(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The document that an address carries; null if it is damaged. */
export function unpacked(part: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The house rules kept in this browser. */
export function keptRules(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** Keep house rules, in place of others of that name. */
export function keep(rules: Kept): void {
  localStorage.setItem(KEY, JSON.stringify([rules, ...keptRules().filter((other) => other.name !== rules.name)]));
}

/** Keep them no more. */
export function drop(name: string): void {
  localStorage.setItem(KEY, JSON.stringify(keptRules().filter((other) => other.name !== name)));
}
