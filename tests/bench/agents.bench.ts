import { expect, inject, test } from "vitest";
import { payContracts, teamOverview, teamShown } from "#server/agents/index.ts";
import { defaultBrand, seedBrand, setFlag } from "#server/brand/index.ts";
import { seedCatalogue } from "#server/catalogue/index.ts";
import { monthBefore } from "#server/core/days.ts";
import { DAY_MS, later, MINUTE_MS, SECOND_MS, stopwatch } from "#server/core/time.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open.ts";
import { keepFigures } from "#server/figures/index.ts";
import { contextOver, type TestContext } from "../setup/database.ts";
import { createDatabase, freshDatabase } from "../setup/postgres.ts";
import { BILLS_HASH, fillHouse, type HouseSize, ONE_SLOT_LEFT, ROOT } from "./agents-data.ts";

const PLAYERS = Number(process.env.BENCH_PLAYERS ?? 100_000);
const LARGE: HouseSize = { players: PLAYERS, agents: PLAYERS * 0.03, stakes: PLAYERS * 10 };
const SMALL: HouseSize = { players: 1_000, agents: 30, stakes: 10_000 };

/** Above these something is broken; a machine that does much else besides does not go so far up. */
const MONTH_OF_COUNTS_MAX = 600;
const SLOT_OF_COUNTS_MAX = 80;
const QUERIES_MAX = { overview: 3, team: 4 };

/** A page is asked for so often, and the quickest is told: what others did on the machine meanwhile is in the rest. */
const TIMES = 15;

const COUNT = { name: "bench.postings", timeoutMs: 600_000, text: "select count(*) from ledger.postings" };
const rounded = (value: number) => Math.round(value * 10) / 10;

type House = { readonly url: string; drop(): Promise<void> };
type Standing = { readonly context: TestContext; readonly db: OpenDatabase; readonly timeZone: string };

/** A house that stands just after the month that its stakes are of. */
async function standingOn(url: string): Promise<Standing> {
  const db = await openDatabase({ url });
  const context = contextOver(db);
  const brand = await defaultBrand(context);
  const { until } = monthOf(context, brand.timeZone);
  context.clock.set(later(until, 15 * MINUTE_MS).toISOString());
  return { context, db, timeZone: brand.timeZone };
}

const monthOf = ({ now }: TestContext, timeZone: string) => {
  const { from, until } = monthBefore(now(), timeZone);
  return { from, until, signedAt: later(from, -DAY_MS) };
};

/** Filled once, and copied for each run. */
async function filled(
  size: HouseSize,
): Promise<House & { readonly fillMs: number; readonly figuresMs: number }> {
  const house = await freshDatabase(inject("databaseUrl"));
  const db = await openDatabase({ url: house.url });
  try {
    const context = contextOver(db);
    await seedBrand(context, { host: "localhost:3000" });
    const game = { code: "g1", category: "RNG" as const, vendor: "STUDIO", names: { fa: "بازی" } };
    await seedCatalogue(context, [{ ...game, minLineBetMinor: 1n, rtpBasisPoints: 9600 }]);
    const brand = await defaultBrand(context);
    await setFlag(context, { brandId: brand.id, flag: "divtypereq", isOn: true });
    const fill = stopwatch();
    await fillHouse(db, { brand: brand.id, size, month: monthOf(context, brand.timeZone) });
    const fillMs = fill();
    const figures = stopwatch();
    context.clock.set(later(monthOf(context, brand.timeZone).until, 15 * MINUTE_MS).toISOString());
    await keepFigures(context);
    return { ...house, fillMs, figuresMs: figures() };
  } finally {
    await db.close();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const watch = stopwatch();
  await work();
  return watch();
}

/** The bills of a month, and of the five minutes that end it, in a copy of a house. */
async function paidIn(house: House) {
  const copy = await createDatabase(house.url, new URL(house.url).pathname.slice(1));
  const { context, db } = await standingOn(copy.url);
  try {
    const countMs = await timed(() => db.call(COUNT, []));
    const monthMs = await timed(() => payContracts(context));
    const [month] = await db.call<{ hash: string; bills: number; amount: bigint }>(BILLS_HASH, []);
    await db.call(ONE_SLOT_LEFT, [later(context.now(), -20 * MINUTE_MS)]);
    const brand = await defaultBrand(context);
    await setFlag(context, { brandId: brand.id, flag: "realtimesalreqtype", isOn: true });
    // A switch of the house is known within a second.
    context.clock.forward(2 * SECOND_MS);
    const slotMs = await timed(() => payContracts(context));
    const [all] = await db.call<{ hash: string; bills: number; amount: bigint }>(BILLS_HASH, []);
    return { countMs, monthMs, slotMs, month, all };
  } finally {
    await db.close();
    await copy.drop();
  }
}

/** How long an agent's pages take to read, and in how many queries. */
async function pagesOf(house: House) {
  const { context, db, timeZone } = await standingOn(house.url);
  try {
    let queries = 0;
    const counted = {
      ...db,
      call: ((statement, values) => {
        queries += 1;
        return db.call(statement, values);
      }) as typeof db.call,
    };
    const inside = { ...context, db: counted };
    const { from, until } = monthBefore(context.now(), timeZone);
    const team = { player: { id: ROOT, username: "bench1" }, of: null, after: null };
    const since = later(until, -DAY_MS);
    const asked = {
      overview: () =>
        teamOverview(inside, { playerId: ROOT, from: since, until, before: later(since, -DAY_MS), timeZone }),
      team: () => teamShown(inside, { ...team, isWhole: false }),
      whole: () => teamShown(inside, { ...team, isWhole: true }),
      since: () => teamShown(inside, { ...team, isWhole: true, since: from }),
    };
    const told: Record<string, { ms: number; queries: number }> = {};
    for (const [name, ask] of Object.entries(asked)) {
      let ms = Number.POSITIVE_INFINITY;
      for (let nth = 0; nth < TIMES; nth += 1) {
        queries = 0;
        ms = Math.min(ms, await timed(ask));
      }
      told[name] = { ms: rounded(ms), queries };
    }
    return told;
  } finally {
    await db.close();
  }
}

test("a month of a large house is billed and paid, twice the same, and so are five minutes; an agent's pages are read", async () => {
  const small = await filled(SMALL);
  const large = await filled(LARGE);
  try {
    const smallPages = await pagesOf(small);
    const first = await paidIn(large);
    const second = await paidIn(large);
    const pages = await pagesOf(large);
    const { countMs, monthMs, slotMs, month, all } = first;
    const figures = {
      ...{ players: LARGE.players, stakes: LARGE.stakes, bills: month?.bills, amount: String(month?.amount) },
      ...{ fillMs: rounded(large.fillMs), figuresMs: rounded(large.figuresMs), countMs: rounded(countMs) },
      ...{ monthMs: rounded(monthMs), monthOfCounts: rounded(monthMs / countMs) },
      ...{ slotMs: rounded(slotMs), slotOfCounts: rounded(slotMs / countMs), pages, smallPages },
      ...{ hash: all?.hash },
    };
    process.stdout.write(`${JSON.stringify(figures)}\n`);
    expect(month?.bills).toBeGreaterThan(0);
    expect(all?.bills).toBeGreaterThan(month?.bills ?? 0);
    expect(second.month).toEqual(month);
    expect(second.all).toEqual(all);
    expect(monthMs / countMs).toBeLessThan(MONTH_OF_COUNTS_MAX);
    expect(slotMs / countMs).toBeLessThan(SLOT_OF_COUNTS_MAX);
    expect(pages.overview?.queries).toBeLessThanOrEqual(QUERIES_MAX.overview);
    expect(pages.team?.queries).toBeLessThanOrEqual(QUERIES_MAX.team);
  } finally {
    await small.drop();
    await large.drop();
  }
}, 3_600_000);
