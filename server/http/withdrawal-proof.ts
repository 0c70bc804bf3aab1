import { checkSecondFactor, hasSecondFactor, type SecondFactorRefusal } from "../accounts/index.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { PlayerVisitor } from "./visitor.ts";

export type WithdrawalProof = {
  /** Where the money goes: a code that was given for one way is not one for the other. */
  readonly to: "withdrawal" | "upline";
  /** What was typed where a code is asked for. */
  readonly code: string | undefined;
  /** The key of the order: the same order sent twice has the same code. */
  readonly key: string;
};

/** The second proof without which no money leaves, where the player has switched it on (L16). */
export async function checkWithdrawalProof(
  { context, platform, player }: PlayerVisitor,
  { to, code = "", key }: WithdrawalProof,
): Promise<Outcome<null, SecondFactorRefusal | { readonly reason: "codeMissing" }>> {
  if (!(await hasSecondFactor(context, player.id))) return done(null);
  if (code.trim() === "") return refuse({ reason: "codeMissing" });
  const { houseSecret } = platform.config;
  return checkSecondFactor(context, { playerId: player.id, code, houseSecret, use: `${to} ${key}` });
}
