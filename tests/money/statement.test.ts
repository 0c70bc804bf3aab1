import { expect, test } from "vitest";
import {
  openAccounts,
  type PlayGuard,
  playFigures,
  setPlayGuard,
  statement,
  sumsOfMovements,
  wholeStatement,
} from "#server/wallet/index.ts";
import { SUMS } from "#server/wallet/records/play-guard.ts";
import {
  COUNT,
  COUNT_MATCHING,
  COUNT_RARE,
  PAGE,
  PAGE_MATCHING,
  PAGE_RARE,
} from "#server/wallet/records/statement-query.ts";
import type { TestContext } from "#tests/setup/database.ts";
import { moneyContext } from "#tests/setup/money.ts";

const PLAYER = 700_001n;
const OTHER = 700_002n;
const MANY = 120_000;
/** Each movement a second after the one before it. */
const BEGAN = new Date("2026-01-01T00:00:00.000Z");
const at = (second: number) => new Date(BEGAN.getTime() + second * 1000);

/** One player with very many movements among those of another, as a long life of play would leave them. */
async function longLife(context: TestContext): Promise<void> {
  await openAccounts(context, { playerId: PLAYER, assets: ["P", "TRIAL"] });
  await openAccounts(context, { playerId: OTHER, assets: ["P", "TRIAL"] });
  await context.db.script(`
    create temporary table made as
      select n, n * 7 as id, n % 1000 = 0 as is_deposit, n % 4 < 2 and n % 1000 <> 0 as is_stake, n % 2 as whose
        from generate_series(1, ${MANY}) n;
    insert into ledger.transfers (id, kind, scope, player_id, key, at, payout_kind)
      select id, case when is_deposit then 10 when is_stake then 1 else 2 end, 'NARD', ${PLAYER} + whose, 'k' || n,
          timestamptz '${BEGAN.toISOString()}' + n * interval '1 second',
          case when not is_deposit and not is_stake then 'WIN' end
        from made;
    insert into ledger.postings (transfer_id, line, src, dst, asset_id, amount, src_after, dst_after, src_version,
        dst_version)
      select made.id, 1, case when is_stake then cash.id else house.id end,
          case when is_stake then house.id else cash.id end, 1, 1,
          case when is_stake then n end, case when is_stake then null else n end, null, null
        from made
        join ledger.accounts cash on cash.owner_kind = 1 and cash.owner_id = ${PLAYER} + whose and cash.kind = 1
        join ledger.accounts house on house.owner_kind = 0 and house.kind = 10 and house.asset_id = 1;
    drop table made;
  `);
  await context.db.script("vacuum analyze ledger.postings");
  await context.db.script("vacuum analyze ledger.transfers");
}

type Plan = {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Shared Hit Blocks": number;
  Plans?: Plan[];
};

/** The nodes of the plan that the database makes and runs. */
async function planOf(context: TestContext, text: string, values: readonly unknown[]): Promise<Plan[]> {
  const name = `explain-${text.length}-${values.length}`;
  const [row] = await context.db.call<{ "QUERY PLAN": { Plan: Plan }[] }>(
    { name, text: `explain (analyze, buffers, format json) ${text}`, timeoutMs: 30_000 },
    values,
  );
  const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];
  return row?.["QUERY PLAN"].flatMap(({ Plan: top }) => nodes(top)) ?? [];
}

const readOf = (plan: readonly Plan[], table: string) =>
  plan
    .filter((node) => node["Relation Name"] === table)
    .reduce((sum, node) => sum + node["Actual Rows"] * node["Actual Loops"], 0);

test("M07 a page and its count read no more of a long record than they show", async () => {
  const context = await moneyContext();
  await longLife(context);
  const none = [null, null, null, null, null];
  const plans = {
    count: await planOf(context, COUNT.text, [PLAYER, null, 10_001]),
    page: await planOf(context, PAGE.text, [PLAYER, null, 20, 40]),
    assetPage: await planOf(context, PAGE.text, [PLAYER, "TRIAL", 20, 0]),
    stakes: await planOf(context, PAGE_MATCHING.text, [PLAYER, null, "stake", ...none.slice(1), 20, 0]),
    payouts: await planOf(context, PAGE_MATCHING.text, [PLAYER, null, "payout", ...none.slice(1), 20, 0]),
    deposits: await planOf(context, PAGE_RARE.text, [PLAYER, null, "deposit", ...none.slice(1), 20, 0]),
    rollbacks: await planOf(context, COUNT_RARE.text, [PLAYER, null, "rollback", ...none.slice(1), 10_001]),
    transfers: await planOf(context, COUNT_RARE.text, [PLAYER, null, "transfer", ...none.slice(1), 10_001]),
    deposited: await planOf(context, SUMS.text, [PLAYER, "P", "deposit", [at(60_000), BEGAN]]),
  };
  for (const [what, plan] of Object.entries(plans)) {
    const scanned = plan
      .filter((node) => node["Node Type"] === "Seq Scan")
      .map((node) => node["Relation Name"]);
    expect(
      scanned.filter((table) => table === "postings" || table === "transfers"),
      what,
    ).toEqual([]);
  }
  expect(plans.count.filter((node) => node["Node Type"] === "Index Only Scan").length).toBeGreaterThan(1);
  expect(readOf(plans.count, "postings")).toBeLessThanOrEqual(20_002);
  expect(readOf(plans.page, "postings")).toBeLessThanOrEqual(2 * 60);
  for (const kind of ["stakes", "payouts", "deposits", "rollbacks", "transfers", "deposited"] as const) {
    expect(readOf(plans[kind], "postings") + readOf(plans[kind], "transfers"), kind).toBeLessThanOrEqual(700);
  }
});

test("M07 a day out of a long record reads that day and the hours around it", async () => {
  const context = await moneyContext();
  await longLife(context);
  const [from, to] = [at(60_000), at(60_600)];
  const record = await statement(context, { playerId: PLAYER, from, to, page: 1 });
  expect(record).toMatchObject({ total: 300, isCut: false });
  expect(record.rows[0]?.at).toEqual(at(60_598));
  // Six hours on either side are 43,200 movements of both players; the whole record would be 120,000.
  const ids = [(60_000n - 21_600n) * 7n, (60_600n + 21_600n) * 7n];
  const plan = await planOf(context, COUNT_MATCHING.text, [PLAYER, null, null, from, to, ...ids, 10_001]);
  expect(readOf(plan, "postings")).toBeLessThan(25_000);
});

test("M07 more than ten thousand rows are cut, and said to be; a shorter time shows the others", async () => {
  const context = await moneyContext();
  await longLife(context);
  const whole = await wholeStatement(context, { playerId: PLAYER });
  expect([whole.rows.length, whole.isCut]).toEqual([10_000, true]);
  const last = await statement(context, { playerId: PLAYER, page: 9_999 });
  expect([last.page, last.pageCount, last.isCut]).toEqual([500, 500, true]);
  expect(last.rows.at(-1)?.transferId).toBe(whole.rows.at(-1)?.transferId);
  const ids = whole.rows.map(({ transferId }) => transferId);
  expect(new Set(ids).size).toBe(10_000);
  expect(ids.every((id, nth) => nth === 0 || id < (ids[nth - 1] ?? 0n))).toBe(true);
  const early = await statement(context, { playerId: PLAYER, to: at(101), page: 3 });
  expect([early.total, early.isCut]).toEqual([50, false]);
  expect(early.rows.at(-1)?.at).toEqual(at(2));
  const rare = await statement(context, { playerId: PLAYER, kind: "deposit", page: 1 });
  expect(rare.total).toBe(120);
});

test("M07 what is rarer than play is found whoever ordered it, and added up without what others sent", async () => {
  const context = await moneyContext();
  await longLife(context);
  await context.db.script(`
    insert into ledger.transfers (id, kind, scope, player_id, key, at)
      values (${MANY * 7 + 1}, 16, 'house', ${OTHER}, 'gift', '${at(MANY + 1).toISOString()}');
    insert into ledger.postings (transfer_id, line, src, dst, asset_id, amount, src_after, dst_after)
      select ${MANY * 7 + 1}, 1, theirs.id, mine.id, 1, 500, 1, 2
        from ledger.accounts theirs, ledger.accounts mine
        where theirs.owner_id = ${OTHER} and mine.owner_id = ${PLAYER}
          and (theirs.owner_kind, theirs.kind, mine.owner_kind, mine.kind) = (1, 1, 1, 1);
  `);
  for (const [playerId, minor] of [
    [PLAYER, 500n],
    [OTHER, -500n],
  ] as const) {
    const { rows } = await statement(context, { playerId, kind: "transfer", page: 1 });
    expect(rows.map(({ amount }) => amount.minor)).toEqual([minor]);
  }
  const latest = await statement(context, { playerId: PLAYER, kind: "deposit", from: at(60_000), page: 2 });
  expect([latest.total, latest.rows.length]).toEqual([61, 20]);
  const sums = await sumsOfMovements(context, {
    playerId: PLAYER,
    asset: "P",
    kind: "deposit",
    since: [at(60_000), at(MANY * 2), at(60_000)],
  });
  expect(sums).toEqual([61n, 0n, 61n]);
});

test("a first limit counts the play of its month, and reads no more of a long life than that", async () => {
  const context = await moneyContext();
  await longLife(context);
  const none = { day: null, week: null, month: null };
  const guard: PlayGuard = {
    stakeMaxMinor: null,
    lossMaxMinor: none,
    wagerMaxMinor: none,
    sessionMs: null,
    pausedUntil: null,
    timeZone: "Asia/Tehran",
  };
  // Three months after the last movement nothing of it counts any more.
  context.clock.set("2026-04-15T12:00:00.000Z");
  const said = `'{"timeZone": "Asia/Tehran", "at": "${context.now().toISOString()}"}'`;
  const [top] = await planOf(context, `select ledger.set_play_guard(${PLAYER}, 'P', ${said})`, []);
  expect(top?.["Shared Hit Blocks"]).toBeLessThan(2_000);
  context.clock.set("2026-01-02T12:00:00.000Z");
  await setPlayGuard(context, { playerId: OTHER, asset: "P", guard });
  const figures = await playFigures(context, { playerId: OTHER, asset: "P" });
  // From half past eight in the evening before, when the day began in Tehran.
  expect(figures?.month.stakedMinor).toBe(30_000n);
  expect(figures?.day).toEqual({ stakedMinor: 11_550n, lostMinor: 0n });
});
