import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { isClientMessage, isServerMessage } from "./protocol.ts";

const FOLDER = new URL("../../../docs/messages/", import.meta.url);
const files = readdirSync(FOLDER).filter((file) => file.endsWith(".json"));
const read = (file: string): any => JSON.parse(readFileSync(new URL(file, FOLDER), "utf-8"));

test("there is a sample of every message", () => {
  for (const kind of ["view", "refused", "answered", "said"]) {
    assert.ok(files.some((file) => file.startsWith(`server-${kind}`)), kind);
  }
  for (const kind of ["act", "mix", "try", "melds", "hint", "say", "mute", "propose", "answer", "pause", "look"]) {
    assert.ok(files.includes(`client-${kind}.json`), kind);
  }
});

for (const file of files) {
  test(`${file} is what the browser takes it for`, () => {
    const message = read(file);
    const [mine, other] = file.startsWith("server-") ? [isServerMessage, isClientMessage] : [isClientMessage, isServerMessage];
    assert.ok(mine(message));
    assert.ok(!other(message));
  });
}

test("a message with a part missing or of another kind is none", () => {
  for (const file of files.filter((one) => one.startsWith("server-view"))) {
    const message = read(file);
    for (const field of ["version", "table", "legal", "log", "view"]) {
      const { [field]: _, ...rest } = message;
      assert.ok(!isServerMessage(rest), `${file} without ${field}`);
    }
    assert.ok(!isServerMessage({ ...message, legal: "pass" }));
    assert.ok(!isServerMessage({ ...message, table: { ...message.table, seats: [{}] } }));
  }
  for (const nothing of [null, 3, "view", [], {}, { type: "constructor" }, { type: "other" }]) assert.ok(!isServerMessage(nothing));
});
