import { beforeAll, expect, test } from "vitest";
import { openSeat, staked, TABLE } from "#tests/setup/bakara-seat.ts";
import { type RoundsStage, roundsStage } from "#tests/setup/rounds-stage.ts";
import { stakeLine } from "../fairness/chain.ts";
import { cancelRound } from "../rounds/cancel-round.ts";
import { WAGERS_OF_ROUND } from "../wagers/wager-statements.ts";
import { readWager } from "../wagers/wagers.ts";
import type { WalletOf } from "../wagers/wallet-client.ts";
import { decisionsOf } from "./decisions.ts";

let stage: RoundsStage;

beforeAll(async () => {
  stage = await roundsStage();
});

const decided = async (playerRef: string, wagerId: string) =>
  (await decisionsOf(stage.context, { playerRef, roundIds: [wagerId, "no id at all"] })).get(wagerId);

test("M06 a stake in a shared round says how that was decided, to its player alone, and its link once it is over", async () => {
  const seat = await openSeat(stage);
  const wagerId = await staked(stage, seat);
  const round = await stage.latest(TABLE);
  expect(await decided(seat.playerRef, wagerId)).toMatchObject({
    engine: "rounds",
    round: { id: round.id, number: round.number, commit: round.commit, link: null, entropy: null },
    line: null,
    isLate: false,
  });
  await stage.playOut(TABLE);
  const { link, entropy } = await stage.roundOf(round.id);
  expect(link).not.toBeNull();
  const wager = await readWager(stage.context.db, wagerId);
  expect(await decided(seat.playerRef, wagerId)).toMatchObject({
    round: { link, entropy, version: 2, place: round.chainIndex },
    clientSeed: wager.clientSeed,
    line: stakeLine(wager),
    spot: "player",
    isLate: false,
  });
  const { playerRef: other } = await openSeat(stage);
  expect(await decided(other, wagerId)).toBeUndefined();
});

test("M06 a stake that came too late is told from one whose round was called off", async () => {
  const seat = await openSeat(stage);
  const { id: roundId, closesAt } = await stage.latest(TABLE);
  const slow: WalletOf = (vendor) => {
    const wallet = stage.house.walletOf(vendor);
    return {
      ...wallet,
      async debit(body) {
        const answer = await wallet.debit(body);
        stage.context.clock.set(closesAt.toISOString());
        return answer;
      },
    };
  };
  const placed = await stage.stake(seat, { spot: "player" }, { roundId, walletOf: slow });
  expect(placed).toMatchObject({ refusal: { reason: "stakeReturned" } });
  await stage.playOut(TABLE);
  const lateId = await onlyWager(roundId);
  expect(await decided(seat.playerRef, lateId)).toMatchObject({ isLate: true, line: null });

  const another = await openSeat(stage);
  const wagerId = await staked(stage, another);
  const { id } = await stage.latest(TABLE);
  await cancelRound(stage.context, stage.house.walletOf, {
    roundId: id,
    reason: "a fault",
    operator: "mina",
  });
  expect(await decided(another.playerRef, wagerId)).toMatchObject({
    round: { state: "cancelled" },
    isLate: false,
  });
});

async function onlyWager(roundId: string): Promise<string> {
  const [wager] = await stage.context.db.call(WAGERS_OF_ROUND, [roundId]);
  if (!wager) throw new Error("Nobody staked in it");
  return wager.id;
}
