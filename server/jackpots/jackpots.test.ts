import { beforeEach, expect, test } from "vitest";
import { openBrand } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { minorOf, paidMember, play } from "#tests/setup/real-stakes.ts";
import { debit, rollback } from "#tests/setup/wallet-stage.ts";
import { commitOfLink, ticketEntropy, ticketName, winningTickets } from "../studio/index.ts";
import { brokenInvariants, grantTrial, openAccounts } from "../wallet/index.ts";
import { drawJackpot, jackpotDraw, jackpotView, openFirstPool, setJackpot, wonDraws } from "./index.ts";

const CASH = 1_000_000n;

let context: TestContext;
let players = 0;

beforeEach(async () => {
  context = await testContext();
});

async function aMember() {
  const brand = await openBrand(context);
  players += 1;
  return paidMember(context, brand, { username: `lucky${players}`, cashMinor: CASH });
}

test("a pool takes its part of each stake once, to the last hundredth, and holds it in the ledger", async () => {
  const { id } = await aMember();
  await setJackpot(context, { state: "open", rateBasisPoints: 33, oneInMinor: 4_294_967_295n });
  await drawJackpot(context);
  for (const [nth, stake] of [1_01n, 2_02n, 5_00n].entries()) {
    await play(context, id, debit(`s${nth}`, stake, { round: `r${nth}` }));
    await drawJackpot(context);
    await drawJackpot(context);
  }
  // 33 ten-thousandths of 8.03 are 2.6499 hundredths.
  expect((await jackpotView(context))?.amount.minor).toBe(2n);
  expect(await brokenInvariants(context)).toEqual([]);
});

test("what was given back is taken off what is staked next, and never out of the pool", async () => {
  const { id } = await aMember();
  await setJackpot(context, { state: "open", rateBasisPoints: 100, oneInMinor: 4_294_967_295n });
  await drawJackpot(context);
  await play(context, id, debit("a", 100_00n, { round: "ra" }));
  await drawJackpot(context);
  await play(context, id, rollback("b", "a", { round: "ra" }));
  await drawJackpot(context);
  expect((await jackpotView(context))?.amount.minor).toBe(100n);
  await play(context, id, debit("c", 100_00n, { round: "rc" }));
  await drawJackpot(context);
  expect((await jackpotView(context))?.amount.minor).toBe(100n);
});

test("who had a chance for a stake that was given back has no other one before staking as much again", async () => {
  const [saver, other] = [await aMember(), await aMember()];
  const sure = () => setJackpot(context, { state: "open", rateBasisPoints: 500, oneInMinor: 1000n });
  const rare = () => setJackpot(context, { state: "open", rateBasisPoints: 500, oneInMinor: 4_294_967_295n });
  await rare();
  await play(context, other.id, debit("pool", 1_000_00n, { round: "r" }));
  await play(context, saver.id, debit("a", 100_00n, { round: "ra" }));
  await drawJackpot(context);
  await play(context, saver.id, rollback("b", "a", { round: "ra" }));
  await sure();
  await play(context, saver.id, debit("c", 60_00n, { round: "rc" }));
  await drawJackpot(context);
  await play(context, saver.id, debit("d", 40_00n, { round: "rd" }));
  await drawJackpot(context);
  expect(await wonDraws(context)).toEqual([]);
  await play(context, saver.id, debit("e", 10_00n, { round: "re" }));
  await drawJackpot(context);
  const [won] = await wonDraws(context);
  expect(won).toMatchObject({ tickets: [{ minor: "1000" }] });
  expect(won && (await jackpotDraw(context, won.drawId))).toMatchObject({ winnerId: saver.id });
});

test("who wins has the whole pool, as a movement of their own, and everybody can check the draw", async () => {
  const { id } = await aMember();
  await setJackpot(context, { state: "open", rateBasisPoints: 500, oneInMinor: 1000n });
  await drawJackpot(context);
  const promised = (await jackpotView(context))?.commit ?? "";
  await context.db.call(
    {
      name: "test-seed-pair",
      text: `insert into studio.seed_pairs
          (id, player_ref, state, server_seed, commitment, client_seed, created_at, activated_at)
        values ($1, $2, 'active', repeat('ab', 32), encode(sha256(convert_to(repeat('ab', 32), 'UTF8')), 'hex'),
          'my-own-seed', now(), now())`,
    },
    [context.newId(), id.toString()],
  );
  // As much as the chance is one in: this ticket wins.
  await play(context, id, debit("sure", 100_00n, { round: "r" }));
  await Promise.all([drawJackpot(context), drawJackpot(context)]);
  expect(await minorOf(context, id, "P")).toBe(CASH - 100_00n + 5_00n);
  expect((await jackpotView(context))?.amount.minor).toBe(0n);

  const [won] = await wonDraws(context);
  expect(won).toMatchObject({ won: { minor: 5_00n, asset: "P" }, commit: promised });
  if (!won) throw new Error("Nobody won");
  expect(commitOfLink(won.link)).toBe(promised);
  expect(ticketEntropy(won.tickets)).toBe(won.entropy);
  expect(won.tickets).toEqual([{ name: ticketName(won.drawId, "my-own-seed"), minor: "10000" }]);
  expect(winningTickets(won.tickets, { ...won, round: won.drawId }, won.oneInMinor)).toEqual([0]);
  expect(await jackpotDraw(context, won.drawId)).toMatchObject({ winnerId: id });
  expect(await brokenInvariants(context)).toEqual([]);
});

test("a closed pool takes nothing, keeps what it holds, and what was staked meanwhile is in no draw", async () => {
  const { id } = await aMember();
  await play(context, id, debit("before", 101_99n, { round: "r1" }));
  await drawJackpot(context);
  expect(await jackpotView(context)).toBeNull();
  await setJackpot(context, { state: "open", rateBasisPoints: 100, oneInMinor: 4_294_967_295n });
  await drawJackpot(context);
  expect((await jackpotView(context))?.amount.minor).toBe(0n);
  await play(context, id, debit("after", 100_50n, { round: "r2" }));
  await drawJackpot(context);
  expect((await jackpotView(context))?.amount.minor).toBe(100n);
});

test("what was staked before the pool was opened is in no draw, also where nobody has counted it yet", async () => {
  const { id } = await aMember();
  await drawJackpot(context);
  await play(context, id, debit("before", 100_00n, { round: "r1" }));
  await setJackpot(context, { state: "open", rateBasisPoints: 500, oneInMinor: 1000n });
  await drawJackpot(context);
  expect((await jackpotView(context))?.amount.minor).toBe(0n);
  expect(await wonDraws(context)).toEqual([]);
  expect(await minorOf(context, id, "P")).toBe(CASH - 100_00n);
});

test("the link that decides the first stakes is committed to when the pool is opened", async () => {
  const { id } = await aMember();
  await setJackpot(context, { state: "open", rateBasisPoints: 500, oneInMinor: 1000n });
  const promised = (await jackpotView(context))?.commit;
  expect(promised).toMatch(/^[0-9a-f]{64}$/);
  await play(context, id, debit("sure", 100_00n, { round: "r1" }));
  await drawJackpot(context);
  expect(await wonDraws(context)).toMatchObject([{ commit: promised }]);
});

test("what was staked while the pool was open has its chance, also where it is closed or changed before the draw", async () => {
  const { id } = await aMember();
  await setJackpot(context, { state: "open", rateBasisPoints: 500, oneInMinor: 1000n });
  await drawJackpot(context);
  await play(context, id, debit("sure", 100_00n, { round: "r1" }));
  await setJackpot(context, { rateBasisPoints: 1, oneInMinor: 4_294_967_295n });
  expect(await wonDraws(context)).toMatchObject([{ won: { minor: 5_00n }, oneInMinor: 1000n }]);
  await setJackpot(context, { oneInMinor: 1000n });
  await play(context, id, debit("other", 100_00n, { round: "r2" }));
  await setJackpot(context, { state: "closed" });
  await drawJackpot(context);
  expect(await wonDraws(context)).toHaveLength(2);
});

test("of two tickets that won the first has the pool, also while its account may not stake", async () => {
  const [first, second] = [await aMember(), await aMember()];
  await setJackpot(context, { state: "open", rateBasisPoints: 500, oneInMinor: 1000n });
  await drawJackpot(context);
  await play(context, first.id, debit("one", 100_00n, { round: "r1" }));
  await play(context, second.id, debit("other", 100_00n, { round: "r2" }));
  await context.db.script(
    `update ledger.accounts set frozen = true where owner_kind = 1 and owner_id = ${first.id}`,
  );
  await drawJackpot(context);
  const shares = [await minorOf(context, first.id, "P"), await minorOf(context, second.id, "P")];
  expect(shares).toEqual([CASH - 100_00n + 10_00n, CASH - 100_00n]);
  expect(await brokenInvariants(context)).toEqual([]);
});

test("the page promises no better chance than there is", async () => {
  for (const [oneInMinor, oneIn] of [
    [1_000n, 10n],
    [1_001n, 11n],
    [1_999n, 20n],
  ] as const) {
    await setJackpot(context, { state: "open", oneInMinor });
    expect((await jackpotView(context))?.oneIn).toBe(oneIn);
  }
});

test("play money is in no draw and in no pool", async () => {
  const { id } = await aMember();
  await openAccounts(context, { playerId: id, assets: ["TRIAL"] });
  await grantTrial(context, { playerId: id, amountMinor: CASH, key: "trial" });
  await setJackpot(context, { state: "open", rateBasisPoints: 500, oneInMinor: 1000n });
  await drawJackpot(context);
  const { commit } = (await jackpotView(context)) ?? {};
  expect(await play(context, id, { ...debit("trial", 100_00n), asset: "TRIAL" })).toBe("OK");
  await drawJackpot(context);
  expect(await jackpotView(context)).toMatchObject({ commit, amount: { minor: 0n } });
});

test("a ticket wins in proportion to its stake", () => {
  const wins = new Map([
    ["1000", 0],
    ["3000", 0],
  ]);
  const tickets = [...wins.keys()].map((minor) => ({ name: minor, minor }));
  for (let round = 0; round < 20_000; round += 1) {
    const seeds = { link: "ab".repeat(32), round: String(round), entropy: "00" };
    for (const nth of winningTickets(tickets, seeds, 10_000n)) {
      const { minor = "" } = tickets[nth] ?? {};
      wins.set(minor, (wins.get(minor) ?? 0) + 1);
    }
  }
  // Within three standard deviations of 2,000 and 6,000.
  expect(Math.abs((wins.get("1000") ?? 0) - 2000)).toBeLessThan(3 * 42.4);
  expect(Math.abs((wins.get("3000") ?? 0) - 6000)).toBeLessThan(3 * 64.8);
});

test("the pool of a new house is open, and a start opens none that was closed or stood closed", async () => {
  await openFirstPool(context);
  expect(await jackpotView(context)).toMatchObject({ rateBasisPoints: 50, amount: { minor: 0n } });
  await setJackpot(context, { state: "closed" });
  await openFirstPool(context);
  expect(await jackpotView(context)).toBeNull();

  const older = await testContext();
  const brand = await openBrand(older);
  const { id } = await paidMember(older, brand, { username: "early", cashMinor: CASH });
  await play(older, id, debit("early", 100_00n, { round: "r" }));
  await drawJackpot(older);
  await openFirstPool(older);
  expect(await jackpotView(older)).toBeNull();
});
