import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openBrand } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { minorOf, paidMember, play } from "#tests/setup/real-stakes.ts";
import { adjust, type Brief, credit, debit, endRound, rollback } from "#tests/setup/wallet-stage.ts";
import type { Player } from "../accounts/index.ts";
import type { Brand } from "../brand/index.ts";
import { seedCatalogue, type VendorGame } from "../catalogue/index.ts";
import { money } from "../core/money.ts";
import { DAY_MS } from "../core/time.ts";
import { startTimeOut } from "../limits/index.ts";
import { messagesOf } from "../messages/index.ts";
import { accountOf, brokenInvariants } from "../wallet/index.ts";
import {
  type BonusGift,
  bonusAtStake,
  bonusesOf,
  bonusTerms,
  countBonuses,
  countedFor,
  decideBonus,
  declineBonus,
  findBonus,
  giveBonus,
  giveUpBonus,
  lawfulTerms,
  takeBonus,
} from "./index.ts";

const GAME: Omit<VendorGame, "code" | "category"> = {
  vendor: "STUDIO",
  names: { fa: "بازی" },
  minLineBetMinor: 1n,
  rtpBasisPoints: 9600,
};

const SLOTS = { times: 5, of: "bonus", weights: { RNG: 100 }, days: 7 } as const;
const CASH = 1_000_00n;

let context: TestContext;
let brand: Brand;
let player: Player;
let nth = 0;

beforeAll(async () => {
  context = await testContext();
  brand = await openBrand(context);
  await seedCatalogue(context, [
    { ...GAME, code: "g1", category: "RNG" },
    { ...GAME, code: "l1", category: "LIVE" },
    { ...GAME, code: "c1", category: "CRASH" },
  ]);
});

beforeEach(async () => {
  nth += 1;
  player = await paidMember(context, brand, { username: `bon${nth}`, cashMinor: CASH });
});

type More = Partial<Omit<BonusGift, "terms">> & { terms?: Parameters<typeof bonusTerms.parse>[0] };

async function give({ terms = SLOTS, ...more }: More = {}) {
  const gift = {
    key: context.newId(),
    source: "operator",
    sourceRef: "test",
    amount: P(100_00n),
    ...more,
  } as const;
  const given = await giveBonus(context, { playerId: player.id, ...gift, terms: bonusTerms.parse(terms) });
  if (!given.ok) throw new Error(given.refusal.reason);
  return given.value;
}

const P = (minor: bigint) => money(minor, "P");
const act = (brief: Brief) => play(context, player.id, brief);
const cash = () => minorOf(context, player.id, "P");
const inBonus = async () => (await accountOf(context, { playerId: player.id, asset: "P" }))?.bonus.minor;
const stateOf = async (bonusId: string) =>
  (await findBonus(context, { playerId: player.id, bonusId }))?.state;
const seen = async (bonusId: string) => {
  const bonus = await findBonus(context, { playerId: player.id, bonusId });
  return [bonus?.state, bonus?.counted.minor, bonus?.kept.minor];
};

let rounds = 0;
/** A round that is over: what was staked, and what it paid. */
async function round(staked: bigint, paid: bigint, { game = "g1" } = {}): Promise<void> {
  rounds += 1;
  const name = `round-${rounds}`;
  expect(await act(debit(`${name}-bet`, staked, { round: name, game }))).toBe("OK");
  if (paid > 0n)
    expect(await act(credit(`${name}-win`, paid, `${name}-bet`, { round: name, game }))).toBe("OK");
  expect(await act(endRound(name, { game }))).toBe("OK");
}

describe("how a bonus is played through", () => {
  test("M09 what is staked counts once its round is over, and the whole of it makes cash", async () => {
    const { id } = await give();
    expect([await cash(), await inBonus()]).toEqual([CASH, 100_00n]);
    await round(400_00n, 380_00n);
    expect(await act(debit("open", 50_00n, { round: "open" }))).toBe("OK");
    for (const _ of [1, 2]) await countBonuses(context);
    expect(await seen(id)).toEqual(["active", 400_00n, 0n]);
    await round(100_00n, 90_00n);
    for (const _ of [1, 2]) await countBonuses(context);
    expect(await seen(id)).toEqual(["completed", 500_00n, 100_00n]);
    expect([await cash(), await inBonus()]).toEqual([CASH - 80_00n + 100_00n, 0n]);
    expect(await brokenInvariants(context)).toEqual([]);
  });

  test("M09 a product counts by its weight, without one for nothing, and a stake for no more than the most", async () => {
    const terms = { ...SLOTS, times: 50, weights: { RNG: 100, LIVE: 10 }, countsMost: "20.00" };
    const { id } = await give({ terms });
    await round(30_00n, 0n);
    await round(10_00n, 0n, { game: "l1" });
    await round(10_00n, 0n, { game: "c1" });
    await countBonuses(context);
    expect((await seen(id))[1]).toBe(21_00n);
    const { items } = await countedFor(context, { bonusId: id, page: 1 });
    const said = items.map(({ game, stakedMinor, countedMinor, short }) => [
      game,
      stakedMinor,
      countedMinor,
      short,
    ]);
    expect(new Set(said)).toEqual(
      new Set([
        ["g1", 30_00n, 20_00n, "most"],
        ["l1", 10_00n, 1_00n, "weight"],
        ["c1", 10_00n, 0n, "game"],
      ]),
    );
  });

  test("M09 a stake that was given back, play money, and a round from before the bonus count for nothing", async () => {
    expect(await act(debit("early", 50_00n, { round: "early" }))).toBe("OK");
    const { id } = await give();
    expect(await act(endRound("early"))).toBe("OK");
    expect(await act(debit("gone", 50_00n, { round: "gone" }))).toBe("OK");
    expect(await act(rollback("back", "gone", { round: "gone" }))).toBe("OK");
    await countBonuses(context);
    expect((await seen(id))[1]).toBe(0n);
  });

  test("M09 no more than the most becomes cash, and the rest goes back with the bonus", async () => {
    const { id } = await give({ terms: { ...SLOTS, times: 1, keepsMost: "60.00" } });
    await round(100_00n, 0n);
    await countBonuses(context);
    expect(await seen(id)).toEqual(["completed", 100_00n, 60_00n]);
    expect([await cash(), await inBonus()]).toEqual([CASH - 40_00n, 0n]);
  });

  test("M09 what comes late of a bonus that was played through fills no more than was left of the most", async () => {
    await act(debit("rest", CASH, { round: "rest" }));
    await act(endRound("rest"));
    const { id } = await give({ terms: { ...SLOTS, times: 1, keepsMost: "60.00" }, amount: P(50_00n) });
    await act(debit("late", 10_00n, { round: "late" }));
    await round(40_00n, 45_00n);
    await round(10_00n, 0n);
    await countBonuses(context);
    expect(await seen(id)).toEqual(["completed", 50_00n, 35_00n]);
    await act(credit("win", 90_00n, "late", { round: "late" }));
    await countBonuses(context);
    expect(await seen(id)).toEqual(["completed", 50_00n, 60_00n]);
    expect([await cash(), await inBonus()]).toEqual([60_00n, 0n]);
  });

  test("M09 a bonus that was played away is over, and the next one begins", async () => {
    const first = await give({ terms: { ...SLOTS, times: 50 } });
    const second = await give({ amount: P(7_00n) });
    expect(await stateOf(second.id)).toBe("waiting");
    await round(CASH + 100_00n, 0n);
    await countBonuses(context);
    expect(await stateOf(first.id)).toBe("spent");
    expect([await stateOf(second.id), await inBonus()]).toEqual(["active", 7_00n]);
  });
});

describe("how a bonus ends otherwise", () => {
  test("M09 what is not played through in its days goes back, and what was won of it too", async () => {
    const { id } = await give();
    context.clock.forward(7 * DAY_MS + 1);
    await countBonuses(context);
    expect(await seen(id)).toEqual(["expired", 0n, 0n]);
    expect([await cash(), await inBonus()]).toEqual([CASH, 0n]);
  });

  test("M09 a round that was staked from it and ends after it goes the way of that bonus", async () => {
    await act(debit("all", CASH, { round: "all" }));
    await act(endRound("all"));
    const { id } = await give();
    const next = await give({ amount: P(5_00n) });
    expect(await act(debit("late", 100_00n, { round: "late" }))).toBe("OK");
    context.clock.forward(7 * DAY_MS + 1);
    await countBonuses(context);
    // The next one waits: what comes of that round would be taken for its own.
    expect([await stateOf(id), await stateOf(next.id)]).toEqual(["expired", "waiting"]);
    expect(await act(credit("win", 300_00n, "late", { round: "late" }))).toBe("OK");
    await act(endRound("late"));
    await countBonuses(context);
    expect([await cash(), await inBonus(), await stateOf(next.id)]).toEqual([0n, 5_00n, "active"]);
    expect(await brokenInvariants(context)).toEqual([]);
  });

  test("M09 what a correction brings after it was played through becomes cash as well", async () => {
    await act(debit("all", CASH, { round: "all" }));
    await act(endRound("all"));
    await give({ terms: { ...SLOTS, times: 1 } });
    const game = "g1";
    expect(await act(debit("b", 100_00n, { round: "corrected", game }))).toBe("OK");
    expect(await act(credit("w", 50_00n, "b", { round: "corrected", game }))).toBe("OK");
    expect(await act(endRound("corrected"))).toBe("OK");
    await countBonuses(context);
    expect([await cash(), await inBonus()]).toEqual([50_00n, 0n]);
    expect(await act(adjust("more", 20_00n, "IN", { round: "corrected", game }))).toBe("OK");
    await countBonuses(context);
    expect([await cash(), await inBonus()]).toEqual([70_00n, 0n]);
  });

  test("M09 its player gives it up after having seen what is lost, and not when that has changed", async () => {
    const { id } = await give();
    const atStake = await bonusAtStake(context, player.id);
    expect(atStake?.balance.minor).toBe(100_00n);
    const own = { playerId: player.id, bonusId: id };
    expect(await giveUpBonus(context, { ...own, seen: 99_00n })).toMatchObject({
      refusal: { reason: "bonusMoved" },
    });
    expect(await giveUpBonus(context, { ...own, seen: 100_00n })).toMatchObject({ ok: true });
    expect(await giveUpBonus(context, { ...own, seen: 100_00n })).toMatchObject({ ok: true });
    expect([await seen(id), await inBonus()]).toEqual([["forfeited", 0n, 0n], 0n]);
  });

  test("M09 the house takes it back with a reason, once", async () => {
    const { id } = await give();
    const decided = { bonusId: id, end: "taken-back", reason: "two accounts" } as const;
    expect(await decideBonus(context, decided)).toMatchObject({
      ok: true,
      value: { reason: "two accounts" },
    });
    expect(await decideBonus(context, decided)).toMatchObject({ refusal: { reason: "bonusOver" } });
    expect(await inBonus()).toBe(0n);
  });
});

describe("how a bonus is given", () => {
  test("M10 an offer is taken once, or declined, or ends by itself", async () => {
    const offeredUntil = new Date(context.now().getTime() + DAY_MS);
    const [taken, declined, lapsed] = [
      await give({ offeredUntil }),
      await give({ offeredUntil }),
      await give({ offeredUntil }),
    ];
    expect(await inBonus()).toBe(0n);
    const of = ({ id }: { id: string }) => ({ playerId: player.id, bonusId: id });
    for (const _ of [1, 2]) expect(await takeBonus(context, of(taken))).toMatchObject({ ok: true });
    expect(await declineBonus(context, of(declined))).toMatchObject({ ok: true });
    expect(await takeBonus(context, of(declined))).toMatchObject({ refusal: { reason: "offerOver" } });
    context.clock.forward(DAY_MS);
    await countBonuses(context);
    expect(await takeBonus(context, of(lapsed))).toMatchObject({ refusal: { reason: "offerOver" } });
    expect([await stateOf(taken.id), await stateOf(lapsed.id)]).toEqual(["active", "expired"]);
  });

  test("M10 one key is one bonus, and another amount under it is refused", async () => {
    const key = "once";
    const [one, other] = [await give({ key }), await give({ key })];
    expect(one.id).toBe(other.id);
    const terms = bonusTerms.parse(SLOTS);
    const gift = {
      playerId: player.id,
      key,
      source: "operator",
      sourceRef: "test",
      amount: P(1n),
      terms,
    } as const;
    expect(await giveBonus(context, gift)).toMatchObject({ refusal: { reason: "keyConflict" } });
    expect((await bonusesOf(context, { playerId: player.id, page: 1 })).items).toHaveLength(1);
  });

  test("M10 nobody on a break is given anything, and what waits begins after it", async () => {
    const first = await give();
    const waiting = await give({ amount: P(3_00n) });
    expect(
      await startTimeOut(context, { playerId: player.id, term: "day", timeZone: brand.timeZone }),
    ).toMatchObject({ ok: true });
    await expect(give()).rejects.toThrow("onABreak");
    await decideBonus(context, { bonusId: first.id, end: "taken-back", reason: "break" });
    expect(await stateOf(waiting.id)).toBe("waiting");
    context.clock.forward(DAY_MS + 1);
    await countBonuses(context);
    expect(await stateOf(waiting.id)).toBe("active");
  });

  test("M09 the law: at most ten times, and one product for each", () => {
    const strict = { strictBonuses: true };
    const terms = bonusTerms.parse(SLOTS);
    expect(lawfulTerms(terms, strict).ok).toBe(true);
    expect(lawfulTerms({ ...terms, times: 11 }, strict)).toMatchObject({
      refusal: { reason: "bonusTimesLaw" },
    });
    const two = { ...terms, weights: { RNG: 100, LIVE: 10 } };
    expect(lawfulTerms(two, strict)).toMatchObject({ refusal: { reason: "bonusProductsLaw" } });
    expect(lawfulTerms({ ...two, times: 40 }, { strictBonuses: false }).ok).toBe(true);
  });

  test("M13 each step is told", async () => {
    await give({ terms: { ...SLOTS, times: 1 } });
    await round(100_00n, 0n);
    await countBonuses(context);
    const { rows } = await messagesOf(context, { playerId: player.id, page: 1 });
    expect(rows.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["bonusReleased", "bonusGiven"]));
  });
});
