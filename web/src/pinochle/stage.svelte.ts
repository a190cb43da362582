import type { ViewMessage } from "../lib/protocol.ts";
import { settings } from "../lib/settings.svelte.ts";
import { dealOf, without } from "./deal.ts";

const STEP = { instant: 0, fast: 120, normal: 300, slow: 700 };

/** How long a card moves, in milliseconds. */
export function moving(): number {
  return settings.reducedMotion ? 0 : { instant: 0, fast: 140, normal: 260, slow: 550 }[settings.speed];
}

/**
 * What is on the table to be seen: views in their order, each no earlier than people can follow. A finished trick and
 * freshly shown melds stay for a while or until they are touched; what comes meanwhile waits its turn.
 */
export class Stage {
  now: ViewMessage = $state.raw()!;
  /** Which finished trick still lies there, counted from 0. */
  lying: number | null = $state(null);
  /** The view in which each trick was finished, by its number: what had been taken so far then. */
  private readonly ends = new Map<number, ViewMessage>();
  /** The melds lie open and have not been looked at yet. */
  looking = $state(false);
  /** Cards that have just come into the hand. */
  fresh: string[] = $state.raw([]);

  private queue: ViewMessage[] = [];
  private trickEnds: ReturnType<typeof setTimeout> | undefined;
  private step: ReturnType<typeof setTimeout> | undefined;

  constructor(first: ViewMessage) {
    this.now = first;
    const deal = dealOf(first);
    this.looking = deal.shown.length > 0 && atMelds(first);
  }

  /** A view has come. */
  take(message: ViewMessage): void {
    if (message === this.now) return;
    if (message.anew || !continues(this.now, message)) this.jump(message);
    else {
      this.queue.push(message);
      this.drain();
    }
  }

  /** Go on to what is waiting: somebody has seen enough. */
  touch(): void {
    this.looking = false;
    this.clear();
    this.drain();
  }

  /** Look at a trick again until it is touched. */
  show(trick: number): void {
    this.lie(trick, 4000 + settings.trickSeconds * 1000);
  }

  /** The view in which a trick was finished, if it has been seen. */
  endOf(trick: number): ViewMessage | null {
    return this.ends.get(trick) ?? null;
  }

  private jump(message: ViewMessage): void {
    this.clear();
    this.queue = [];
    this.fresh = [];
    this.ends.clear();
    this.now = message;
    this.looking = dealOf(message).shown.length > 0 && atMelds(message);
  }

  private drain(): void {
    while (this.queue.length && this.step === undefined) {
      const next = this.queue[0]!;
      if ((this.looking || this.lying !== null) && covers(next)) return;
      this.queue.shift();
      this.put(next);
    }
  }

  private put(message: ViewMessage): void {
    const before = dealOf(this.now);
    const after = dealOf(message);
    const more = without(after.hand, before.hand);
    if (more.length) this.fresh = more;
    else if (after.tricks.length > before.tricks.length + 1 || before.phase !== after.phase) this.fresh = [];
    const ended = after.tricks.length > before.tricks.length;
    this.now = message;
    if (ended) this.ends.set(after.tricks.length - 1, message);
    if (!before.shown.length && after.shown.length && atMelds(message)) this.looking = settings.speed !== "instant";
    if (ended) this.lie(after.tricks.length - 1, settings.trickSeconds * 1000);
    else if (this.queue.length) {
      this.step = setTimeout(() => {
        this.step = undefined;
        this.drain();
      }, STEP[settings.speed]);
    }
  }

  private lie(trick: number, time: number): void {
    this.lying = trick;
    clearTimeout(this.trickEnds);
    this.trickEnds = setTimeout(() => {
      this.clear();
      this.drain();
    }, time);
  }

  private clear(): void {
    clearTimeout(this.trickEnds);
    clearTimeout(this.step);
    this.step = undefined;
    this.lying = null;
  }
}

/** Whether the melds lie open and no card has been played: the moment to look at them. */
function atMelds(message: ViewMessage): boolean {
  const deal = dealOf(message);
  return deal.phase !== "stock" && deal.draws.length === 0 && !deal.trick.length && !deal.tricks.length && deal.phase !== "over";
}

/** Whether a view has something to put where a finished trick or the melds lie. */
function covers(message: ViewMessage): boolean {
  const deal = dealOf(message);
  return deal.trick.length > 0;
}

function continues(before: ViewMessage, now: ViewMessage): boolean {
  return before.log[0] === now.log[0] && now.log.length >= before.log.length;
}
