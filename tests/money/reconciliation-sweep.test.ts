import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { done, refuse } from "#server/core/outcome.ts";
import { HOUR_MS, later, MINUTE_MS, SECOND_MS } from "#server/core/time.ts";
import {
  askedVendors,
  readVendors,
  type Sweep,
  sweepOpenRounds,
  type VendorRounds,
  vendorApi,
} from "#server/vendors/index.ts";
import { keyOf } from "#server/vendors/seam/signature.ts";
import { brokenInvariants, openRounds } from "#server/wallet/index.ts";
import type { Simulator } from "#tests/kit/simulator-process.ts";
import type { TestContext } from "#tests/setup/database.ts";
import { type SeamPlay, seamPlay } from "#tests/setup/seam-play.ts";
import { SECRET, type SeamStage } from "#tests/setup/seam-stage.ts";
import { openVendorTable } from "#tests/setup/vendor-table.ts";

const keysAt = () => [keyOf(SECRET)];

const OPEN_MAX_MS = HOUR_MS;
const NOTHING: Sweep = { closed: 0, refunded: 0, left: 0, unanswered: 0 };
let player = 600_000n;

describe.each(["embedded", "postgres"] as const)("rounds left open, on %s", (mode) => {
  let context: TestContext;
  let stage: SeamStage;
  let vendor: Simulator;

  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ context, stage, vendor, close } = await openVendorTable(mode));
  });

  afterAll(() => close());

  async function aPlay(): Promise<SeamPlay> {
    await vendor.control("reset");
    await vendor.control("clock", { at: context.now().toISOString() });
    player += 1n;
    return seamPlay(context, stage, player);
  }

  const send = (command: string, body: unknown, more: Record<string, unknown> = {}) =>
    vendor.control("send", { command, body, ...more });
  const sweep = (url = vendor.url) =>
    sweepOpenRounds(context, [
      {
        vendor: "NARD",
        api: vendorApi({ url, keysAt, now: context.now, answerWithinMs: 300 }),
        openMaxMs: OPEN_MAX_MS,
      },
    ]);
  const stillOpen = () => openRounds(context, { vendor: "NARD", olderThan: later(context.now(), 1) });
  const asked = async () => ((await vendor.control("book")).calls as Record<string, number>)["/rounds/state"];

  test("a round that the vendor played out is closed, one that it never heard of or took back is refunded", async () => {
    const play = await aPlay();
    await send("debit", play.bet("b1"));
    await send("debit", play.bet("b2", { round: "r2" }));
    await send("debit", play.bet("b3", { round: "r3" }));
    await vendor.control("round", { player: play.ref, round: "r1", state: "closed" });
    await vendor.control("forget", { txId: "b2" });
    await send("rollback", play.undo("x3", "b3", { round: "r3" }), { lost: true });
    expect(await sweep()).toEqual(NOTHING);
    expect(await play.held()).toBe(9_700n);
    context.clock.forward(OPEN_MAX_MS + 1);
    expect(await sweep()).toEqual({ ...NOTHING, closed: 1, refunded: 2 });
    expect(await play.held()).toBe(9_900n);
    expect(await stillOpen()).toEqual([]);
    expect(await sweep()).toEqual(NOTHING);
  });

  test("a round that is still being played is left, and asked about again later and later", async () => {
    const play = await aPlay();
    await send("debit", play.bet("b1"));
    context.clock.forward(OPEN_MAX_MS + 1);
    expect(await sweep()).toEqual({ ...NOTHING, left: 1 });
    expect(await sweep()).toEqual(NOTHING);
    expect(await asked()).toBe(1);
    context.clock.forward(2 * MINUTE_MS);
    expect(await sweep()).toEqual({ ...NOTHING, left: 1 });
    context.clock.forward(2 * MINUTE_MS);
    expect(await sweep()).toEqual(NOTHING);
    context.clock.forward(2 * MINUTE_MS);
    await send("credit", play.win("w1", "50", "b1", { endRound: true }), { lost: true });
    expect(await sweep()).toEqual({ ...NOTHING, closed: 1 });
    // Closing takes nothing from the payout that is still to come, signed when it comes.
    await vendor.control("clock", { at: context.now().toISOString() });
    await send("credit", play.win("w1", "50", "b1", { endRound: true }), { book: false });
    expect(await play.held()).toBe(9_950n);
  });

  test("a vendor that does not answer, or not credibly, ends no round and is asked again later", async () => {
    const play = await aPlay();
    await send("debit", play.bet("b1"));
    await send("debit", play.bet("b2", { round: "r2" }));
    await vendor.control("round", { player: play.ref, round: "r1", state: "void" });
    await vendor.control("round", { player: play.ref, round: "r2", state: "void" });
    context.clock.forward(OPEN_MAX_MS + 1);
    for (const fault of ["lost-after", "error", "garbage", "wrong-signature", "other-answer"]) {
      // Anybody who says nothing at all is not asked about the second round.
      const asked = fault === "lost-after" ? 1 : 2;
      await vendor.control("faults", { path: "/rounds/state", fault, times: asked });
      expect(await sweep()).toEqual({ ...NOTHING, unanswered: asked });
      expect(await play.held()).toBe(9_800n);
      context.clock.forward(HOUR_MS);
    }
    await vendor.control("faults", { path: "/rounds/state", fault: "delay", delayMs: 1_000 });
    expect(await sweep()).toEqual({ ...NOTHING, unanswered: 1 });
    context.clock.forward(HOUR_MS);
    expect(await sweep("http://127.0.0.1:1")).toEqual({ ...NOTHING, unanswered: 1 });
    context.clock.forward(HOUR_MS);
    expect(await sweep()).toEqual({ ...NOTHING, refunded: 2 });
    expect(await play.held()).toBe(10_000n);
  });

  test("a round that was paid is not refunded, whatever the vendor says", async () => {
    const play = await aPlay();
    await send("debit", play.bet("b1"));
    await send("credit", play.win("w1", "50", "b1"));
    await vendor.control("round", { player: play.ref, round: "r1", state: "void" });
    context.clock.forward(OPEN_MAX_MS + 1);
    expect(await sweep()).toEqual({ ...NOTHING, left: 1 });
    expect(await play.held()).toBe(9_950n);
    await vendor.control("round", { player: play.ref, round: "r1", state: "closed" });
    context.clock.forward(HOUR_MS);
    expect(await sweep()).toEqual({ ...NOTHING, closed: 1 });
  });

  test("rounds behind two hundred that wait for their next question are asked about", async () => {
    const play = await aPlay();
    await context.db.script(`
      insert into wallet.rounds (vendor, player_id, round_ref, asset_id, account_id, game, state, opened_at, changed_at)
        select 'NARD', a.owner_id, 'w' || n, a.asset_id, a.id, 'G1', 'open', moment, moment
          from generate_series(1, 450) n
          cross join ledger.accounts a
          cross join (select timestamptz '${context.now().toISOString()}') as began (moment)
          where a.owner_kind = 1 and a.owner_id = ${play.playerId} and a.kind = 5;
      insert into vendors.round_questions (vendor, player_id, round_ref, asked, last_answer, ask_again_at)
        select vendor, player_id, round_ref, 1, 'open', 'infinity' from wallet.rounds
          where player_id = ${play.playerId} and round_ref like 'w%'`);
    context.clock.forward(SECOND_MS);
    await send("debit", play.bet("b1", { round: "z1" }));
    await vendor.control("round", { player: play.ref, round: "z1", state: "closed" });
    context.clock.forward(OPEN_MAX_MS + SECOND_MS);
    expect(await sweep()).toEqual({ ...NOTHING, closed: 1 });
    await context.db.script(
      `update wallet.rounds set state = 'closed', closed_at = opened_at where player_id = ${play.playerId} and state = 'open'`,
    );
  });

  test("rounds about which a vendor says nothing credible hold up no younger one", async () => {
    const play = await aPlay();
    for (let nth = 0; nth < 70; nth += 1) {
      await stage.client.debit(play.bet(`b${nth}`, { round: `w${nth}`, amount: "1" }));
    }
    context.clock.forward(MINUTE_MS);
    await stage.client.debit(play.bet("z", { round: "z1" }));
    context.clock.forward(OPEN_MAX_MS);
    // It knows nothing of the older ones, and says so in words of its own.
    const api: VendorRounds = {
      ...vendorApi({ url: vendor.url, keysAt, now: context.now }),
      roundState: async ({ round }) => (round === "z1" ? done("closed") : refuse({ reason: "badAnswer" })),
    };
    let closed = 0;
    for (let minutes = 0; minutes < 180 && closed === 0; minutes += 1) {
      context.clock.forward(MINUTE_MS);
      closed += (await sweepOpenRounds(context, [{ vendor: "NARD", api, openMaxMs: OPEN_MAX_MS }])).closed;
    }
    expect(closed).toBe(1);
    await context.db.script(
      `update wallet.rounds set state = 'closed', closed_at = opened_at where player_id = ${play.playerId} and state = 'open'`,
    );
  });

  test("a vendor whose rounds cannot be ended stops no other", async () => {
    const play = await aPlay();
    await send("debit", play.bet("b1"));
    await vendor.control("round", { player: play.ref, round: "r1", state: "closed" });
    context.clock.forward(OPEN_MAX_MS + 1);
    const asks = vendorApi({ url: vendor.url, keysAt, now: context.now });
    // The other one cannot even be looked for: its code is no text that the database takes.
    const swept = ["NA\u0000RD", "NARD"].map((code) => ({ vendor: code, api: asks, openMaxMs: OPEN_MAX_MS }));
    await expect(sweepOpenRounds(context, swept)).rejects.toThrow("could not be looked after");
    expect(await stillOpen()).toEqual([]);
  });

  test("two nodes that sweep at once refund once", async () => {
    const play = await aPlay();
    await send("debit", play.bet("b1"));
    await vendor.control("round", { player: play.ref, round: "r1", state: "void" });
    context.clock.forward(OPEN_MAX_MS + 1);
    const sweeps = await Promise.all([sweep(), sweep(), sweep()]);
    expect(sweeps.reduce((sum, { refunded }) => sum + refunded, 0)).toBeGreaterThanOrEqual(1);
    expect(await play.held()).toBe(10_000n);
    expect(await stillOpen()).toEqual([]);
    expect(await brokenInvariants(context)).toEqual([]);
  });
});

test("asked are the vendors that move our balances and have an address, about rounds as old as they say", () => {
  const common = { mode: "seamless", dialect: "wallet-v1" };
  const secret = "k7Vd2mQx9LwB4sTn8RzY3pHc6FjG1uEa";
  const vendors = readVendors([
    {
      ...common,
      secret: `${secret}1`,
      code: "ASKED",
      name: "Asked",
      roundLimitMinutes: 30,
      apiUrl: "http://127.0.0.1:1",
    },
    { ...common, secret: `${secret}2`, code: "SILENT", name: "Silent", roundLimitMinutes: 30 },
    {
      ...common,
      secret: `${secret}3`,
      code: "PURSE",
      name: "Purse",
      mode: "transfer",
      roundLimitMinutes: 30,
      apiUrl: "http://127.0.0.1:1",
    },
  ]);
  const asked = askedVendors(vendors, () => new Date(0));
  expect(asked.map(({ vendor, openMaxMs }) => [vendor, openMaxMs])).toEqual([["ASKED", 30 * MINUTE_MS]]);
});
