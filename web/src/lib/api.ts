// What is asked of the server outside a table.

import type { SeatInfo } from "./protocol.ts";

export interface RulesEntry {
  id: string;
  name: string;
  seats: number;
  digest: string;
}

export interface RulesText {
  id: string;
  digest: string;
  seats: number;
  /** The rules as a document. */
  rules: string;
  /** The rules as nested values. */
  options: Record<string, any>;
  /** The rules to read and play from. */
  text: string;
}

export interface TableSettings {
  public?: boolean;
  spectators?: boolean;
  takebacks?: boolean;
  grace?: number;
  pace?: number;
  clock?: { decision: number; bank: number };
}

export interface Wanted {
  /** The id of a rule set, or a whole house-rules document. */
  rules: string;
  name: string;
  seat?: number | null;
  /** Bots by name for the seats from the host's left on, "" for a seat that stays open. */
  bots?: string[];
  settings?: TableSettings;
}

export interface PublicTable {
  id: string;
  rules: string;
  seats: SeatInfo[];
}

export interface Bots {
  names: string[];
  default: string;
}

export interface Made {
  id: string;
  link: string;
  seat: number | null;
}

/** Something the server would not do: `code` and `params` say why, `message` in words where it knows the language. */
export class ApiError extends Error {
  readonly code: string;
  readonly params: Record<string, any>;
  readonly status: number;

  constructor(status: number, code: string, params: Record<string, any>, message: string) {
    super(message || code);
    this.status = status;
    this.code = code;
    this.params = params;
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
  } catch {
    throw new ApiError(0, "no-server", {}, "");
  }
  if (answer.ok) return (await answer.json()) as T;
  const said = await answer.json().catch(() => ({}));
  throw new ApiError(answer.status, said.code ?? String(answer.status), said.params ?? {}, said.message ?? "");
}

const part = encodeURIComponent;

export const api = {
  me: () => ask<{ id: string; name: string }>("GET", "/api/me"),
  nameMe: (name: string) => ask<{ id: string; name: string }>("POST", "/api/me", { name }),
  make: (wanted: Wanted) => ask<Made>("POST", "/api/matches", wanted),
  publicTables: () => ask<PublicTable[]>("GET", "/api/matches"),
  table: (match: string, language: string) =>
    ask<{ table: import("./protocol.ts").TableInfo; rules: string; text: string }>("GET", `/api/matches/${part(match)}?language=${part(language)}`),
  sit: (match: string, name: string, seat: number | null = null) =>
    ask<{ seat: number }>("POST", `/api/matches/${part(match)}/seats`, { name, seat }),
  seatKey: (match: string, seat: number) =>
    ask<{ key: string; link: string }>("POST", `/api/matches/${part(match)}/seats/${seat}/key`),
  freeSeat: (match: string, seat: number, bot = "") =>
    ask<{ seat: number }>("DELETE", `/api/matches/${part(match)}/seats/${seat}?bot=${part(bot)}`),
  bots: () => ask<Bots>("GET", "/api/bots"),
  rulesList: (language: string) => ask<RulesEntry[]>("GET", `/api/rules?language=${part(language)}`),
  rules: (id: string, language: string) => ask<RulesText>("GET", `/api/rules/${id}?language=${part(language)}`),
  difference: (a: string, b: string, language: string) =>
    ask<{ difference: string }>("GET", `/api/difference?a=${part(a)}&b=${part(b)}&language=${part(language)}`),
  readRules: (rules: string, language: string) => ask<RulesText>("POST", "/api/rules", { rules, language }),
  schema: (family: string) => ask<any>("GET", `/api/schema/${part(family)}`),
  recordAddress: (match: string) => `/api/matches/${part(match)}/record`,
};
