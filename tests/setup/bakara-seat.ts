import { expect } from "vitest";
import { payoutOf, paysOf } from "#server/studio/rounds/outcome.ts";
import { readWager } from "#server/studio/wagers/wagers.ts";
import type { RoundsStage, Seat } from "./rounds-stage.ts";

export const TABLE = "bakara";
export const FUNDS = 1_000_000n;
/** The smallest chip. */
export const STAKE = 100n;

/** A new player at the table of baccarat, and a round of it that takes stakes. */
export async function openSeat(stage: RoundsStage): Promise<Seat> {
  await stage.opened(TABLE);
  return stage.seated(TABLE, FUNDS);
}

/** The wager of a stake that was taken. */
export async function staked(stage: RoundsStage, seat: Seat, spot = "player"): Promise<string> {
  const placed = await stage.stake(seat, { spot });
  if (!placed.ok) throw new Error(placed.refusal.reason);
  return placed.value.id;
}

/** The stake is settled as the round says, and the balance with it: nothing is lost and nothing paid twice. */
export async function expectSettledOnce(
  { context, house, roundOf }: RoundsStage,
  { playerRef }: Seat,
  wagerId: string,
): Promise<void> {
  const wager = await readWager(context.db, wagerId);
  if (wager.state === "returned" || wager.state === "refused") {
    expect(await house.balanceMinor(playerRef)).toBe(FUNDS);
    return;
  }
  const round = await roundOf(wager.roundRef);
  expect(wager.state).toBe("paid");
  if (!round.outcome) throw new Error("The round has no outcome");
  const pays = paysOf(round.outcome, wager.choice as { spot: string }, round.number);
  expect(wager.payoutMinor).toBe(payoutOf(STAKE, pays));
  expect(await house.balanceMinor(playerRef)).toBe(FUNDS - STAKE + payoutOf(STAKE, pays));
}
