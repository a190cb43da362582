import assert from "node:assert/strict";
import { test } from "node:test";
import { shortcuts } from "../table/shortcuts.ts";
import { typeset } from "./words.ts";

const TEXTS = [
  ["your side -250, the other side +40", "your side −250, the other side +40"],
  ["(-20)", "(−20)"],
  ["-5", "−5"],
  ["9-10 and two-hand", "9-10 and two-hand"],
  ["- @2 A♥ 2♥", "- @2 A♥ 2♥"],
] as const;

test("what is below zero has the true sign, and nothing else is changed", () => {
  for (const [text, wanted] of TEXTS) assert.equal(typeset(text), wanted);
});

test("only a game with tricks has a key for the last trick", () => {
  const names = (family: string): string[] => shortcuts(family).map(([, name]) => name);
  assert.ok(names("pinochle").includes("last"));
  assert.ok(!names("pinnacola").includes("last"));
  assert.deepEqual(names("pinochle").filter((name) => name !== "last"), names("pinnacola"));
});
