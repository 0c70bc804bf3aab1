import { beforeAll, beforeEach, expect, test } from "vitest";
import { openBrand, PLACE, registrationOf } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { minorOf, play } from "#tests/setup/real-stakes.ts";
import { registeredPlayer } from "#tests/setup/registered-player.ts";
import { credit, debit, rollback } from "#tests/setup/wallet-stage.ts";
import { inviteCodeOf, setAccountType, setPlayerState } from "../accounts/index.ts";
import type { Brand } from "../brand/index.ts";
import { money } from "../core/numbers/money.ts";
import { DAY_MS, HOUR_MS } from "../core/time.ts";
import { keepFigures } from "../figures/index.ts";
import { excludeSelf, startTimeOut } from "../limits/index.ts";
import { messagesOf } from "../messages/index.ts";
import { receiveDeposit, reverseMovement } from "../wallet/index.ts";
import {
  countReferrals,
  decidedEarnings,
  earningsOf,
  heldEarnings,
  refuseEarning,
  releaseEarning,
  setReferralRule,
  stopReferralRule,
} from "./index.ts";

let context: TestContext;
let brand: Brand;
let inviter: bigint;
let nth = 0;

const RULE = { firstLeastMinor: 100_00n, firstPaysMinor: 10_00n, shareHundredths: 50, shareMonths: 2 };

const come = (name: string, referralCode: string | null, mobile: string | null = null) => {
  nth += 1;
  const registration = registrationOf(`${name}${nth}`, { referralCode, mobile });
  return registeredPlayer(context, { brand, language: "fa", registration });
};
const codeOf = (id: bigint) => inviteCodeOf(context, { id, brandId: brand.id });
const cash = (playerId: bigint) => minorOf(context, playerId, "P");
const own = (playerId = inviter) => earningsOf(context, { playerId, before: null });

async function deposit(playerId: bigint, minor: bigint, key = context.newId()) {
  const paid = await receiveDeposit(context, { playerId, key, amount: money(minor, "P"), provider: "bank" });
  if (!paid.ok) throw new Error(paid.refusal.reason);
  return paid.value;
}

/** What the agents' figures say that the house gave somebody. */
async function givenTo(playerId: bigint): Promise<bigint | undefined> {
  context.clock.forward(HOUR_MS);
  await keepFigures(context);
  const given = {
    name: "test.given",
    text: "select coalesce(sum(bonus_released), 0)::int8 as given from figures.buckets where player_id = $1",
    row: { given: 0n },
  };
  return (await context.db.call(given, [playerId]))[0]?.given;
}

beforeAll(async () => {
  context = await testContext();
  brand = await openBrand(context);
});

beforeEach(async () => {
  await setReferralRule(context, { brandId: brand.id, ...RULE });
  inviter = await come("inviter", null);
});

test("M11 a friend's first deposit of enough pays once, counted sixteen times at once, and no other does", async () => {
  const friend = await come("friend", await codeOf(inviter));
  await deposit(friend, 99_99n);
  await countReferrals(context);
  expect(await cash(inviter)).toBe(0n);
  await deposit(friend, 100_00n);
  await deposit(friend, 500_00n);
  await Promise.all(Array.from({ length: 16 }, () => countReferrals(context)));
  await deposit(friend, 500_00n);
  await countReferrals(context);
  expect(await cash(inviter)).toBe(10_00n);
  expect(await own()).toMatchObject({
    earnings: [
      { kind: "first", state: "paid", amount: { minor: 10_00n }, name: expect.stringMatching(/^fr•••/) },
    ],
    paid: { minor: 10_00n },
    waiting: { minor: 0n },
  });
  expect(await givenTo(inviter)).toBe(10_00n);
  const { rows } = await messagesOf(context, { playerId: inviter, page: 1 });
  expect(rows.filter(({ kind }) => kind === "referralPaid")).toHaveLength(1);
});

test("M11 a deposit that was reversed before it was read brings nothing, nor does anybody without a link", async () => {
  const friend = await come("friend", await codeOf(inviter));
  const { transferId } = await deposit(friend, 100_00n);
  const back = { transferId, key: `back:${transferId}` };
  expect(await reverseMovement(context, back)).toMatchObject({ ok: true });
  await deposit(await come("alone", null), 100_00n);
  await countReferrals(context);
  expect((await own()).earnings).toEqual([]);
});

test("M11 the share follows a naive model over stakes, wins and stakes given back, and is paid once for each day", async () => {
  const friend = await come("friend", await codeOf(inviter));
  await deposit(friend, 50_00n);
  let seed = 7;
  const dice = (sides: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * sides);
  };
  let owed = 0n;
  let paid = 0n;
  for (let day = 0; day < 6; day += 1) {
    for (let round = 0; round < 12; round += 1) {
      const name = `d${day}r${round}`;
      const staked = BigInt(1 + dice(150));
      if ((await play(context, friend, debit(name, staked, { round: name, game: "g1" }))) !== "OK") continue;
      owed += staked * 50n;
      if (dice(3) === 0) {
        expect(await play(context, friend, rollback(`${name}-back`, name, { round: name }))).toBe("OK");
        owed -= staked * 50n;
      } else if (dice(2) === 0) {
        const won = { round: name, game: "g1" };
        expect(await play(context, friend, credit(`${name}-win`, staked, name, won))).toBe("OK");
      }
      if (dice(4) === 0) await Promise.all([countReferrals(context), countReferrals(context)]);
    }
    await countReferrals(context);
    expect(await cash(inviter)).toBe(paid);
    context.clock.forward(DAY_MS);
    await Promise.all([countReferrals(context), countReferrals(context), countReferrals(context)]);
    if (owed >= 10_000n) {
      paid += owed / 10_000n;
      owed %= 10_000n;
    }
    expect(await cash(inviter)).toBe(paid);
  }
  expect(paid).toBeGreaterThan(0n);
});

test("M11 a share ends after its months, and an agent's people are for contracts", async () => {
  const friend = await come("friend", await codeOf(inviter));
  await deposit(friend, 50_00n);
  context.clock.forward(65 * DAY_MS);
  expect(await play(context, friend, debit(`late${nth}`, 40_00n, { round: `late${nth}`, game: "g1" }))).toBe(
    "OK",
  );
  const agent = await come("agent", null);
  await setAccountType(context, { playerId: agent, accountType: 2 });
  await deposit(await come("client", await codeOf(agent)), 100_00n);
  await countReferrals(context);
  context.clock.forward(DAY_MS);
  await countReferrals(context);
  expect([await cash(inviter), await cash(agent)]).toEqual([0n, 0n]);
});

test("M11 the same telephone is held for an operator, and is paid or refused by one decision of many", async () => {
  const mobile = "+989121230000";
  inviter = await come("inviter", null, mobile);
  const [one, other] = [
    await come("self", await codeOf(inviter), mobile),
    await come("self", await codeOf(inviter), mobile),
  ];
  for (const friend of [one, other]) await deposit(friend, 100_00n);
  await countReferrals(context);
  expect([await cash(inviter), (await own()).waiting.minor]).toEqual([0n, 20_00n]);
  const held = (await heldEarnings(context, 1)).filter(({ inviterId }) => inviterId === inviter);
  expect(held.map(({ heldFor }) => heldFor)).toEqual([["mobile"], ["mobile"]]);
  const [first, second] = held.map(({ id }) => ({ earning: id, operator: "mina", reason: "a brother" }));
  if (!first || !second) throw new Error("Two are held.");
  const released = await Promise.all(Array.from({ length: 16 }, () => releaseEarning(context, first)));
  expect(released.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await refuseEarning(context, second)).toMatchObject({ ok: true });
  expect(await releaseEarning(context, second)).toMatchObject({ refusal: { reason: "unknownEarning" } });
  await Promise.all([countReferrals(context), countReferrals(context)]);
  expect(await cash(inviter)).toBe(10_00n);
  expect((await own()).earnings.map(({ state, reason }) => [state, reason])).toEqual([
    ["refused", "a brother"],
    ["paid", null],
  ]);
});

/** A friend at the telephone of the inviter, who has paid in and staked. */
async function likeFriend(mobile: string): Promise<bigint> {
  inviter = await come("inviter", null, mobile);
  const friend = await come("self", await codeOf(inviter), mobile);
  await deposit(friend, 100_00n);
  await countReferrals(context);
  return friend;
}

/** What the share of a day of this friend becomes. */
async function shareOfDay(friend: bigint, name: string) {
  expect(await play(context, friend, debit(name, 2_00n, { round: name, game: "g1" }))).toBe("OK");
  await countReferrals(context);
  context.clock.forward(DAY_MS);
  await countReferrals(context);
  return (await own()).earnings[0]?.state;
}

async function decideHeld(rule: typeof releaseEarning): Promise<void> {
  const held = (await heldEarnings(context, 1)).filter(({ inviterId }) => inviterId === inviter);
  for (const { id } of held) await rule(context, { earning: id, operator: "mina", reason: "a sister" });
}

const seen = async (...players: bigint[]) => {
  const tried = {
    name: "test.tried",
    text: `insert into accounts.login_attempts (brand_id, player_id, outcome, at, address, device)
      values ($1, $2, 'ok', $3, $4, $5)`,
  };
  for (const id of players)
    await context.db.call(tried, [brand.id, id, context.now(), PLACE.address, PLACE.device]);
};

test("M11 a friend who was released is not held again for the same, but for something new or after a refusal", async () => {
  const friend = await likeFriend("+989121230001");
  expect((await own()).earnings).toMatchObject([{ kind: "first", state: "held" }]);
  await decideHeld(releaseEarning);
  expect(await shareOfDay(friend, "day1")).toBe("paid");
  expect(await shareOfDay(friend, "day2")).toBe("paid");
  await seen(inviter, friend);
  expect(await shareOfDay(friend, "day3")).toBe("held");
  await decideHeld(releaseEarning);
  expect(await shareOfDay(friend, "day4")).toBe("paid");
  const other = await likeFriend("+989121230002");
  await decideHeld(refuseEarning);
  expect(await shareOfDay(other, "day5")).toBe("held");
});

test("M11 what was decided is kept with who, when and why, the latest first", async () => {
  await likeFriend("+989121230003");
  await decideHeld(releaseEarning);
  const at = context.now();
  await likeFriend("+989121230004");
  context.clock.forward(HOUR_MS);
  await decideHeld(refuseEarning);
  const [refused, released] = await decidedEarnings(context, 1);
  expect(refused).toMatchObject({ state: "refused", decidedBy: "mina", reason: "a sister" });
  expect(released).toMatchObject({ state: "paid", decidedBy: "mina", decidedAt: at });
  expect(await decidedEarnings(context, 2)).toEqual([]);
});

test("M11 whoever is on a break is paid after it and not before", async () => {
  const friend = await come("friend", await codeOf(inviter));
  await startTimeOut(context, { playerId: inviter, term: "day", timeZone: brand.timeZone });
  await deposit(friend, 100_00n);
  await countReferrals(context);
  expect([await cash(inviter), (await own()).waiting.minor]).toEqual([0n, 10_00n]);
  context.clock.forward(2 * DAY_MS);
  await countReferrals(context);
  expect(await cash(inviter)).toBe(10_00n);
});

test("M11 what comes to somebody excluded for good lapses, once and with why, and is not tried again", async () => {
  const friend = await come("friend", await codeOf(inviter));
  await excludeSelf(context, { playerId: inviter, term: "forEver", timeZone: brand.timeZone });
  await deposit(friend, 100_00n);
  await Promise.all([countReferrals(context), countReferrals(context)]);
  expect(await own()).toMatchObject({ earnings: [{ state: "lapsed" }], waiting: { minor: 0n } });
  const [lapsed] = (await decidedEarnings(context, 1)).filter(({ inviterId }) => inviterId === inviter);
  expect(lapsed).toMatchObject({ lapsedFor: "excluded", decidedBy: null, decidedAt: context.now() });
  context.clock.forward(2 * HOUR_MS);
  await countReferrals(context);
  expect([await cash(inviter), (await own()).earnings.length]).toEqual([0n, 1]);
});

test("M11 what an operator released for somebody excluded for good lapses, and says who released it", async () => {
  await likeFriend("+989121230005");
  await excludeSelf(context, { playerId: inviter, term: "forEver", timeZone: brand.timeZone });
  await decideHeld(releaseEarning);
  await countReferrals(context);
  const [lapsed] = (await decidedEarnings(context, 1)).filter(({ inviterId }) => inviterId === inviter);
  expect(lapsed).toMatchObject({ state: "lapsed", decidedBy: "mina", reason: "a sister" });
});

const triedAt = async (playerId: bigint) => {
  const text = "select try_at as at from referral.earnings where inviter_id = $1";
  const [row] = await context.db.call({ name: "test.tried-at", text, row: { at: new Date(0) } }, [playerId]);
  return row?.at;
};

test("M11 what comes to somebody on a break is tried when it ends, and to somebody blocked when they are let in", async () => {
  const friend = await come("friend", await codeOf(inviter));
  const away = await excludeSelf(context, { playerId: inviter, term: "year", timeZone: brand.timeZone });
  await deposit(friend, 100_00n);
  await countReferrals(context);
  expect(await triedAt(inviter)).toEqual(away.ok && away.value.until);
  context.clock.forward(367 * DAY_MS);
  await setPlayerState(context, { playerId: inviter, state: "blocked" });
  const before = await triedAt(inviter);
  await countReferrals(context);
  expect([await cash(inviter), await triedAt(inviter)]).toEqual([0n, before]);
  await setPlayerState(context, { playerId: inviter, state: "active" });
  await countReferrals(context);
  expect(await cash(inviter)).toBe(10_00n);
});

test("M11 a rule that is stopped brings nothing new and pays what was earned, and friends of before do not count", async () => {
  const early = await come("early", await codeOf(inviter));
  const friend = await come("friend", await codeOf(inviter));
  await deposit(friend, 60_00n);
  expect(await play(context, friend, debit(`s${nth}`, 50_00n, { round: `s${nth}`, game: "g1" }))).toBe("OK");
  await countReferrals(context);
  await stopReferralRule(context, brand.id);
  await deposit(friend, 100_00n);
  await countReferrals(context);
  context.clock.forward(DAY_MS);
  await setReferralRule(context, { brandId: brand.id, ...RULE });
  await deposit(early, 100_00n);
  await countReferrals(context);
  expect(await cash(inviter)).toBe(25n);
});

test("M11 a second account at the same browser and address is held", async () => {
  expect(PLACE.device).not.toBe("");
  const friend = await come("friend", await codeOf(inviter));
  await seen(inviter, friend);
  await deposit(friend, 100_00n);
  await countReferrals(context);
  expect((await own()).earnings).toMatchObject([{ state: "held" }]);
});
