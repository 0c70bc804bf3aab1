import type { Context } from "#server/db/context.ts";
import type { WalletOf } from "#server/studio/index.ts";
import { decideWagers, payWagers } from "#server/studio/wagers/wager-payouts.ts";
import { beginWager, type NewWager, takeWagerStake } from "#server/studio/wagers/wagers.ts";
import type { StudioHouse } from "./studio-house.ts";

export const FUNDS = 100_000n;
export const STAKE = 500n;
export const PAYOUT = 1_200n;
export const GAME = "haft-khan";

/** A new player who has opened a game, and a wager that they may place there. */
export async function wagerSeat(house: StudioHouse, fundsMinor = FUNDS) {
  const playerRef = await house.aPlayer(fundsMinor);
  const sessionId = await house.opened(playerRef, "SIMORGH", GAME);
  const wager = {
    sessionId,
    playerRef,
    formRef: "form",
    mathVersion: 1,
    stakeMinor: STAKE,
    choice: { side: "left", many: 2 },
  };
  return { playerRef, sessionId, wager };
}

export function begunWager({ context }: StudioHouse, wager: NewWager): ReturnType<typeof beginWager> {
  return context.db.transaction((db) => beginWager({ ...context, db }, wager));
}

/** The same with its stake asked for. */
export async function stakedWager(house: StudioHouse, fundsMinor = FUNDS) {
  const seat = await wagerSeat(house, fundsMinor);
  const begun = await begunWager(house, seat.wager);
  if (!begun.ok) throw new Error(begun.refusal.reason);
  const wager = await takeWagerStake(house.context, house.walletOf, begun.value.id);
  return { ...seat, id: wager.id, state: wager.state };
}

/** Decides a wager as won and pays it. */
export async function settleWager(context: Context, walletOf: WalletOf, id: string): Promise<void> {
  await decideWagers(context.db, [{ wagerId: id, payoutMinor: PAYOUT, result: { side: "left" } }]);
  await payWagers(context, walletOf, [id]);
}
