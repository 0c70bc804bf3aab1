import { beforeAll, describe, expect, test } from "vitest";
import { multiplierAt } from "#server/core/flight.ts";
import { later } from "#server/core/time.ts";
import type { Context } from "#server/db/context.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import { type RoundsStage, roundsStage, type Seat } from "#tests/setup/rounds-stage.ts";
import { commitOfLink, entropyOfLines, followChain, stakeLine } from "../chain.ts";
import { resumeWagers } from "../resume-wagers.ts";
import { stakeListOf } from "../stake-list.ts";
import { cutDatabase, cutWallet } from "../testing/interruptions.ts";
import { readWager } from "../wagers.ts";
import type { WalletOf } from "../wallet-client.ts";
import { cancelRound } from "./cancel-round.ts";
import { cashOut, publicRound } from "./index.ts";
import { payoutOf, paysOf } from "./outcome.ts";
import { roundsEngine } from "./rounds-engine.ts";
import { STAKES_OF_ROUND } from "./statements.ts";
import { verifyRounds } from "./verify.ts";

const FUNDS = 1_000_000n;
const STAKE = 100n;
const TABLE = "bakara";

let stage: RoundsStage;

beforeAll(async () => {
  stage = await roundsStage();
});

async function openSeat(code = TABLE): Promise<Seat> {
  await stage.opened(code);
  return stage.seated(code, FUNDS);
}

async function staked(seat: Seat, spot = "player"): Promise<string> {
  const placed = await stage.stake(seat, { spot });
  if (!placed.ok) throw new Error(placed.refusal.reason);
  return placed.value.id;
}

/** The stake is settled as the round says, and the balance with it: nothing is lost and nothing paid twice. */
async function expectSettledOnce({ playerRef }: Seat, wagerId: string) {
  const wager = await readWager(stage.context.db, wagerId);
  if (wager.state === "returned" || wager.state === "refused") {
    expect(await stage.house.balanceMinor(playerRef)).toBe(FUNDS);
    return wager;
  }
  const round = await stage.roundOf(wager.roundRef);
  expect(wager.state).toBe("paid");
  if (!round.outcome) throw new Error("The round has no outcome");
  const pays = paysOf(round.outcome, wager.choice as { spot: string }, round.number);
  expect(wager.payoutMinor).toBe(payoutOf(STAKE, pays));
  expect(await stage.house.balanceMinor(playerRef)).toBe(FUNDS - STAKE + payoutOf(STAKE, pays));
  return wager;
}

describe("a round", () => {
  test("G11 is staked, closed, drawn and paid, and everything can be checked from what is shown", async () => {
    const seat = await openSeat();
    const wagerId = await staked(seat);
    const open = await stage.latest(TABLE);
    expect(await stage.house.balanceMinor(seat.playerRef)).toBe(FUNDS - STAKE);
    stage.context.clock.set(open.closesAt.toISOString());
    await stage.advance();
    const round = await stage.latest(TABLE);
    expect(round).toMatchObject({ id: open.id, state: "settled", stakes: 1, commit: open.commit });
    await expectSettledOnce(seat, wagerId);

    const { link, entropy, outcome } = round;
    if (!link || !entropy || outcome?.kind !== "baccarat") throw new Error("Something is not shown");
    expect(commitOfLink(link)).toBe(open.commit);
    expect(followChain(link, round.chainIndex)).toBe(open.terminal);
    const stakes = await stage.context.db.call(STAKES_OF_ROUND, [round.id, ["paid"]]);
    expect(entropyOfLines(stakes.map(stakeLine))).toBe(entropy);
    const list = await stakeListOf(stage.context, { game: TABLE, round: round.id });
    expect(list).toMatchObject({ entropy, stakes: stakes.map(stakeLine) });
    const facts = { engine: "rounds", game: TABLE, round: round.id, number: String(round.number) };
    const checked = verifyRounds(new URLSearchParams({ ...facts, link, entropy, spot: "player" }));
    const pays = paysOf(outcome, { spot: "player" }, round.number);
    expect(checked?.lines[0]?.[1]).toBe(open.commit);
    expect(checked?.lines.at(-1)?.[1]).toContain(`${pays / 100}.`.replace("..", "."));
  });

  test("the next one opens when its end was shown long enough, and only where somebody is", async () => {
    await openSeat();
    await stage.playOut(TABLE);
    const next = await stage.visited(TABLE);
    expect(next.state).toBe("betting");
    stage.context.clock.forward(130_000);
    for (let step = 0; step < 3; step += 1) {
      await stage.advance();
      stage.context.clock.forward(30_000);
    }
    expect(await stage.latest(TABLE)).toMatchObject({ id: next.id, state: "settled" });
    expect((await stage.visited(TABLE)).number).toBe(next.number + 1);
  });

  test("facts of a round are never changed, and none is taken away", async () => {
    await openSeat();
    await stage.playOut(TABLE);
    const { id } = await stage.latest(TABLE);
    for (const change of [
      "link = repeat('0', 64)",
      "outcome = '{}'",
      "entropy = repeat('0', 64)",
      "state = 'drawing'",
      "commit = repeat('0', 64)",
    ]) {
      const statement = {
        name: `test-${change}`,
        text: `update studio.shared_rounds set ${change} where id = $1`,
      };
      await expect(stage.context.db.call(statement, [id]), change).rejects.toThrow();
    }
    const remove = { name: "test-remove", text: "delete from studio.shared_rounds where id = $1" };
    await expect(stage.context.db.call(remove, [id])).rejects.toThrow();
  });
});

describe("G12 nobody knows before its time", () => {
  test("what is told while betting is open, while a flight is up, and after", async () => {
    const { round, secret } = await stage.flying(150, async (roundId) =>
      stage.stake(await stage.seated("parvaz", FUNDS), { auto: 149 }, { roundId }),
    );
    const point = secret.outcome.kind === "crash" ? secret.outcome.point : 0;
    const flying = await publicRound(stage.context, "parvaz");
    expect(flying).toMatchObject({ id: round.id, state: "drawing", link: null, outcome: null });
    expect(JSON.stringify(flying)).not.toContain(secret.link);
    expect(JSON.stringify(flying)).not.toMatch(new RegExp(`[:"](149|${point})[,"}]`));
    stage.context.clock.set(secret.overAt.toISOString());
    await stage.advance();
    const over = await publicRound(stage.context, "parvaz");
    expect(over).toMatchObject({ link: secret.link, outcome: { point } });
    await stage.playOut("parvaz");

    await openSeat();
    const open = await publicRound(stage.context, TABLE);
    expect(open).toMatchObject({ state: "betting", link: null, outcome: null, entropy: null });
  });

  test("the row of a round that is not over holds neither link nor outcome", async () => {
    const { round } = await stage.flying(120, async (roundId) =>
      stage.stake(await stage.seated("parvaz", FUNDS), { auto: null }, { roundId }),
    );
    expect(round).toMatchObject({ state: "drawing", link: null, outcome: null, endsAt: null });
    await stage.playOut("parvaz");
  });
});

describe("stakes", () => {
  test("the same form is one stake, also when the round is over; with something else in it it is refused", async () => {
    const seat = await openSeat();
    const formRef = "the same form";
    const { id: roundId } = await stage.latest(TABLE);
    const twice = await Promise.all(
      [1, 2, 3].map(() => stage.stake(seat, { spot: "tie" }, { formRef, roundId })),
    );
    expect(new Set(twice.map((placed) => placed.ok && placed.value.id)).size).toBe(1);
    expect(await stage.house.balanceMinor(seat.playerRef)).toBe(FUNDS - STAKE);
    await stage.playOut(TABLE);
    expect(await stage.stake(seat, { spot: "tie" }, { formRef, roundId })).toMatchObject({ ok: true });
    const other = await stage.stake(seat, { spot: "banker" }, { formRef, roundId });
    expect(other).toMatchObject({ refusal: { reason: "wagerConflict" } });
  });

  test("after betting has closed none is taken, whether the clock has noticed or not", async () => {
    const seat = await openSeat();
    const { id: roundId, closesAt } = await stage.latest(TABLE);
    stage.context.clock.set(closesAt.toISOString());
    const late = () => stage.stake(seat, { spot: "player" }, { roundId });
    expect(await late()).toMatchObject({ refusal: { reason: "bettingClosed" } });
    await stage.advance();
    expect(await late()).toMatchObject({ refusal: { reason: "bettingClosed" } });
    expect(await stage.house.balanceMinor(seat.playerRef)).toBe(FUNDS);
  });

  test.each(["betting closes", "the whole round passes"])(
    "a stake that the wallet takes while %s goes back at once",
    async (what) => {
      const seat = await openSeat();
      const { id: roundId, closesAt } = await stage.latest(TABLE);
      const slow: WalletOf = (vendor) => {
        const wallet = stage.house.walletOf(vendor);
        return {
          ...wallet,
          async debit(body) {
            const answer = await wallet.debit(body);
            stage.context.clock.set(closesAt.toISOString());
            if (what !== "betting closes") await stage.advance();
            return answer;
          },
        };
      };
      const placed = await stage.stake(seat, { spot: "player" }, { roundId, walletOf: slow });
      expect(placed).toMatchObject({ refusal: { reason: "stakeReturned" } });
      expect(await stage.house.balanceMinor(seat.playerRef)).toBe(FUNDS);
      await stage.playOut(TABLE);
      expect((await stage.roundOf(roundId)).stakes).toBe(0);
      expect(await brokenInvariants(stage.context)).toEqual([]);
    },
  );

  test("what is not on offer is refused, and so is more than one player may have on a spot", async () => {
    const seat = await openSeat();
    const reasons: (string | null)[] = [];
    const attempt = async (choice: Parameters<RoundsStage["stake"]>[1], stakeMinor?: bigint) => {
      const placed = await stage.stake(seat, choice, stakeMinor ? { stakeMinor } : {});
      reasons.push(placed.ok ? null : placed.refusal.reason);
    };
    await attempt({ spot: "dragon" });
    await attempt({ auto: 200 });
    await attempt({ spot: "tie" }, 123n);
    for (let nth = 0; nth < 4; nth += 1) await attempt({ spot: "tie" }, 50_000n);
    await attempt({ spot: "tie" }, 50_000n);
    await attempt({ spot: "player" }, 50_000n);
    expect(reasons).toEqual([
      "choiceNotOffered",
      "choiceNotOffered",
      "stakeNotOffered",
      ...[null, null, null, null],
      "roundStakesFull",
      null,
    ]);
    const pilot = await stage.seated("parvaz", FUNDS);
    await stage.opened("parvaz");
    for (const auto of [100, 0, 100_001, 1.5]) {
      const placed = await stage.stake(pilot, { auto });
      expect(placed, String(auto)).toMatchObject({ refusal: { reason: "choiceNotOffered" } });
    }
    const stranger = await stage.stake({ ...seat, playerRef: pilot.playerRef }, { spot: "tie" });
    expect(stranger).toMatchObject({ refusal: { reason: "sessionNotFound" } });
  });
});

type Cut = { context?: Context; walletOf?: WalletOf };
const moments = ["before", "after"] as const;

/** The process dies at this moment, and another one takes over. */
const STATEMENTS = [
  "studio.mark_round_closing",
  "studio.mark_round_drawing",
  "studio.decide_wagers",
  "studio.mark_round_settled",
  "studio.mark_wagers_paid",
];
const CLOCK_CUTS: readonly (readonly [string, () => Cut])[] = [
  ...STATEMENTS.flatMap((name) =>
    moments.map(
      (moment) =>
        [`${moment} ${name}`, () => ({ context: cutDatabase(stage.context, name, moment) })] as const,
    ),
  ),
  ...moments.map(
    (moment) =>
      [
        `${moment} the payout`,
        () => ({ walletOf: cutWallet(stage.house.walletOf, "credit", moment) }),
      ] as const,
  ),
];

async function restarted(): Promise<void> {
  await resumeWagers(stage.context, stage.house.walletOf, [roundsEngine], { everything: true });
  await stage.advance();
}

describe("G13 a process that dies loses no stake and pays none twice", () => {
  test.each(CLOCK_CUTS)("%s", async (_moment, cut) => {
    const seat = await openSeat();
    const wagerId = await staked(seat);
    const { closesAt } = await stage.latest(TABLE);
    stage.context.clock.set(closesAt.toISOString());
    await stage.advance(cut());
    await restarted();
    await expectSettledOnce(seat, wagerId);
    await restarted();
    await expectSettledOnce(seat, wagerId);
    expect(await brokenInvariants(stage.context)).toEqual([]);
  });

  test.each([
    ["before the stake is asked for", (of: WalletOf) => cutWallet(of, "debit", "before")],
    ["after the stake is taken", (of: WalletOf) => cutWallet(of, "debit", "after")],
  ])("%s, and betting is still open", async (_moment, cut) => {
    const seat = await openSeat();
    const formRef = "cut off";
    const placing = stage.stake(seat, { spot: "player" }, { formRef, walletOf: cut(stage.house.walletOf) });
    await expect(placing).rejects.toThrow();
    await restarted();
    const placed = await stage.stake(seat, { spot: "player" }, { formRef });
    expect(placed).toMatchObject({ ok: true, value: { state: "staked" } });
    await stage.playOut(TABLE);
    await expectSettledOnce(seat, placed.ok ? placed.value.id : "");
  });

  test.each([
    ["before the stake is asked for", (of: WalletOf) => cutWallet(of, "debit", "before")],
    ["after the stake is taken", (of: WalletOf) => cutWallet(of, "debit", "after")],
  ])("%s, and nobody comes back before the round is over", async (_moment, cut) => {
    const seat = await openSeat();
    const { id: roundId } = await stage.latest(TABLE);
    const placing = stage.stake(seat, { spot: "player" }, { walletOf: cut(stage.house.walletOf) });
    await expect(placing).rejects.toThrow();
    await stage.playOut(TABLE);
    await restarted();
    expect(await stage.house.balanceMinor(seat.playerRef)).toBe(FUNDS);
    expect((await stage.roundOf(roundId)).stakes).toBe(0);
    expect(await brokenInvariants(stage.context)).toEqual([]);
  });

  test("a clock that stands for an hour goes on with the round that it finds", async () => {
    const seat = await openSeat();
    const wagerId = await staked(seat);
    stage.context.clock.forward(3_600_000);
    await restarted();
    await expectSettledOnce(seat, wagerId);
  });

  test("two clocks at once, at every deadline, make one round of it", async () => {
    const seat = await openSeat();
    const wagerId = await staked(seat);
    const { closesAt, number } = await stage.latest(TABLE);
    stage.context.clock.set(closesAt.toISOString());
    await Promise.all([1, 2, 3, 4].map(() => stage.advance()));
    await expectSettledOnce(seat, wagerId);
    const { endsAt } = await stage.latest(TABLE);
    stage.context.clock.set((endsAt ?? closesAt).toISOString());
    await stage.visited(TABLE);
    await Promise.all([1, 2, 3, 4].map(() => stage.advance()));
    expect((await stage.latest(TABLE)).number).toBe(number + 1);
  });
});

describe("a flight", () => {
  const STAKES = [{ auto: 120 }, { auto: 150 }, { auto: null }] as const;

  async function threeInFlight(least: number) {
    const seats: Seat[] = [];
    const flight = await stage.flying(least, async (roundId) => {
      const placed: string[] = [];
      seats.splice(0, 3, ...(await Promise.all(STAKES.map(() => stage.seated("parvaz", FUNDS)))));
      for (const [nth, seat] of seats.entries()) {
        const choice = STAKES[nth] ?? { auto: null };
        const outcome = await stage.stake(seat, choice, { roundId });
        if (!outcome.ok) throw new Error(outcome.refusal.reason);
        placed.push(outcome.value.id);
      }
      return placed;
    });
    return { ...flight, seats };
  }

  const state = async (id = "") => {
    const { state, payoutMinor } = await readWager(stage.context.db, id);
    return [state, payoutMinor];
  };

  test("automatic cash-outs are paid while it flies on, each at its own number, and the rest is lost", async () => {
    const { round, placed } = await threeInFlight(200);
    const drawnAt = round.drawnAt ?? stage.context.now();
    stage.context.clock.set(later(drawnAt, 5_000).toISOString());
    expect(multiplierAt(5_000)).toBe(134);
    await stage.advance();
    expect(await Promise.all(placed.map(state))).toEqual([
      ["paid", 120n],
      ["staked", null],
      ["staked", null],
    ]);
    await stage.playOut("parvaz");
    expect(await Promise.all(placed.map(state))).toEqual([
      ["paid", 120n],
      ["paid", 150n],
      ["paid", 0n],
    ]);
  });

  test("who leaves by hand is paid what the server's clock says, once, however often it is asked", async () => {
    const { round, placed, seats } = await threeInFlight(200);
    const wagerId = placed[2] ?? "";
    const playerRef = seats[2]?.playerRef ?? "";
    const before = await stage.house.balanceMinor(playerRef);
    stage.context.clock.set(later(round.drawnAt ?? stage.context.now(), 5_000).toISOString());
    const leave = () => cashOut(stage.context, stage.house.walletOf, { playerRef, wagerId });
    const answers = await Promise.all([leave(), leave(), leave()]);
    stage.context.clock.forward(1_000);
    answers.push(await leave());
    for (const answer of answers) expect(answer).toMatchObject({ ok: true, value: { at: 134 } });
    expect(await stage.house.balanceMinor(playerRef)).toBe(before + 134n);
    await stage.playOut("parvaz");
    expect(await stage.house.balanceMinor(playerRef)).toBe(before + 134n);
    const stranger = await cashOut(stage.context, stage.house.walletOf, { playerRef: "1", wagerId });
    expect(stranger).toMatchObject({ refusal: { reason: "wagerClosed" } });
  });

  test("nobody leaves before it is up, or when it is over, though the clock has not noticed yet", async () => {
    const early: unknown[] = [];
    const { placed, secret } = await stage.flying(150, async (roundId) => {
      const { playerRef, ...seat } = await stage.seated("parvaz", FUNDS);
      const outcome = await stage.stake({ playerRef, ...seat }, { auto: null }, { roundId });
      const asked = { playerRef, wagerId: outcome.ok ? outcome.value.id : "" };
      early.push(await cashOut(stage.context, stage.house.walletOf, asked));
      return asked;
    });
    expect(early.at(-1)).toMatchObject({ refusal: { reason: "flightNotUp" } });
    stage.context.clock.set(secret.overAt.toISOString());
    const late = () => cashOut(stage.context, stage.house.walletOf, placed);
    expect(await late()).toMatchObject({ refusal: { reason: "flightOver" } });
    await stage.playOut("parvaz");
    expect(await late()).toMatchObject({ refusal: { reason: "flightOver" } });
    expect(await state(placed.wagerId)).toEqual(["paid", 0n]);
  });

  test("a process that dies in flight: each is settled by their own number when another one comes", async () => {
    const { placed, round } = await threeInFlight(200);
    stage.context.clock.set(later(round.drawnAt ?? stage.context.now(), 5_000).toISOString());
    await stage.advance({ walletOf: cutWallet(stage.house.walletOf, "credit", "before") });
    expect(await state(placed[0])).toEqual(["paying", 120n]);
    stage.context.clock.forward(3_600_000);
    await restarted();
    expect(await Promise.all(placed.map(state))).toEqual([
      ["paid", 120n],
      ["paid", 150n],
      ["paid", 0n],
    ]);
    expect(await brokenInvariants(stage.context)).toEqual([]);
  });

  test("a cash-out that was written is paid, though whoever wrote it died before paying", async () => {
    const { round, placed, seats } = await threeInFlight(200);
    stage.context.clock.set(later(round.drawnAt ?? stage.context.now(), 5_000).toISOString());
    const asked = { playerRef: seats[2]?.playerRef ?? "", wagerId: placed[2] ?? "" };
    const cut = cutWallet(stage.house.walletOf, "credit", "before");
    await expect(cashOut(stage.context, cut, asked)).rejects.toThrow();
    expect(await state(asked.wagerId)).toEqual(["paying", 134n]);
    await stage.playOut("parvaz");
    await restarted();
    expect(await state(asked.wagerId)).toEqual(["paid", 134n]);
  });

  test("called off in the air: who has left keeps it, everybody else has the stake back", async () => {
    const { round, placed, seats } = await threeInFlight(200);
    const before = await Promise.all(seats.map(({ playerRef }) => stage.house.balanceMinor(playerRef)));
    stage.context.clock.set(later(round.drawnAt ?? stage.context.now(), 5_000).toISOString());
    await stage.advance();
    await cancelRound(stage.context, stage.house.walletOf, { roundId: round.id, reason: "a fault" });
    expect((await Promise.all(placed.map(state))).map(([name]) => name)).toEqual([
      "paid",
      "returned",
      "returned",
    ]);
    const after = await Promise.all(seats.map(({ playerRef }) => stage.house.balanceMinor(playerRef)));
    expect(after.map((minor, nth) => minor - (before[nth] ?? 0n))).toEqual([120n, 100n, 100n]);
    await stage.playOut("parvaz");
  });
});

describe("a round that is called off", () => {
  test("gives everything back, says so, and the next one opens", async () => {
    const seats = [await openSeat(), await stage.seated(TABLE, FUNDS)];
    const wagers = await Promise.all(seats.map((seat) => staked(seat, "banker")));
    const { id: roundId, number } = await stage.latest(TABLE);
    const call = () => cancelRound(stage.context, stage.house.walletOf, { roundId, reason: "a fault" });
    expect(await call()).toMatchObject({ ok: true });
    expect(await call()).toMatchObject({ refusal: { reason: "roundClosed" } });
    for (const seat of seats) expect(await stage.house.balanceMinor(seat.playerRef)).toBe(FUNDS);
    for (const id of wagers) expect((await readWager(stage.context.db, id)).state).toBe("returned");
    expect(await stage.roundOf(roundId)).toMatchObject({
      state: "cancelled",
      reason: "a fault",
      outcome: null,
    });
    await stage.playOut(TABLE);
    expect((await stage.visited(TABLE)).number).toBe(number + 1);
  });

  test("though the process dies while it gives back", async () => {
    const seat = await openSeat();
    await staked(seat, "banker");
    const { id: roundId } = await stage.latest(TABLE);
    const dead: WalletOf = (vendor) => ({
      ...stage.house.walletOf(vendor),
      rollback: () => Promise.reject(new Error("gone")),
    });
    await expect(cancelRound(stage.context, dead, { roundId, reason: "a fault" })).rejects.toThrow("gone");
    await restarted();
    expect(await stage.house.balanceMinor(seat.playerRef)).toBe(FUNDS);
  });
});
