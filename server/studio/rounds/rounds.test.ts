import { beforeAll, describe, expect, test } from "vitest";
import { expectSettledOnce, FUNDS, openSeat, STAKE, staked, TABLE } from "#tests/setup/bakara-seat.ts";
import { type RoundsStage, roundsStage } from "#tests/setup/rounds-stage.ts";
import { commitOfLink, entropyOfLines, followChain, stakeLine } from "../fairness/chain.ts";
import { stakeListOf } from "../wagers/stake-list.ts";
import { readWager } from "../wagers/wagers.ts";
import type { WalletOf } from "../wagers/wallet-client.ts";
import { cancelRound } from "./cancel-round.ts";
import { publicRound, roundTable } from "./index.ts";
import { paysOf } from "./outcome.ts";
import { STAKES_OF_ROUND } from "./statements.ts";
import { verifyRounds } from "./verify.ts";

let stage: RoundsStage;

beforeAll(async () => {
  stage = await roundsStage();
});

describe("a round", () => {
  test("G11 is staked, closed, drawn and paid, and everything can be checked from what is shown", async () => {
    const seat = await openSeat(stage);
    const wagerId = await staked(stage, seat);
    const open = await stage.latest(TABLE);
    expect(await stage.house.balanceMinor(seat.playerRef)).toBe(FUNDS - STAKE);
    stage.context.clock.set(open.closesAt.toISOString());
    await stage.advance();
    const round = await stage.latest(TABLE);
    expect(round).toMatchObject({ id: open.id, state: "settled", stakes: 1, commit: open.commit });
    await expectSettledOnce(stage, seat, wagerId);

    const { link, entropy, outcome } = round;
    if (!link || !entropy || outcome?.kind !== "baccarat") throw new Error("Something is not shown");
    expect(commitOfLink(link)).toBe(open.commit);
    expect(followChain(link, round.chainIndex)).toBe(open.terminal);
    const stakes = await stage.context.db.call(STAKES_OF_ROUND, [round.id, ["paid"]]);
    expect(entropyOfLines(stakes.map(stakeLine))).toBe(entropy);
    const list = await stakeListOf(stage.context, { game: TABLE, round: round.id });
    expect(list).toMatchObject({ entropy, stakes: stakes.map(stakeLine) });
    const facts = {
      engine: "rounds",
      game: TABLE,
      version: "2",
      round: round.id,
      number: String(round.number),
    };
    const checked = verifyRounds(new URLSearchParams({ ...facts, link, entropy, spot: "player" }));
    const pays = paysOf(outcome, { spot: "player" }, round.number);
    expect(checked?.lines[0]?.[1]).toBe(open.commit);
    expect(checked?.lines.at(-1)?.[1]).toContain(`${pays / 100}.`.replace("..", "."));
  });

  test("a stake that nothing has decided yet is staked and not lost", async () => {
    const seat = await openSeat(stage);
    await staked(stage, seat);
    const sums = async () => (await roundTable(stage.context, { ...seat, game: TABLE, asset: "P" }))?.sums;
    expect(await sums()).toMatchObject({
      played: 1,
      staked: { minor: STAKE },
      open: { minor: STAKE },
      net: { minor: 0n },
    });
    await stage.playOut(TABLE);
    expect(await sums()).toMatchObject({ played: 1, staked: { minor: STAKE }, open: { minor: 0n } });
  });

  test("the next one opens when its end was shown long enough, and only where somebody is", async () => {
    await openSeat(stage);
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
    await openSeat(stage);
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

    await openSeat(stage);
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

describe("a round that is called off", () => {
  test("gives everything back, says so, and the next one opens", async () => {
    const seats = [await openSeat(stage), await stage.seated(TABLE, FUNDS)];
    const wagers = await Promise.all(seats.map((seat) => staked(stage, seat, "banker")));
    const { id: roundId, number } = await stage.latest(TABLE);
    const asked = { roundId, reason: "a fault", operator: "mina" };
    const call = () => cancelRound(stage.context, stage.house.walletOf, asked);
    expect(await call()).toEqual({ ok: true, value: { waitsUntil: null } });
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
    const seat = await openSeat(stage);
    await staked(stage, seat, "banker");
    const { id: roundId } = await stage.latest(TABLE);
    const dead: WalletOf = (vendor) => ({
      ...stage.house.walletOf(vendor),
      rollback: () => Promise.reject(new Error("gone")),
    });
    const asked = { roundId, reason: "a fault", operator: "mina" };
    await expect(cancelRound(stage.context, dead, asked)).rejects.toThrow("gone");
    await stage.restarted();
    expect(await stage.house.balanceMinor(seat.playerRef)).toBe(FUNDS);
  });
});
