import { parseMoney } from "../../../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../../../core/outcome.ts";
import type { PlayerVisitor } from "../../../http/visitor/visitor.ts";
import { withdraw } from "../../../use-cases/index.ts";
import type { CallRefusal } from "../../call.ts";
import { orderKeyOf } from "../../order-key.ts";
import { ofAmount } from "./order-shapes.ts";

export const WITHDRAWAL_ERRORS = [
  ...(["badField", "needTrueAccount", "methodClosed", "unknownPayee", "bonusEnds", "wrongAsset"] as const),
  ...(["belowMin", "aboveMax", "dailyCount", "dailySum", "moneyHeld", "withdrawalsFrozen"] as const),
  ...(["insufficientFunds", "noAccount", "accountFrozen", "keyConflict"] as const),
  ...(["paymentPasswordMissing", "paymentPasswordWrong", "moneyLocked", "tooBusy"] as const),
  ...(["codeMissing", "codeWrong", "codeUsed", "tooMany"] as const),
] as const;

type WithdrawalError = (typeof WITHDRAWAL_ERRORS)[number];

type Wish = {
  readonly method: string;
  readonly payeeId: string;
  readonly amount: string;
  readonly paymentPassword: string;
  readonly code?: string | undefined;
  readonly endsBonus?: string | undefined;
  readonly key: string;
};

/** Asks for money to be sent out, with every proof that the page asks for. */
export async function withdrawByApp(
  { context, platform, player, brand }: PlayerVisitor,
  { amount: typed, key, ...wish }: Wish,
): Promise<Outcome<{ readonly reference: string }, CallRefusal<WithdrawalError>>> {
  const amount = parseMoney(typed, brand.asset);
  if (!amount) return refuse(ofAmount("badField"));
  const house = { payments: platform.payments, houseSecret: platform.config.houseSecret };
  const asked = await withdraw(context, house, { ...wish, player, amount, key: orderKeyOf(key) });
  return asked.ok ? done({ reference: asked.value.reference }) : refuse(said(asked.refusal));
}

type Refusal = Extract<Awaited<ReturnType<typeof withdraw>>, { ok: false }>["refusal"];

function said(refusal: Refusal): CallRefusal<WithdrawalError> {
  switch (refusal.reason) {
    case "trialAccount":
      return { reason: "needTrueAccount" };
    case "badKey":
      throw new Error("The key of an order was made here, and is no id.");
    case "belowMin":
    case "aboveMax":
    case "dailySum":
    case "insufficientFunds":
      return ofAmount(refusal.reason);
    case "tooMany":
      return { reason: refusal.reason, retryAt: refusal.until };
    case "moneyLocked":
      return { reason: refusal.reason, retryAt: refusal.until };
    default:
      return { reason: refusal.reason };
  }
}
