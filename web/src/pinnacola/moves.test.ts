import assert from "node:assert/strict";
import { test } from "node:test";
import type { ViewMessage } from "../lib/protocol.ts";
import { face, holds, meant, movesOf } from "./moves.ts";

const legal = ["draw", "take 3", "lay 9S **=9H 2C=9D", "off **=4H @12 low", "swap QD @1", "discard **", "back"];
const message = { legal, labels: ["to draw"] } as unknown as ViewMessage;

test("legal lines are taken apart", () => {
  const parts = movesOf(message).map(({ verb, tokens, meld, place }) => [verb, tokens, meld, place]);
  assert.deepEqual(parts, [
    ["draw", [], 0, 0],
    ["take", [], 0, 3],
    ["lay", ["9S", "**=9H", "2C=9D"], 0, 0],
    ["off", ["**=4H"], 12, 0],
    ["swap", ["QD"], 1, 0],
    ["discard", ["**"], 0, 0],
    ["back", [], 0, 0],
  ]);
});

test("a move without a label is called by its line", () => {
  assert.deepEqual(
    movesOf(message).slice(0, 2).map((move) => move.label),
    ["to draw", "take 3"],
  );
  assert.deepEqual(movesOf(null), []);
});

test("a wild card is what lies there, and what it stands for", () => {
  assert.deepEqual([face("2S=TH"), meant("2S=TH")], ["2S", "TH"]);
  assert.deepEqual([face("**"), meant("**")], ["**", null]);
});

test("cards are held as often as they are wanted", () => {
  assert.equal(holds(["7H", "7H", "**"], ["7H", "7H"]), true);
  assert.equal(holds(["7H", "**"], ["7H", "7H"]), false);
});
