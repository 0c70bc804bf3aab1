import type { AdjustBody, CreditBody, DebitBody, RollbackBody } from "#server/vendors/protocol.ts";
import { balanceOf } from "#server/wallet/index.ts";
import type { TestContext } from "./database.ts";
import type { SeamStage } from "./seam-stage.ts";

/** One player at one game, and the bodies that its vendor sends. */
export type SeamPlay = {
  playerId: bigint;
  ref: string;
  token: string;
  bet(txId: string, more?: Partial<DebitBody>): DebitBody;
  win(txId: string, amount: string, betTxId?: string, more?: Partial<CreditBody>): CreditBody;
  undo(txId: string, targetTxId: string, more?: Partial<RollbackBody>): RollbackBody;
  correction(txId: string, direction: "IN" | "OUT", amount: string, more?: Partial<AdjustBody>): AdjustBody;
  end: { player: string; game: string; round: string };
  held(): Promise<bigint>;
};

/** A new player of the stage with 100.00 of trial money and the game G1 launched. */
export async function seamPlay(context: TestContext, stage: SeamStage, playerId: bigint): Promise<SeamPlay> {
  await stage.join(playerId);
  const token = await stage.launch(playerId);
  const end = { player: `${playerId}`, game: "G1", round: "r1" };
  const inRound = { ...end, currency: "TRIAL" };
  return {
    playerId,
    ref: `${playerId}`,
    token,
    end,
    bet: (txId, more = {}) => ({ ...inRound, txId, token, amount: "100", ...more }),
    win: (txId, amount, betTxId, more = {}) => ({ ...inRound, txId, amount, kind: "WIN", betTxId, ...more }),
    undo: (txId, targetTxId, more = {}) => ({ txId, targetTxId, player: end.player, round: "r1", ...more }),
    correction: (txId, direction, amount, more = {}) => ({
      ...inRound,
      txId,
      direction,
      amount,
      reason: "a late goal",
      ...more,
    }),
    held: async () => (await balanceOf(context, { playerId, asset: "TRIAL" })).minor,
  };
}
