// The options of a family as fields of a form, made from its JSON Schema.

import { hasWords, say } from "../lib/words.ts";
import type { Value } from "./houserules.ts";

export type Kind =
  | { sort: "truth" }
  | { sort: "number"; least: number | null; most: number | null }
  | { sort: "choice"; values: Value[] }
  /** One of some words, or a number. */
  | { sort: "choice-or-number"; values: Value[]; least: number | null }
  | { sort: "numbers"; most: number | null }
  | { sort: "rows"; parts: string[] };

export interface Field {
  key: string;
  group: string;
  kind: Kind;
}

/** Every option, in the order of the rules, groups together. */
export function fields(schema: any): Field[] {
  return [...walk(schema, schema.$ref, "")];
}

function* walk(schema: any, reference: string, prefix: string): Generator<Field> {
  const struct = definition(schema, reference);
  const properties: [string, any][] = Object.entries(struct.properties);
  for (const [name, property] of properties) {
    if (!isGroup(schema, property)) yield { key: prefix + name, group: prefix.slice(0, -1), kind: kindOf(schema, property) };
  }
  for (const [name, property] of properties) {
    if (isGroup(schema, property)) yield* walk(schema, property.$ref, `${prefix}${name}.`);
  }
}

function definition(schema: any, reference: string): any {
  return schema.$defs[reference.split("/").at(-1) ?? ""];
}

function isGroup(schema: any, property: any): boolean {
  return property.$ref !== undefined && definition(schema, property.$ref).type === "object";
}

function kindOf(schema: any, property: any): Kind {
  if (property.type === "boolean") return { sort: "truth" };
  if (property.enum) return { sort: "choice", values: property.enum };
  if (property.anyOf) {
    const values = property.anyOf.find((one: any) => one.enum)?.enum ?? [];
    const number = property.anyOf.find((one: any) => one.type === "integer");
    return { sort: "choice-or-number", values, least: number?.minimum ?? null };
  }
  if (property.type === "array") {
    const rows = property.items?.$ref;
    if (rows) return { sort: "rows", parts: Object.keys(definition(schema, rows).properties) };
    return { sort: "numbers", most: property.maxItems ?? null };
  }
  return { sort: "number", least: property.minimum ?? null, most: property.maximum ?? null };
}

/** The key of the words of an option or a group; those of the family go before those all share. */
function key(sort: "option" | "group" | "value", family: string, name: string): string {
  const dashed = name.replace(/[._]/g, "-");
  const own = `${sort}-${family}-${dashed}`;
  return hasWords(own) ? own : `${sort}-${dashed}`;
}

/** What an option is called. */
export function label(family: string, name: string): string {
  return say(key("option", family, name));
}

/** What it does, in a sentence. */
export function sentence(family: string, name: string): string {
  return say(`${key("option", family, name)}.doc`);
}

/** What a group of options is called. */
export function groupLabel(family: string, name: string): string {
  return name ? say(key("group", family, name)) : "";
}

/** A value in words: those of its option where there are some, among them zeros that mean "off". */
export function valueLabel(family: string, name: string, value: Value | undefined): string {
  if (value === undefined) return "";
  if (typeof value !== "object") {
    const own = key("value", family, `${name}-${value}`);
    if (hasWords(own)) return say(own);
  }
  if (typeof value === "boolean") return value ? say("value-true") : say("value-false");
  if (Array.isArray(value)) return value.length ? value.map((one) => valueLabel(family, name, one)).join(", ") : say("value-empty");
  if (typeof value === "object") {
    const sort = "at" in value ? "step" : "bracket";
    return say(`value-${sort}`, value as Record<string, number>);
  }
  return String(value);
}
