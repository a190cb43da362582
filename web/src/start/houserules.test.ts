import assert from "node:assert/strict";
import { test } from "node:test";
import { documentOf, flat, packed, same, saidOf, toml, unpacked, type Value } from "./houserules.ts";

const VALUES: [Value, string][] = [
  [true, "true"],
  [250, "250"],
  ["none", '"none"'],
  [[150, 1500], "[150, 1500]"],
  [[{ at: 0, by: 10 }], "[{at = 0, by = 10}]"],
  [[], "[]"],
  ['a "b"\n', '"a \\"b\\"\\n"'],
];

for (const [value, written] of VALUES) {
  test(`${written} is TOML`, () => assert.equal(toml(value), written));
}

const RULES = { name: 'Zoë\'s "own"', base: "pinochle/dailey", changes: { "auction.minimum": 200, scale: 1 } };

test("a document says base, name and changes, the scale first", () => {
  assert.equal(
    documentOf(RULES),
    'base = "pinochle/dailey"\nname = "Zoë\'s \\"own\\""\nscale = 1\nauction.minimum = 200\n',
  );
  assert.equal(documentOf({ name: "", base: "a/b", changes: {} }), 'base = "a/b"\n');
});

test("base and name are found in a document", () => {
  const text = documentOf(RULES);
  assert.equal(saidOf(text, "base"), RULES.base);
  assert.equal(saidOf(text, "name"), RULES.name);
  assert.equal(saidOf("# base = \"x\"\nbase = 'y/z' # so", "base"), "y/z");
  assert.equal(saidOf("scale = 1", "base"), "");
});

test("a document goes through an address and back", () => {
  const text = documentOf(RULES);
  assert.match(packed(text), /^[\w-]+$/);
  assert.equal(unpacked(packed(text)), text);
  assert.equal(unpacked("%%%"), null);
  assert.equal(unpacked(packed("x").slice(0, 1)), null);
});

test("nested options are flat by dotted keys", () => {
  const options = { scale: 1, auction: { minimum: 250, steps: [{ at: 0, by: 10 }] }, play: { counters: { ace: 11 } } };
  const found = flat(options, new Set());
  assert.deepEqual(found, { scale: 1, "auction.minimum": 250, "auction.steps": [{ at: 0, by: 10 }], "play.counters.ace": 11 });
  assert.ok(same(found["auction.steps"], [{ at: 0, by: 10 }]));
  assert.ok(!same(found["scale"], undefined));
});
