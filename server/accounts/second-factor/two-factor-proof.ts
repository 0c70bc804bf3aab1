import type { TooBusy } from "../../core/bounds/bounded-queue.ts";
import { type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import { sendMessage } from "../../messages/index.ts";
import { judgeTry, type MoneyLocked } from "../passwords/payment-tries.ts";
import { readLoginHash } from "../store.ts";
import {
  judgeCode,
  type SecondFactorRefusal,
  type SecondFactorRequest,
  takeTryAtFactor,
} from "./two-factor-check.ts";
import { forgetFactorTries, giveFactorTryBack } from "./two-factor-store.ts";

/** A code together with the password of the login: what switching on and off takes. */
export type ProvenRequest = Omit<SecondFactorRequest, "use"> & { readonly password: string };

export type ProvenRefusal =
  | SecondFactorRefusal
  | MoneyLocked
  | TooBusy
  | { readonly reason: "passwordWrong" };

/**
 * Both proofs are one try at the second factor, and what nobody judged is none. The password has the tries that it has
 * wherever it is asked for (payment-tries.ts): here would be five more of them, and a right code would give them back.
 */
export async function proveOwner(
  context: Context,
  sealedSecret: string,
  { password, ...request }: ProvenRequest,
): Promise<Outcome<null, ProvenRefusal>> {
  const { db } = context;
  const { playerId } = request;
  const taken = await takeTryAtFactor(context, playerId);
  if (!taken.ok) return taken;
  const secrets = { login: await readLoginHash(db, playerId) };
  const proven = await judgeTry(context, { playerId, typed: password, secrets });
  if (!proven.ok) {
    await giveFactorTryBack(db, playerId);
    return proven;
  }
  if (!proven.value) return refuse({ reason: "passwordWrong" });
  const judged = await judgeCode(context, { sealedSecret }, request);
  if (judged.ok) await forgetFactorTries(db, playerId);
  return judged;
}

/** Tells a player what became of the second factor, in case it was somebody else. */
export async function tellOwner(
  context: Context,
  playerId: bigint,
  kind: "secondFactorOn" | "secondFactorOff",
): Promise<void> {
  await sendMessage(context, { playerId, kind, facts: {}, key: `${kind}:${context.newId()}` });
}
