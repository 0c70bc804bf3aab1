import type { Context } from "../db/context.ts";
import type { WalletAnswer, WalletCommand } from "./commands.ts";
import { submit } from "./gather.ts";

export { accountOf, balanceOf, balancesOf, grantTrial, openAccounts } from "./accounts.ts";
export {
  type BettingRecord,
  type BettingRecordRequest,
  bettingRecord,
  type Round,
  type RoundMovement,
  type RoundRecord,
  type RoundState,
  type RoundTotals,
  roundRecord,
} from "./betting-record.ts";
export type { CommandCode, PayoutKind, Refusal, WalletAnswer, WalletCommand } from "./commands.ts";
export { brokenInvariants, rollUp } from "./ledger-care.ts";
export type { Page } from "./paging.ts";
export {
  type Movement,
  type MovementDetail,
  type MovementKind,
  type MovementLine,
  movement,
  type StatementRequest,
  statement,
} from "./statement.ts";

/**
 * Executes commands of the wallet seam and answers each in its place. They may travel with those of other
 * callers; each is decided alone. Throws when the database could not decide: the same may be given again.
 */
export function execute(
  { db }: Pick<Context, "db">,
  commands: readonly WalletCommand[],
): Promise<WalletAnswer[]> {
  return Promise.all(commands.map((command) => submit(db, command)));
}
