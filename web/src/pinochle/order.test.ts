import assert from "node:assert/strict";
import { test } from "node:test";
import { callsOf, type Call, type Deal } from "./deal.ts";
import { merged, moved, rows } from "./order.ts";

const hand = (text: string): string[] => text.split(" ");

test("a hand that nobody has moved lies by suit and rank", () => {
  assert.deepEqual(merged([], hand("9C AS KH TS"), false), hand("AS TS KH 9C"));
});

test("cards that were moved stay where they are, and new ones go beside their suit", () => {
  const order = hand("9C KH AS");
  assert.deepEqual(merged(order, hand("AS KH 9C TS"), true), hand("9C KH AS TS"));
  assert.deepEqual(merged(order, hand("AS KH 9C KH"), true), hand("9C KH KH AS"));
  assert.deepEqual(merged(order, hand("AS 9C"), true), hand("9C AS"));
});

test("whatever is moved or comes, the cards are those of the hand", () => {
  const cards = hand("AS AS TS KH QH JD JD 9C");
  for (let from = 0; from < cards.length; from++) {
    for (let to = 0; to < cards.length; to++) {
      const order = moved(cards, from, to);
      assert.deepEqual([...order].sort(), [...cards].sort());
      assert.deepEqual(merged(order, cards, true), order);
    }
  }
});

test("rows hold every card once and none more than fit", () => {
  for (let count = 0; count <= 24; count++) {
    const cards = Array.from({ length: count }, (_, at) => (at < 7 ? "AS" : at < 12 ? "KH" : "9C"));
    const found = rows(cards, 7);
    assert.deepEqual(found.flat().map(({ at }) => at), [...cards.keys()]);
    assert.ok(found.every((row) => row.length <= 7), `${count}: ${found.map((row) => row.length)}`);
  }
});

test("calls go clockwise, past those who have passed", () => {
  const bid = (points: number): Call => ({ type: "bid", points });
  const pass: Call = { type: "pass" };
  const deal = { players: [3, 0, 1, 2], calls: [bid(250), pass, bid(260), pass, bid(270), pass] } as unknown as Deal;
  assert.deepEqual(callsOf(deal).map(({ seat }) => seat), [3, 0, 1, 2, 3, 1]);
});
