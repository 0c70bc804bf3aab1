import {
  beginSecondFactor,
  type ProvenRefusal,
  renewRecoveryCodes,
  switchOffSecondFactor,
  switchOnSecondFactor,
} from "../../accounts/index.ts";
import { done, type Outcome } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";

/** What the forms of the page about two-step sign-in ask for. */
export type FactorWish =
  | { readonly intent: "begin" }
  | { readonly intent: "renew"; readonly code: string }
  | { readonly intent: "on" | "off"; readonly code: string; readonly password: string };

type Owner = {
  readonly playerId: bigint;
  readonly houseSecret: string;
  /** The sign-in that asks: of all that the player has, it alone outlasts switching on. */
  readonly family: string;
};

/** What there is to be told afterwards: codes, once. */
type Carried = { readonly recoveryCodes?: readonly string[] };

type Refusal = ProvenRefusal | { readonly reason: "alreadyOn" | "notBegun" | "notOn" };

/** Does one of them, each by one rule. */
export async function carryOutFactorWish(
  context: Context,
  owner: Owner,
  wish: FactorWish,
): Promise<Outcome<Carried, Refusal>> {
  switch (wish.intent) {
    case "begin":
      return withNothingToTell(await beginSecondFactor(context, owner));
    case "on":
      return switchOnSecondFactor(context, { ...owner, ...wish, exceptFamily: owner.family });
    case "renew":
      return renewRecoveryCodes(context, { ...owner, ...wish });
    case "off":
      return withNothingToTell(await switchOffSecondFactor(context, { ...owner, ...wish }));
  }
}

function withNothingToTell<Refused extends { reason: string }>(
  outcome: Outcome<null, Refused>,
): Outcome<Carried, Refused> {
  return outcome.ok ? done({}) : outcome;
}
