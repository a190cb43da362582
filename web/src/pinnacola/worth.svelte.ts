// What melds are worth: the table knows, and is asked once for each.

import { SvelteMap } from "svelte/reactivity";
import type { Table } from "../lib/table.svelte.ts";

export interface Meaning {
  kind: "tris" | "poker" | "run";
  pure: boolean;
  complete: boolean;
  points: number;
  cards: string[];
}

/** Milliseconds between two questions: a table closes on those who ask too much. */
const PAUSE = 60;

const AT = new WeakMap<Table, Worth>();

export class Worth {
  private readonly known = new SvelteMap<string, Meaning>();
  private readonly waiting: string[] = [];
  private readonly asked = new Set<string>();
  private running = false;
  private readonly table: Table;

  private constructor(table: Table) {
    this.table = table;
  }

  /** What is known at a table; it is kept when the deal is over and nothing is answered any more. */
  static at(table: Table): Worth {
    const found = AT.get(table) ?? new Worth(table);
    AT.set(table, found);
    return found;
  }

  /** What a meld is, once the table has said so. */
  of(tokens: string[]): Meaning | undefined {
    const cards = tokens.join(" ");
    const found = this.known.get(cards);
    // Who watches is answered nothing.
    if (!found && !this.asked.has(cards) && this.table.view?.seat !== null) {
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
