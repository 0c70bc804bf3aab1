import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { type DepositRequestRefusal, requestDeposit } from "../../../cashier/index.ts";
import { parseMoney } from "../../../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../../../core/outcome.ts";
import { owesAgreement } from "../../../http/visitor/require-agreed.ts";
import type { PlayerVisitor } from "../../../http/visitor/visitor.ts";
import type { CallRefusal } from "../../call.ts";
import { orderKeyOf } from "../../order-key.ts";
import { ofAmount } from "./order-shapes.ts";

export const DEPOSIT_ERRORS = [
  ...(["badField", "needTrueAccount", "termsOwed", "methodClosed", "wrongAsset"] as const),
  ...(["belowMin", "aboveMax", "depositLimit", "depositExcluded", "depositTimeOut"] as const),
  ...(["tooManyOpen", "keyConflict", "providerUnavailable"] as const),
] as const;

type DepositError = (typeof DEPOSIT_ERRORS)[number];

type Wish = { readonly method: string; readonly amount: string; readonly key: string };

type Ordered = { readonly reference: string; readonly payUrl: string | null };

/** Orders a deposit for an app as the page does: the terms are agreed to first, and the key makes it one order. */
export async function depositByApp(
  visitor: PlayerVisitor,
  { method, amount: typed, key }: Wish,
): Promise<Outcome<Ordered, CallRefusal<DepositError>>> {
  const { context, platform, player, brand } = visitor;
  if (await owesAgreement(visitor)) return refuse({ reason: "termsOwed" });
  const amount = parseMoney(typed, brand.asset);
  if (!amount) return refuse(ofAmount("badField"));
  const returnUrl = (reference: string) => `${platform.config.siteUrl}${memberPaths.depositOrder(reference)}`;
  const wish = { player, method, amount, returnUrl, key: orderKeyOf(key) };
  const order = await requestDeposit(context, platform.payments, wish);
  if (!order.ok) return refuse(said(order.refusal));
  const { reference, payUrl } = order.value;
  return done({ reference, payUrl });
}

function said({ reason }: DepositRequestRefusal): CallRefusal<DepositError> {
  switch (reason) {
    case "trialAccount":
      return { reason: "needTrueAccount" };
    case "excluded":
      return { reason: "depositExcluded" };
    case "timeOut":
      return { reason: "depositTimeOut" };
    case "badKey":
      throw new Error("The key of an order was made here, and is no id.");
    case "belowMin":
    case "aboveMax":
    case "depositLimit":
      return ofAmount(reason);
    default:
      return { reason };
  }
}
