// The messages between a table and its clients: docs/protocol.md. Cards are two characters, rank and suit.

export type Seat = number;
export type CardCode = string;

export interface SeatInfo {
  name: string;
  kind: "open" | "person" | "bot";
  bot: string | null;
  here: boolean;
  stands_in: boolean;
  bank: number | null;
}

export interface Proposal {
  what: "claim" | "takeback" | "concede";
  seat: Seat;
  waiting: Seat[];
}

export interface Shuffle {
  number: number;
  digest: string;
  waiting: Seat[];
}

export interface Clock {
  decision: number;
  bank: number;
}

export interface Outcome {
  winner: number | null;
  reason: string;
  side?: number;
}

export interface TableInfo {
  id: string;
  rules_id: string;
  family: string;
  digest: string;
  seats: SeatInfo[];
  to_act: Seat | null;
  totals: number[];
  target: number;
  deals: number;
  checks: number[];
  kitty: number;
  outcome: Outcome | null;
  score: any;
  shuffle: Shuffle | null;
  proposal: Proposal | null;
  paused: Seat | null;
  spectators: number;
  host: Seat | null;
  takebacks: boolean;
  pace: number;
  clock: Clock;
  deadline: number | null;
}

/** What the contract still asks of the tricks; with `most`, perhaps less, as cards that nobody has seen count too. */
export interface Needed {
  points: number;
  trick: boolean;
  most: boolean;
}

/** What has been brought in by tricks: by all whose tricks count together, and by the last trick. */
export interface PinochleTally {
  parties: { seats: Seat[]; points: number }[];
  last: number;
  declarers: Seat[];
  needed: Needed | null;
}

/** What a meld of Pinnacola is. */
export interface Meaning {
  kind: "tris" | "poker" | "run";
  pure: boolean;
  complete: boolean;
  points: number;
  cards: CardCode[];
}

/** What the melds on the table are, in their order. */
export interface PinnacolaTally {
  melds: Meaning[];
}

/** Everything that the seat may know now; `view` has the fields of the family's View. */
export interface ViewMessage {
  type: "view";
  version: number;
  seat: Seat | null;
  table: TableInfo;
  view: any;
  legal: string[];
  log: string[];
  /** What has been brought in so far: a `PinochleTally` or a `PinnacolaTally`, null before the first deal. */
  tally: any;
  to: number | null;
  told: string[];
  anew: boolean;
  /** How the deal that is over was settled. */
  settled: string[];
  question: string;
  /** The question to those who touch. */
  prompt: string;
  labels: string[];
}

export interface Refused {
  type: "refused";
  code: string;
  params: Record<string, unknown>;
  version: number;
  to: number | null;
  message: string;
}

export interface Answered {
  type: "answered";
  what: "try" | "melds" | "hint" | "say" | "mute";
  result: any;
  to: number | null;
}

export interface Said {
  type: "said";
  seat: Seat | null;
  name: string;
  text: string;
  phrase: string;
}

export type ServerMessage = ViewMessage | Refused | Answered | Said;

/** Whether an action would be legal; what it would mean if so, and why not otherwise. */
export interface TryResult {
  legal: boolean;
  code?: string;
  params?: Record<string, unknown>;
  message?: string;
  [more: string]: any;
}

export interface Hint {
  action: string;
  reasons: { code: string; params: Record<string, unknown> }[];
  told: string[];
}

export const PHRASES = ["hello", "good-luck", "well-played", "thanks", "sorry", "wait", "back", "bye"] as const;
export type Phrase = (typeof PHRASES)[number];

export type Request =
  | { type: "act"; version: number; action: string }
  | { type: "mix"; number: number; chance: string }
  | { type: "try"; action: string }
  | { type: "melds"; trump: string | null }
  | { type: "hint" }
  | { type: "say"; text?: string; phrase?: string }
  | { type: "mute"; seat: Seat | null; on: boolean }
  | { type: "propose"; what: Proposal["what"] }
  | { type: "answer"; yes: boolean }
  | { type: "pause"; on: boolean }
  | { type: "look" };

export type ClientMessage = Request & { id: number };

type Check = (value: unknown) => boolean;

const number: Check = (value) => typeof value === "number";
const text: Check = (value) => typeof value === "string";
const truth: Check = (value) => typeof value === "boolean";
const anything: Check = (value) => value !== undefined;
const object: Check = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const or =
  (...checks: Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));
const nothing: Check = (value) => value === null;
const list =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const shape =
  (fields: Record<string, Check>): Check =>
  (value) =>
    object(value) && Object.entries(fields).every(([name, check]) => check((value as Record<string, unknown>)[name]));
const one =
  (...values: unknown[]): Check =>
  (value) =>
    values.includes(value);

const seatInfo = shape({
  name: text,
  kind: one("open", "person", "bot"),
  bot: or(text, nothing),
  here: truth,
  stands_in: truth,
  bank: or(number, nothing),
});

const tableInfo = shape({
  id: text,
  rules_id: text,
  family: text,
  digest: text,
  seats: list(seatInfo),
  to_act: or(number, nothing),
  totals: list(number),
  target: number,
  deals: number,
  checks: list(number),
  kitty: number,
  outcome: or(object, nothing),
  score: anything,
  shuffle: or(shape({ number, digest: text, waiting: list(number) }), nothing),
  proposal: or(shape({ what: text, seat: number, waiting: list(number) }), nothing),
  paused: or(number, nothing),
  spectators: number,
  host: or(number, nothing),
  takebacks: truth,
  pace: number,
  clock: object,
  deadline: or(number, nothing),
});

const SERVER: Record<ServerMessage["type"], Check> = {
  view: shape({
    version: number,
    seat: or(number, nothing),
    table: tableInfo,
    view: anything,
    legal: list(text),
    log: list(text),
    tally: anything,
    told: list(text),
    anew: truth,
    settled: list(text),
    question: text,
    prompt: text,
    labels: list(text),
  }),
  refused: shape({ code: text, params: object, version: number, message: text }),
  answered: shape({ what: text, result: anything }),
  said: shape({ seat: or(number, nothing), name: text, text, phrase: text }),
};

const CLIENT: Record<ClientMessage["type"], Check> = {
  act: shape({ version: number, action: text }),
  mix: shape({ number, chance: text }),
  try: shape({ action: text }),
  melds: object,
  hint: object,
  say: object,
  mute: shape({ seat: or(number, nothing) }),
  propose: shape({ what: one("claim", "takeback", "concede") }),
  answer: shape({ yes: truth }),
  pause: shape({ on: truth }),
  look: object,
};

function guarded(value: unknown, kinds: Record<string, Check>): boolean {
  if (!object(value)) return false;
  const kind = (value as { type?: unknown }).type;
  return typeof kind === "string" && Object.hasOwn(kinds, kind) && kinds[kind]!(value);
}

/** Whether this is a message of the server. */
export function isServerMessage(value: unknown): value is ServerMessage {
  return guarded(value, SERVER);
}

/** Whether this is a message of a client. */
export function isClientMessage(value: unknown): value is ClientMessage {
  return guarded(value, CLIENT);
}
