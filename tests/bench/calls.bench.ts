import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openSession } from "#server/accounts/parts.ts";
import { defaultBrand } from "#server/brand/index.ts";
import { newId } from "#server/core/ids.ts";
import { money } from "#server/core/numbers/money.ts";
import { systemClock } from "#server/core/time.ts";
import { openDatabase } from "#server/db/open.ts";
import { openAccounts, receiveDeposit } from "#server/wallet/index.ts";
import { type FreshDatabase, freshDatabase } from "../setup/postgres.ts";
import { fetchOnce, type Measured, median, requestsPerCpuSecond, startMeasured } from "./process.ts";

const ROUNDS = 5;
const ROUND_MS = 2500;
const HOUSE_PORT = 4531;
const LIST_PORT = 4532;
const BALANCE_PORT = 4533;
const LIST = "/wps/relay/GCSGAME_gameList?category=RNG";
const BALANCE = "/wps/v2/wallets/balance";
/** What is aimed at, of a bare server that answers the same bytes (decision 053). */
const AIMED = { list: 0.5, balance: 0.1 };
/** Below this something was broken; a busy machine alone does not go so far down. */
const MIN = { list: 0.2, balance: 0.02 };
/** A token may ask ten times a second for long: so many that none is turned away. */
const PLAYERS = 1500;

let house: Measured;
let bareList: Measured;
let bareBalance: Measured;
let folder: string;
let database: FreshDatabase;
let tokens: readonly string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "nard-bench-"));
  database = await freshDatabase(inject("databaseUrl"));
  house = await startMeasured(["server/house/start.js"], HOUSE_PORT, "/readyz", {
    ...{ DATA_DIR: folder, DATABASE_URL: database.url, LOG_LEVEL: "error", TRUSTED_PROXIES: "1" },
  });
  tokens = await signedIn();
  bareList = await bareOf(LIST, LIST_PORT, {});
  bareBalance = await bareOf(BALANCE, BALANCE_PORT, bearer(0));
}, 300_000);

afterAll(async () => {
  await Promise.all([house, bareList, bareBalance].map((server) => server?.stop()));
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Apps of players who have money, each with a token of its own. */
async function signedIn(): Promise<string[]> {
  const db = await openDatabase({ url: database.url });
  const context = { db, now: systemClock, newId };
  const brand = await defaultBrand(context);
  const rows = await db.call<{ id: bigint }>(
    {
      name: "bench-players",
      text: `insert into accounts.players (brand_id, username, folded_username, password_hash, account_type, language,
          terms_version, terms_accepted_at, created_at)
        select 'nard', 'bench' || n, 'bench' || n, '$argon2id$', 0, 'fa', '1', now(), now()
          from generate_series(1, $1::int) n returning id`,
    },
    [PLAYERS],
  );
  const found: string[] = [];
  for (const { id: playerId } of rows) {
    await openAccounts(context, { playerId, assets: ["P", "TRIAL"] });
    await receiveDeposit(context, { playerId, key: "bench", amount: money(10_000n, "P"), provider: "bank" });
    const place = { address: addressOf(found.length), device: "bench" };
    found.push((await openSession(context, { playerId, brand, place, scopes: ["read"] })).token);
  }
  await db.close();
  return found;
}

/** A household of its own for each call, as a network is allowed no more than it needs. */
const addressOf = (nth: number) => `2001:db8:${(nth >> 16).toString(16)}:${(nth & 0xffff).toString(16)}::1`;

const anybody = (nth: number) => ({ "X-Forwarded-For": addressOf(nth), "Accept-Language": "fa" });
const bearer = (nth: number) => ({
  ...anybody(nth),
  Authorization: `Bearer ${tokens[nth % tokens.length]}`,
});

/** A server that answers what the house has answered, and does nothing for it. */
async function bareOf(path: string, port: number, headers: Record<string, string>): Promise<Measured> {
  const said = await fetchOnce(HOUSE_PORT, path, headers);
  expect(said.status, path).toBe(200);
  writeFileSync(join(folder, `${port}`), said.body);
  const { connection: _connection, date: _date, "keep-alive": _keepAlive, ...kept } = said.headers;
  return startMeasured(["tests/bench/bare.js"], port, "/", {
    BARE_BODY: join(folder, `${port}`),
    BARE_HEADERS: JSON.stringify(kept),
  });
}

test("calls, in answers per CPU second, against bare servers that answer the same bytes", async () => {
  const samples = { list: [] as number[], balance: [] as number[] };
  const bare = { list: [] as number[], balance: [] as number[] };
  let asked = 0;
  const each = (headers: (nth: number) => Record<string, string>) => () => {
    asked += 1;
    return headers(asked);
  };
  for (let round = -1; round < ROUNDS; round += 1) {
    const list = await requestsPerCpuSecond(house, LIST, each(anybody), ROUND_MS);
    const listBar = await requestsPerCpuSecond(bareList, LIST, each(anybody), ROUND_MS);
    const balance = await requestsPerCpuSecond(house, BALANCE, each(bearer), ROUND_MS);
    const balanceBar = await requestsPerCpuSecond(bareBalance, BALANCE, each(bearer), ROUND_MS);
    if (round < 0) continue;
    samples.list.push(list / listBar);
    samples.balance.push(balance / balanceBar);
    bare.list.push(listBar);
    bare.balance.push(balanceBar);
  }
  const ratio = (ratios: readonly number[]) => Number(median(ratios).toFixed(3));
  const found = { list: ratio(samples.list), balance: ratio(samples.balance) };
  const bars = { list: Math.round(median(bare.list)), balance: Math.round(median(bare.balance)) };
  console.log(JSON.stringify({ bench: "calls", ...found, aimed: AIMED, bare: bars, turns: samples }));
  expect.soft(found.list).toBeGreaterThanOrEqual(MIN.list);
  expect.soft(found.balance).toBeGreaterThanOrEqual(MIN.balance);
}, 300_000);
