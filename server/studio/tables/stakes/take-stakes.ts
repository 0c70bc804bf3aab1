import { later } from "../../../core/time.ts";
import type { Context } from "../../../db/context.ts";
import type { Database } from "../../../db/database.ts";
import { fixStakes } from "../../wagers/stake-list.ts";
import { WAGERS_OF_ROUND, type WagerRow } from "../../wagers/wager-statements.ts";
import { takeWagerStake, whyNotStaked } from "../../wagers/wagers.ts";
import type { WalletOf } from "../../wagers/wallet-client.ts";
import { lockTable } from "../play/read-table.ts";
import { NEW_HAND_MS, STAKES_MS, TURN_MS } from "../play/table-times.ts";
import { placesOf } from "../seats/open-match.ts";
import { MARK_PLACES } from "../seats/seat-statements.ts";
import { MARK_TABLE_PLAYING, SHARE_TABLE, type TableRow, type WhyVoid } from "../table-statements.ts";
import { callOff, giveBack } from "./call-off.ts";

/**
 * Takes the stakes of a full table: all of them and the match begins, or none. What the wallet could not decide is
 * asked again at the next call, and after a while the table is called off.
 */
export async function takeStakes(context: Context, walletOf: WalletOf, tableId: string): Promise<void> {
  for (const wager of await context.db.call(WAGERS_OF_ROUND, [tableId])) {
    if (wager.state === "staking") await takeWagerStake(context, walletOf, wager.id, isStillStaking);
  }
  const isOff = await context.db.transaction((transaction) =>
    settleStakes({ ...context, db: transaction }, tableId),
  );
  if (isOff) await giveBack(context, walletOf, tableId);
}

async function isStillStaking(transaction: Database, wager: WagerRow): Promise<boolean> {
  const [table] = await transaction.call(SHARE_TABLE, [wager.roundRef]);
  return table?.state === "staking";
}

/** True when the table was called off. */
async function settleStakes(context: Context, tableId: string): Promise<boolean> {
  const table = await lockTable(context.db, tableId);
  if (table?.state !== "staking") return false;
  const wagers = await context.db.call(WAGERS_OF_ROUND, [tableId]);
  if (wagers.every(({ state }) => state === "staked")) {
    await beginMatch(context, table, wagers);
    return false;
  }
  const isTooLate = table.turnAt !== null && later(table.turnAt, STAKES_MS) <= context.now();
  const why = whyRefused(wagers) ?? (isTooLate ? "stakeUnsettled" : null);
  return why === null ? false : callOff(context, tableId, why);
}

/** Why one player may not stake is nobody else's business; that the game is closed is the same for all of them. */
function whyRefused(wagers: readonly WagerRow[]): WhyVoid | null {
  const refused = wagers.filter((wager) => wager.state !== "staking" && whyNotStaked(wager) !== null);
  if (refused.length === 0) return null;
  return refused.some(({ refusal }) => refusal === "gameDisabled") ? "gameDisabled" : "stakeRefused";
}

/** Every seed is in: the places are drawn, and the first hand is dealt by what nobody knew before. */
async function beginMatch(context: Context, table: TableRow, wagers: readonly WagerRow[]): Promise<void> {
  const { db } = context;
  const { id, game, secret, mathVersion } = table;
  const entropy = await fixStakes(context, { game, round: id, stakes: wagers });
  const at = context.now();
  await db.call(MARK_PLACES, [id, placesOf(game, { secret, table: id, entropy, mathVersion })]);
  await db.call(MARK_TABLE_PLAYING, [id, entropy, at, later(at, TURN_MS + NEW_HAND_MS)]);
}
