import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { done } from "#server/core/outcome.ts";
import { HOUR_MS, later, MINUTE_MS } from "#server/core/time.ts";
import {
  differences,
  dismissDifference,
  reconcileVendors,
  reconcileWindow,
  repairDifference,
  vendorApi,
} from "#server/vendors/index.ts";
import { keyOf } from "#server/vendors/seam/signature.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import type { Simulator } from "#tests/kit/simulator-process.ts";
import type { TestContext } from "#tests/setup/database.ts";
import { type SeamPlay, seamPlay } from "#tests/setup/seam-play.ts";
import { SECRET, type SeamStage } from "#tests/setup/seam-stage.ts";
import { openVendorTable } from "#tests/setup/vendor-table.ts";

const keysAt = () => [keyOf(SECRET)];

const START_MINOR = 10_000n;
let player = 500_000n;

describe.each(["embedded", "postgres"] as const)("on %s", (mode) => {
  let context: TestContext;
  let stage: SeamStage;
  let vendor: Simulator;

  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ context, stage, vendor, close } = await openVendorTable(mode, { page: 3 }));
  });

  afterAll(() => close());

  /** A player whose hour is compared alone, because the clock has moved on from everybody before. */
  async function aPlay(): Promise<SeamPlay> {
    context.clock.forward(2 * HOUR_MS);
    await vendor.control("reset");
    await vendor.control("clock", { at: context.now().toISOString() });
    player += 1n;
    return seamPlay(context, stage, player);
  }

  const api = () => vendorApi({ url: vendor.url, keysAt, now: context.now });
  const send = (command: string, body: unknown, more: Record<string, unknown> = {}) =>
    vendor.control("send", { command, body, ...more });

  async function pull(): Promise<{ compared: number; found: number }> {
    const from = later(context.now(), -30 * MINUTE_MS);
    const to = later(context.now(), 30 * MINUTE_MS);
    const pulled = await reconcileWindow(context, { vendor: "NARD", api: api(), from, to });
    if (!pulled.ok) throw new Error(pulled.refusal.reason);
    return pulled.value;
  }

  async function openOf(play: SeamPlay) {
    const open = await differences(context, { vendor: "NARD", state: "open" });
    return open.filter(({ player: ref }) => ref === play.ref);
  }

  async function onlyOf(play: SeamPlay) {
    const [found, ...others] = await openOf(play);
    if (!found || others.length > 0) throw new Error(`Expected one difference, found ${1 + others.length}.`);
    return found;
  }

  /** Those of one day are asked about at a time, and the tests before this one have left some. */
  async function untilAskedAgain(id: bigint): Promise<void> {
    for (let nth = 0; nth < 20; nth += 1) {
      await reconcileVendors(context, [{ vendor: "NARD", api: api() }]);
      const waiting = await context.db.call<{ id: bigint }>(
        {
          name: "test-waiting",
          text: "select id from vendors.differences where id = $1 and state = 'open' and asked_at < $2",
        },
        [id, context.now()],
      );
      if (waiting.length === 0) return;
    }
    throw new Error("Nobody asked again.");
  }

  test("what both sides did alike is no difference, over as many pages as it takes", async () => {
    const play = await aPlay();
    for (let nth = 0; nth < 4; nth += 1) {
      const round = `r${nth}`;
      await send("debit", play.bet(`b${nth}`, { round }));
      const end = { round, endRound: true };
      if (nth > 0) await send("credit", play.win(`w${nth}`, nth === 1 ? "0" : "50", `b${nth}`, end));
      else await send("rollback", play.undo("x0", "b0", { round }));
    }
    await send("adjust", play.correction("a1", "IN", "30", { round: "r1" }));
    expect(await pull()).toEqual({ compared: 16, found: 0 });
    expect(await openOf(play)).toEqual([]);
  });

  test("a payout that never reached us is found once and booked once as the vendor's", async () => {
    const play = await aPlay();
    await send("debit", play.bet("b1"));
    await send("credit", play.win("w1", "250", "b1", { endRound: true }), { lost: true });
    expect((await pull()).found).toBe(1);
    expect((await pull()).found).toBe(0);
    const found = await onlyOf(play);
    expect(found).toMatchObject({
      kind: "missing-here",
      operation: "credit",
      theirs: { amountMinor: 250n, state: "done" },
      ours: null,
    });
    expect(await play.held()).toBe(START_MINOR - 100n);
    const repairs = await Promise.all(
      ["anna", "bob"].map((operator) => repairDifference(context, { id: found.id, operator })),
    );
    expect(repairs.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(repairs.find(({ ok }) => !ok)).toMatchObject({ refusal: { reason: "alreadySettled" } });
    expect(await play.held()).toBe(START_MINOR + 150n);
    // The vendor's own late call is the same payout, not a second one.
    const { answers } = await send("credit", play.win("w1", "250", "b1", { endRound: true }), {
      book: false,
    });
    expect(answers).toMatchObject([{ code: "OK", replayed: true }]);
    expect(await play.held()).toBe(START_MINOR + 150n);
    expect((await pull()).found).toBe(0);
    expect(await openOf(play)).toEqual([]);
  });

  test("a stake that the vendor does not know is rolled back by one click, and not before", async () => {
    const play = await aPlay();
    await send("debit", play.bet("b1"));
    await vendor.control("forget", { txId: "b1" });
    expect((await pull()).found).toBe(1);
    const found = await onlyOf(play);
    expect(found).toMatchObject({ kind: "missing-there", theirs: null, ours: { amountMinor: 100n } });
    expect(await play.held()).toBe(START_MINOR - 100n);
    expect(await repairDifference(context, { id: found.id, operator: "anna" })).toMatchObject({
      ok: true,
      value: { state: "repaired", settledBy: "anna" },
    });
    expect(await play.held()).toBe(START_MINOR);
    expect((await pull()).found).toBe(0);
  });

  test("a stake that the vendor undid and whose rollback was lost is rolled back", async () => {
    const play = await aPlay();
    await send("debit", play.bet("b1"));
    await send("rollback", play.undo("x1", "b1"), { lost: true });
    await pull();
    const found = await onlyOf(play);
    expect(found).toMatchObject({ kind: "state", theirs: { state: "rolled-back" }, ours: { state: "done" } });
    expect((await repairDifference(context, { id: found.id, operator: "anna" })).ok).toBe(true);
    expect(await play.held()).toBe(START_MINOR);
  });

  test("a stake that never reached us and another amount are shown, and nobody can repair them from here", async () => {
    const play = await aPlay();
    await send("debit", play.bet("b1"), { lost: true });
    await send("debit", play.bet("b2"), { book: { amount: "900" } });
    await send("adjust", play.correction("a1", "IN", "5"), { book: { direction: "OUT" } });
    await send("adjust", play.correction("a2", "OUT", "5"));
    await pull();
    const open = await openOf(play);
    expect(open.map(({ txId, kind }) => [txId, kind]).sort()).toEqual([
      ["a1", "amount"],
      ["b1", "missing-here"],
      ["b2", "amount"],
    ]);
    for (const { id } of open) {
      const refused = await repairDifference(context, { id, operator: "anna" });
      expect(refused).toMatchObject({ ok: false, refusal: { reason: "notRepairable" } });
      expect(await dismissDifference(context, { id, operator: "anna", reason: " " })).toMatchObject({
        refusal: { reason: "noReason" },
      });
      const dismissed = await dismissDifference(context, {
        id,
        operator: "anna",
        reason: "The vendor voided it",
      });
      expect(dismissed).toMatchObject({ ok: true, value: { state: "dismissed" } });
    }
    expect(await play.held()).toBe(START_MINOR - 100n);
    // Dismissed is dismissed, however often the vendor says the same again.
    expect((await pull()).found).toBe(0);
  });

  test("a payout for a stake that was rolled back here is refused by the ledger and stays open", async () => {
    const play = await aPlay();
    await send("debit", play.bet("b1"));
    await send("rollback", play.undo("x1", "b1"), { book: false });
    await send("credit", play.win("w1", "50", "b1"), { lost: true });
    await pull();
    const open = await openOf(play);
    expect(open.map(({ txId, kind }) => [txId, kind]).sort()).toEqual([
      ["b1", "state"],
      ["w1", "missing-here"],
    ]);
    const id = open.find(({ txId }) => txId === "w1")?.id ?? 0n;
    expect(await repairDifference(context, { id, operator: "anna" })).toMatchObject({
      refusal: { reason: "refusedByLedger", code: "TX_CANCELLED" },
    });
    expect(await openOf(play)).toHaveLength(2);
    expect(await play.held()).toBe(START_MINOR);
  });

  test("a payout that the vendor does not know is taken back only when the player still has it", async () => {
    const play = await aPlay();
    await send("debit", play.bet("b1"));
    await send("credit", play.win("w1", "500", "b1"));
    await vendor.control("forget", { txId: "w1" });
    await send("debit", play.bet("b2", { round: "r2", amount: "10000" }));
    await pull();
    const { id } = await onlyOf(play);
    expect(await repairDifference(context, { id, operator: "anna" })).toMatchObject({
      refusal: { reason: "refusedByLedger", code: "INSUFFICIENT_FUNDS" },
    });
    await send("rollback", play.undo("x2", "b2", { round: "r2" }));
    expect((await repairDifference(context, { id, operator: "anna" })).ok).toBe(true);
    expect(await play.held()).toBe(START_MINOR - 100n);
  });

  test("a vendor that is silent, unsigned or unreadable is compared with nothing, and asked from there again", async () => {
    const play = await aPlay();
    await send("credit", play.win("w1", "70", undefined, { kind: "PROMO" }), { lost: true });
    const vendors = [{ vendor: "NARD", api: api() }];
    context.clock.forward(10 * MINUTE_MS);
    for (const fault of ["lost-after", "error", "garbage", "wrong-signature"]) {
      await vendor.control("faults", { path: "/transactions", fault });
      expect(await reconcileVendors(context, vendors)).toEqual({ found: 0, silent: ["NARD"] });
    }
    await vendor.control("faults", { path: "/transactions", fault: "duplicate", times: 100 });
    const result = await reconcileVendors(context, vendors);
    expect(result.silent).toEqual([]);
    expect(await onlyOf(play)).toMatchObject({ txId: "w1", kind: "missing-here", payoutKind: "PROMO" });
    expect(await reconcileVendors(context, vendors)).toEqual({ found: 0, silent: [] });
    const { id } = await onlyOf(play);
    expect((await repairDifference(context, { id, operator: "anna" })).ok).toBe(true);
    expect(await play.held()).toBe(START_MINOR + 70n);
  });

  test("a call that arrived here long after the vendor made it is no difference, and what differs in it is one", async () => {
    const play = await aPlay();
    const anHourAgo = { at: later(context.now(), -HOUR_MS).toISOString() };
    await send("debit", play.bet("b1"), { book: anHourAgo });
    await send("credit", play.win("w1", "500", "b1"), { book: anHourAgo });
    await send("credit", play.win("w2", "70", "b1"), { book: { ...anHourAgo, amount: "700" } });
    expect(await pull()).toMatchObject({ found: 1 });
    expect(await onlyOf(play)).toMatchObject({ txId: "w2", kind: "amount", theirs: { amountMinor: 700n } });
    expect(await play.held()).toBe(START_MINOR + 470n);
  });

  test("what the vendor did not know is not taken back an hour later, unless it was asked again", async () => {
    const play = await aPlay();
    await send("debit", play.bet("b1"));
    await vendor.control("forget", { txId: "b1" });
    await pull();
    const { id } = await onlyOf(play);
    context.clock.forward(HOUR_MS + 1);
    const repair = () => repairDifference(context, { id, operator: "anna" });
    expect(await repair()).toEqual({ ok: false, refusal: { reason: "notAskedLately" } });
    expect(await play.held()).toBe(START_MINOR - 100n);
    await untilAskedAgain(id);
    expect((await repair()).ok).toBe(true);
    expect(await play.held()).toBe(START_MINOR);
  });

  test("a late payout that the vendor does not know is taken back, and the round that it ended stays ended", async () => {
    const play = await aPlay();
    await send("debit", play.bet("b1"));
    await stage.client.endRound(play.end);
    await send("credit", play.win("w1", "70", "b1"));
    await vendor.control("forget", { txId: "w1" });
    await pull();
    const { id } = await onlyOf(play);
    expect((await repairDifference(context, { id, operator: "anna" })).ok).toBe(true);
    expect(await play.held()).toBe(START_MINOR - 100n);
    expect(await stage.client.debit(play.bet("b2"))).toMatchObject({ code: "ROUND_CLOSED" });
  });

  test("what the vendor knows when it is asked again is no difference any more", async () => {
    const play = await aPlay();
    await send("debit", play.bet("b1"));
    await vendor.control("forget", { txId: "b1" });
    await pull();
    const { id } = await onlyOf(play);
    await send("debit", play.bet("b1"), { book: { amount: "300" } });
    context.clock.forward(HOUR_MS);
    await untilAskedAgain(id);
    expect(await onlyOf(play)).toMatchObject({ kind: "amount", theirs: { amountMinor: 300n } });
    const dismissed = await differences(context, { vendor: "NARD", state: "dismissed" });
    expect(dismissed.find((one) => one.id === id)).toMatchObject({ settledBy: "the house" });
    expect(await play.held()).toBe(START_MINOR - 100n);
  });

  test("a run ends in time and the next goes on from there; a vendor that breaks stops no other", async () => {
    await aPlay();
    const one = { vendor: "NARD", api: api() };
    const markOf = async () => {
      const statement = {
        name: "test-mark",
        text: "select until from vendors.reconciled_times where vendor = 'NARD'",
      };
      return (await context.db.call<{ until: Date }>(statement, []))[0]?.until;
    };
    await reconcileVendors(context, [one]);
    const before = context.now();
    context.clock.forward(30 * MINUTE_MS);
    await reconcileVendors(context, [one], { withinMs: 0 });
    expect(await markOf()).toEqual(before);
    const broken = { ...api(), transactions: () => Promise.reject(new Error("It broke.")) };
    const both = reconcileVendors(context, [{ vendor: "BROKEN", api: broken }, one]);
    await expect(both).rejects.toThrow("could not be compared");
    expect(await markOf()).toEqual(later(context.now(), -5 * MINUTE_MS));
  });

  test("a day in which nothing happened is compared in few questions, and every moment of it", async () => {
    const windows: { from: Date; to: Date }[] = [];
    const quiet = {
      ...api(),
      transactions: async (window: { from: Date; to: Date }) => {
        windows.push(window);
        return done([]);
      },
    };
    await reconcileVendors(context, [{ vendor: "QUIET", api: quiet }]);
    // 5, 10 and 20 minutes, then half an hour at a time, where five minutes at a time would be 288 questions.
    expect(windows).toHaveLength(3 + Math.ceil((24 * 60 - 35) / 30));
    for (const [nth, { from }] of windows.entries()) {
      if (nth > 0) expect(from < (windows[nth - 1]?.to ?? from)).toBe(true);
    }
  });

  test("after all of it the ledger holds", async () => {
    expect(await brokenInvariants(context)).toEqual([]);
  });
});
