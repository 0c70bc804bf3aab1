import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { countBonuses, matchDeposits, saveMatch } from "#server/bonuses/index.ts";
import type { Brand } from "#server/brand/index.ts";
import { seedCatalogue } from "#server/catalogue/index.ts";
import { newId } from "#server/core/ids.ts";
import { money } from "#server/core/numbers/money.ts";
import { DAY_MS, later, SECOND_MS, stopwatch, systemClock } from "#server/core/time.ts";
import type { Context } from "#server/db/context.ts";
import type { Database, OpenDatabase } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open.ts";
import { ownMissions, runMissions, setMission } from "#server/missions/index.ts";
import { publishPromotions } from "#server/promotions/index.ts";
import { memberCounts } from "#server/use-cases/index.ts";
import { brokenInvariants, execute, openAccounts, receiveDeposit } from "#server/wallet/index.ts";
import { openBrand } from "../setup/brand.ts";
import { freshDatabase } from "../setup/postgres.ts";
import { debit } from "../setup/wallet-stage.ts";
import { median } from "./process.ts";

const TURNS = 5;
const TURN_MS = 4000;
const CALLERS = 16;
const PLAYERS = 256;
const CLOCK_MS = 2 * SECOND_MS;
const MISSIONS = 30;
const MATCHES = 10;
const PROMOTIONS = 10;
/** A stake is slower by so much at most. */
const SLOWER_MAX = 0.1;
const COUNTED = 200;

/** A house with players who have money. */
type House = {
  readonly context: Context & { readonly db: OpenDatabase };
  readonly brand: Brand;
  readonly players: readonly bigint[];
  /** How many statements were sent to the database. */
  statements(): number;
  close(): Promise<void>;
};

let plain: House;
let busy: House;

beforeAll(async () => {
  [plain, busy] = [await openHouse(), await openHouse()];
  await fill(busy);
}, 120_000);
afterAll(async () => {
  await Promise.all([plain?.close(), busy?.close()]);
});

/** Counts what is asked, within transactions too. */
function counting<Handle extends Database>(db: Handle, count: () => void): Handle {
  return new Proxy(db, {
    get(target, name) {
      if (name === "call") {
        return (...asked: Parameters<Database["call"]>) => {
          count();
          return target.call(...asked);
        };
      }
      if (name === "transaction") {
        return (work: (inside: Database) => Promise<unknown>) =>
          target.transaction((inside) => work(counting(inside, count)));
      }
      return Reflect.get(target, name, target);
    },
  });
}

async function openHouse(): Promise<House> {
  const { url, drop } = await freshDatabase(inject("databaseUrl"));
  let many = 0;
  const db = counting(await openDatabase({ url }), () => {
    many += 1;
  });
  const context = { db, now: systemClock, newId };
  const brand = await openBrand(context);
  const game = { vendor: "STUDIO", names: { fa: "بازی" }, minLineBetMinor: 1n, rtpBasisPoints: 9600 };
  await seedCatalogue(context, [{ ...game, code: "g1", category: "RNG" }]);
  const rows = await db.call<{ id: bigint }>(
    {
      name: "bench-players",
      text: `insert into accounts.players (brand_id, username, folded_username, password_hash, account_type, language,
          terms_version, terms_accepted_at, created_at)
        select $2, 'bench' || n, 'bench' || n, '$argon2id$', 0, 'fa', '1', now(), now()
          from generate_series(1, $1::int) n returning id`,
    },
    [PLAYERS, brand.id],
  );
  for (const { id: playerId } of rows) {
    await openAccounts(context, { playerId, assets: ["P"] });
    await receiveDeposit(context, {
      playerId,
      key: "bench",
      amount: money(10n ** 12n, "P"),
      provider: "bank",
    });
  }
  return {
    context,
    brand,
    players: rows.map(({ id }) => id),
    statements: () => many,
    async close() {
      await db.close();
      await drop();
    },
  };
}

/** Fifty things that a stake or a deposit may count for. */
async function fill({ context, brand }: House): Promise<void> {
  const until = later(context.now(), 30 * DAY_MS);
  const reward = { pays: "cash", amount: money(500n, "P") } as const;
  for (let nth = 0; nth < MISSIONS; nth += 1) {
    const does = [
      { counts: "stakes", least: money(10n ** 11n, "P") } as const,
      { counts: "rounds", least: 100_000 } as const,
    ][nth % 2];
    const repeats = (["once", "daily", "weekly"] as const)[nth % 3];
    if (!does || !repeats) continue;
    const titles = { fa: `گام ${nth}` };
    const mission = { code: `m${nth}`, titles, repeats, does, reward, claimDays: 3, until, position: nth };
    expect((await setMission(context, brand.id, mission)).ok).toBe(true);
  }
  for (let nth = 0; nth < MATCHES; nth += 1) {
    const sums = { percent: 10, leastMinor: 10n ** 14n, mostMinor: 1_000n, budgetMinor: null };
    const rule = {
      brandId: brand.id,
      code: `d${nth}`,
      once: "every",
      terms: "standard",
      offerDays: 7,
      promotion: null,
    } as const;
    const saved = await saveMatch(context, { ...rule, ...sums, from: context.now(), until: null });
    expect(saved.ok).toBe(true);
  }
  const text = { fa: "متن" };
  const promotions = Array.from({ length: PROMOTIONS }, (_, nth) => ({
    ...{ id: `p${nth}`, kind: "claim" as const, titles: text, summaries: text, bodies: text },
    ...{ terms: [], picture: "/promotions/bench.svg", until },
  }));
  await publishPromotions(context, promotions);
}

let stakes = 0;

async function stake({ context }: House, playerId: bigint): Promise<void> {
  stakes += 1;
  const round = `bench-${stakes}`;
  const command = debit(round, 100n, { round, game: "g1" });
  const at = context.now();
  const [answer] = await execute(context, [{ ...command, scope: "STUDIO", asset: "P", playerId, at }]);
  if (answer?.code !== "OK") throw new Error(`A stake was answered ${answer?.code}.`);
}

/** The clocks of the house that look at stakes and deposits, for as long as somebody stakes. */
async function clocks({ context }: House, goesOn: () => boolean): Promise<void> {
  while (goesOn()) {
    await runMissions(context);
    await countBonuses(context);
    await matchDeposits(context);
    await sleep(CLOCK_MS / 2);
  }
}

/** Stakes a second of players who each stake again when they were answered. */
async function turn(house: House): Promise<number> {
  const elapsedMs = stopwatch();
  const goesOn = () => elapsedMs() < TURN_MS;
  let done = 0;
  const callers = Array.from({ length: CALLERS }, async (_, caller) => {
    for (let nth = caller; goesOn(); nth += CALLERS) {
      await stake(house, house.players[nth % PLAYERS] ?? 0n);
      done += 1;
    }
  });
  const ticking = clocks(house, goesOn);
  await Promise.all(callers);
  const perSecond = done / (elapsedMs() / 1000);
  await ticking;
  return perSecond;
}

/** What one stake locks, by name. */
async function lockedBy(house: House): Promise<string[]> {
  const { context, players } = house;
  return context.db.transaction(async (db) => {
    await stake({ ...house, context: { ...context, db: db as OpenDatabase } }, players[0] ?? 0n);
    const rows = await db.call<{ name: string }>(
      {
        name: "bench-locks",
        text: `select distinct relation::regclass::text || ' ' || mode as name from pg_locks
          where pid = pg_backend_pid() and relation is not null and relation::regclass::text not like 'pg_%' order by 1`,
      },
      [],
    );
    return rows.map(({ name }) => name);
  });
}

/** How many statements so many stakes need, one after the other. */
async function statementsOf(house: House): Promise<number> {
  const before = house.statements();
  for (let nth = 0; nth < COUNTED; nth += 1) await stake(house, house.players[nth % PLAYERS] ?? 0n);
  return (house.statements() - before) / COUNTED;
}

async function counted({ context, brand }: House, playerId: bigint): Promise<bigint> {
  const player = { id: playerId, brandId: brand.id, accountType: 0 } as const;
  const own = await ownMissions(context, player as Parameters<typeof ownMissions>[1]);
  return own?.going.find(({ mission }) => mission.code === "m0")?.progress?.counted ?? 0n;
}

/** From the run of the clock after a stake until its player reads it, while others stake. */
async function seenAfterMs(house: House): Promise<number> {
  const playerId = house.players.at(-1) ?? 0n;
  const before = await counted(house, playerId);
  await stake(house, playerId);
  const elapsedMs = stopwatch();
  while ((await counted(house, playerId)) === before) {
    if (elapsedMs() > 60 * SECOND_MS) throw new Error("A stake was never counted.");
    await runMissions(house.context);
  }
  return elapsedMs();
}

test("fifty promotions, missions and matches cost a stake no statement, no lock and hardly any time", async () => {
  expect(await statementsOf(busy), "statements").toBe(await statementsOf(plain));
  expect(await lockedBy(busy), "locks").toEqual(await lockedBy(plain));
  const asked = busy.statements();
  await memberCounts(busy.context, busy.players[0] ?? 0n);
  expect(busy.statements() - asked, "the count of what waits is one query").toBe(1);

  const turns = { plain: [] as number[], busy: [] as number[], ratio: [] as number[] };
  for (let nth = -1; nth < TURNS; nth += 1) {
    // The first of the two changes, so that neither always comes after the other's clocks.
    const order = nth % 2 === 0 ? ([plain, busy] as const) : ([busy, plain] as const);
    const first = await turn(order[0]);
    const second = await turn(order[1]);
    if (nth < 0) continue;
    const [without, withThem] = order[0] === plain ? [first, second] : [second, first];
    turns.plain.push(without);
    turns.busy.push(withThem);
    turns.ratio.push(withThem / without);
  }
  const until = stopwatch();
  const others = Array.from({ length: CALLERS }, async (_, caller) => {
    for (let nth = caller; until() < 10 * SECOND_MS; nth += CALLERS)
      await stake(busy, busy.players[nth % (PLAYERS - 1)] ?? 0n);
  });
  const seen: number[] = [];
  for (let nth = 0; nth < TURNS; nth += 1) seen.push(await seenAfterMs(busy));
  await Promise.all(others);

  const round = (figures: readonly number[]) => figures.map((figure) => Number(figure.toFixed(2)));
  const ratio = Number(median(turns.ratio).toFixed(3));
  const perSecond = { plain: Math.round(median(turns.plain)), busy: Math.round(median(turns.busy)) };
  const seenMs = Math.round(median(seen));
  console.log(JSON.stringify({ bench: "rewards", perSecond, ratio, ratios: round(turns.ratio), seenMs }));
  expect.soft(ratio, "of stakes without them").toBeGreaterThanOrEqual(1 - SLOWER_MAX);
  expect.soft(seenMs, "until progress is seen").toBeLessThanOrEqual(CLOCK_MS);
  expect(await brokenInvariants(busy.context)).toEqual([]);
}, 300_000);
