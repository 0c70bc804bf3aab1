import type { Context } from "../../db/context.ts";
import { fixStakes } from "../wagers/stake-list.ts";
import { returnWagers } from "../wagers/wagers.ts";
import type { WalletOf } from "../wagers/wallet-client.ts";
import {
  LOCK_ROUND,
  MARK_CLOSING,
  MARK_DRAWING,
  type SharedRoundRow,
  STAKES_OF_ROUND,
  TELL_ROUND,
} from "./statements.ts";

/** No stake is taken from here on: whoever marks one as taken shares the lock that this waits for. */
export async function closeBetting({ db }: Context, { id, game }: SharedRoundRow): Promise<void> {
  const [closed] = await db.call(MARK_CLOSING, [id]);
  if (closed) await db.call(TELL_ROUND, [game]);
}

/**
 * Gives back the stakes that nobody knows to be taken, and fixes the entropy of the round from those that are. What
 * the wallet cannot decide about stays `returning`: it has no part in the round any more.
 */
export async function fixEntropy(
  context: Context,
  walletOf: WalletOf,
  { id, game }: SharedRoundRow,
): Promise<void> {
  const late = await context.db.call(STAKES_OF_ROUND, [id, ["staking"]]);
  const fault = await returnWagers(
    context,
    walletOf,
    late.map((stake) => stake.id),
  ).then(
    () => null,
    (thrown: unknown) => ({ thrown }),
  );
  await context.db.transaction(async (transaction) => {
    const [round] = await transaction.call(LOCK_ROUND, [id]);
    if (round?.state !== "closing") return;
    const unknown = await transaction.call(STAKES_OF_ROUND, [id, ["staking"]]);
    if (unknown.length > 0) throw new Error(`Round ${id} has stakes that are neither taken nor returned`);
    await beginDrawing({ ...context, db: transaction }, { id, game });
  });
  if (fault) throw fault.thrown;
}

/** From the stakes that are taken follows the entropy. Call it under the lock of a round that is closing. */
export async function beginDrawing(
  context: Context,
  { id, game }: Pick<SharedRoundRow, "id" | "game">,
): Promise<void> {
  const { db, now } = context;
  const staked = await db.call(STAKES_OF_ROUND, [id, ["staked"]]);
  const entropy = await fixStakes(context, { game, round: id, stakes: staked });
  await db.call(MARK_DRAWING, [id, entropy, staked.length, now()]);
  await db.call(TELL_ROUND, [game]);
}
