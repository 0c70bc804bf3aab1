import { checkSecondFactor, hasSecondFactor, type SecondFactorRefusal } from "../accounts/index.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";

export type SecondProof = {
  readonly playerId: bigint;
  /** Where the money goes, or what is signed: a code that was given for one is not one for the other. */
  readonly to: "withdrawal" | "upline" | "team" | "contract";
  /** What was typed where a code is asked for. */
  readonly code: string | undefined;
  /** The key of the order: the same order sent twice has the same code. */
  readonly key: string;
  readonly houseSecret: string;
};

export type SecondProofRefusal = SecondFactorRefusal | { readonly reason: "codeMissing" };

/** The second proof without which no money leaves and nothing is signed, where the player has switched it on (L16). */
export async function checkSecondProof(
  context: Context,
  { playerId, to, code = "", key, houseSecret }: SecondProof,
): Promise<Outcome<null, SecondProofRefusal>> {
  if (!(await hasSecondFactor(context, playerId))) return done(null);
  if (code.trim() === "") return refuse({ reason: "codeMissing" });
  return checkSecondFactor(context, { playerId, code, houseSecret, use: `${to} ${key}` });
}

/** Whether a code was typed where one is asked for; it is not judged, and can be sent again. */
export async function needsSecondProof(
  context: Context,
  { playerId, code = "" }: Pick<SecondProof, "playerId" | "code">,
): Promise<Outcome<null, { readonly reason: "codeMissing" }>> {
  const isMissing = code.trim() === "" && (await hasSecondFactor(context, playerId));
  return isMissing ? refuse({ reason: "codeMissing" }) : done(null);
}
