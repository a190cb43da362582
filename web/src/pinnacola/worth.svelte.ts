// What the melds that could be laid are worth: the table knows, and is asked once for each.

import { SvelteMap } from "svelte/reactivity";
import type { Meaning } from "../lib/protocol.ts";
import type { Table } from "../lib/table.svelte.ts";

/** Milliseconds between two questions: a table closes on those who ask too much. */
const PAUSE = 60;

export class Worth {
  private readonly known = new SvelteMap<string, Meaning>();
  private readonly waiting: string[] = [];
  private readonly asked = new Set<string>();
  private running = false;
  private readonly table: Table;

  constructor(table: Table) {
    this.table = table;
  }

  /** What cards of the hand would be as a meld, once the table has said so. */
  of(tokens: string[]): Meaning | undefined {
    const cards = tokens.join(" ");
    const found = this.known.get(cards);
    if (!found && !this.asked.has(cards)) {
      this.asked.add(cards);
      this.waiting.push(cards);
      if (!this.running) {
        this.running = true;
        queueMicrotask(() => void this.run());
      }
    }
    return found;
  }

  private async run(): Promise<void> {
    for (let cards = this.waiting.shift(); cards !== undefined; cards = this.waiting.shift()) {
      const answer = await this.table.try(`lay ${cards}`);
      const meaning = answer["meaning"] as Meaning | undefined;
      if (meaning) this.known.set(cards, meaning);
      else this.asked.delete(cards); // between deals nothing is answered: ask again when it is drawn again
      await new Promise((done) => setTimeout(done, PAUSE));
    }
    this.running = false;
  }
}
