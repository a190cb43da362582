// The derivation of docs/fair-deals.md, from a record's text alone. Needs nothing but the browser's own SHA-256 and HMAC.

const PREFIX = "twinpack fair 1";
const SUITS = "SHDC";
const RANKS = { pinochle: "ATKQJ987", pinnacola: "A23456789TJQK" };
const text = new TextEncoder();

const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

async function hash(...lines) {
  const data = text.encode([PREFIX, ...lines].map((line) => line + "\n").join(""));
  return new Uint8Array(await crypto.subtle.digest("SHA-256", data));
}

export async function commitment(match, number, seed) {
  return hex(await hash("commit", match, String(number), seed));
}

export async function key(digest, seed, mixes) {
  const added = [...mixes].sort((a, b) => a.seat - b.seat).map((mix) => `${mix.seat} ${mix.chance}`);
  return hash("key", digest, seed, ...added);
}

export async function* numbers(bytes) {
  const secret = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  for (let block = 0n; ; block++) {
    const counter = new DataView(new ArrayBuffer(8));
    counter.setBigUint64(0, block);
    const digest = new DataView(await crypto.subtle.sign("HMAC", secret, counter.buffer));
    for (let place = 0; place < 32; place += 4) yield digest.getUint32(place);
  }
}

export async function below(stream, limit) {
  const top = 2 ** 32 - (2 ** 32 % limit);
  for (;;) {
    const { value } = await stream.next();
    if (value < top) return value % limit;
  }
}

export async function shuffled(bytes, items) {
  const order = [...items];
  const stream = numbers(bytes);
  for (let place = order.length - 1; place > 0; place--) {
    const other = await below(stream, place + 1);
    [order[place], order[other]] = [order[other], order[place]];
  }
  return order;
}

export function standard(family, cards) {
  const place = (card) => (card === "**" ? 1000 : SUITS.indexOf(card[1]) * 20 + RANKS[family].indexOf(card[0]));
  return [...cards].sort((a, b) => place(a) - place(b));
}

// The shuffles of a record: {number, commit, mixes, line, seed, finished}.
export function shuffles(record) {
  const tags = Object.fromEntries([...record.matchAll(/^\[(\w+) "(.*)"\]$/gm)].map((tag) => [tag[1], JSON.parse(`"${tag[2]}"`)]));
  const found = [];
  let commit = null;
  let mixes = [];
  for (const line of record.split(/\r?\n/)) {
    const [word, ...rest] = line.split(" ");
    if (word === "commit") [commit, mixes] = [rest[0], []];
    else if (word === "mix") mixes.push({ seat: Number(rest[0]), chance: rest[1] });
    else if (word === "dealer" || word === "deal" || word === "restock") {
      found.push({ number: found.length + 1, commit, mixes, word, cards: rest, seed: null, finished: false });
      [commit, mixes] = [null, []];
    } else if (word === "result") for (const one of found) one.finished = true;
    else if (word === "seed") {
      const waiting = found.find((one) => one.seed === null);
      if (waiting) waiting.seed = rest[0];
    }
  }
  return { tags, found };
}

// Answers {ok, number, code, ...} for every shuffle of a finished deal.
export async function verify(record) {
  const { tags, found } = shuffles(record);
  const family = (tags.Family || "").toLowerCase();
  if (!(family in RANKS) || !found.some((one) => one.commit)) return [{ ok: false, code: "no-commitments" }];
  const seats = Object.keys(tags).filter((tag) => /^Seat\d$/.test(tag)).length;
  const answers = [];
  for (const one of found) {
    const answer = { number: one.number, seats: one.mixes.map((mix) => mix.seat).join(", ") };
    if (!one.commit) answers.push({ ...answer, ok: false, code: "commit-missing" });
    else if (!one.seed) {
      if (one.finished) answers.push({ ...answer, ok: false, code: "seed-missing" });
    } else if ((await commitment(tags.Match || "", one.number, one.seed)) !== one.commit)
      answers.push({ ...answer, ok: false, code: "not-promised" });
    else answers.push({ ...answer, ...(await compared(one, family, seats)) });
  }
  return answers;
}

async function compared(one, family, seats) {
  const bytes = await key(one.commit, one.seed, one.mixes);
  if (one.word === "dealer") {
    const expected = String(await below(numbers(bytes), seats));
    return expected === one.cards[0] ? { ok: true } : { ok: false, code: "other-order", place: 1, found: one.cards[0], expected };
  }
  const expected = await shuffled(bytes, standard(family, one.cards));
  const place = expected.findIndex((card, at) => card !== one.cards[at]);
  if (place < 0) return { ok: true };
  return { ok: false, code: "other-order", place: place + 1, found: one.cards[place], expected: expected[place] };
}
