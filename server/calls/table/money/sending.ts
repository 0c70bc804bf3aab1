import { z } from "zod";
import { hasPaymentPassword, hasSecondFactor } from "../../../accounts/index.ts";
import { type Money, parseMoney } from "../../../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../../../core/outcome.ts";
import type { PlayerVisitor } from "../../../http/visitor/visitor.ts";
import type { DownOffer, DownRefusal, UplineOffer, UplineTransferRefusal } from "../../../transfers/index.ts";
import type { MoneyOutRefusal } from "../../../use-cases/index.ts";
import type { CallRefusal } from "../../call.ts";
import type { CallCode } from "../../codes.ts";
import { amount, asAmount, asInstant, id, instant, text } from "../../shapes.ts";
import { ofAmount, typedAmount } from "./order-shapes.ts";

/** What money that goes up the line has in common with money that goes down. */

export const SENDING_ERRORS = [
  ...(["needTrueAccount", "sendingClosed", "badField", "belowMin", "aboveMax", "dailySum"] as const),
  ...(["moneyHeld", "withdrawalsFrozen", "insufficientFunds", "noAccount", "accountFrozen"] as const),
  ...(["keyConflict", "paymentPasswordMissing", "paymentPasswordWrong", "moneyLocked", "tooBusy"] as const),
  ...(["codeMissing", "codeWrong", "codeUsed", "tooMany"] as const),
] as const satisfies readonly CallCode[];

/** Money that went up or down. */
export const sent = z.object({ transferId: z.uuid(), amount, movementId: id, at: instant });

type Sent = UplineOffer["latest"][number] | DownOffer["latest"][number];

export const sentValue = ({ id: transferId, amount: of, movementId, at }: Sent): z.infer<typeof sent> => ({
  ...{ transferId, amount: asAmount(of), movementId: `${movementId}`, at: asInstant(at) },
});

/** What a form for sending asks of the house before it is filled in. */
export const sendingOffer = z.object({
  name: z.string().meta({ description: "Whom it would go to; masked." }),
  ...{ min: amount, max: amount, leftToday: amount },
  hasPaymentPassword: z.boolean(),
  asksForCode: z.boolean(),
  heldUntil: instant.nullable(),
  isFrozen: z.boolean(),
  latest: z.array(sent),
});

type Offer = Omit<DownOffer, "childId" | "childName" | "latest"> & { readonly latest: readonly Sent[] };

export async function offerValue(
  { context, player }: PlayerVisitor,
  name: string,
  { min, max, leftToday, heldUntil, frozen, latest }: Offer,
): Promise<z.infer<typeof sendingOffer>> {
  return {
    ...{ name, min: asAmount(min), max: asAmount(max), leftToday: asAmount(leftToday) },
    hasPaymentPassword: await hasPaymentPassword(context, player.id),
    asksForCode: await hasSecondFactor(context, player.id),
    heldUntil: heldUntil && asInstant(heldUntil),
    isFrozen: frozen,
    latest: latest.map(sentValue),
  };
}

/** What is sent, and the proofs that it is the sender. */
export const sending = {
  amount: typedAmount,
  paymentPassword: text(400).min(1),
  code: text(100).optional().meta({ description: "Needed where the account has a second factor." }),
};

export function readAmount({ brand }: PlayerVisitor, typed: string): Outcome<Money, CallRefusal<"badField">> {
  const read = parseMoney(typed, brand.asset);
  return read ? done(read) : refuse(ofAmount("badField"));
}

type Refusal = MoneyOutRefusal<DownRefusal | UplineTransferRefusal>;
type SendingError =
  | (typeof SENDING_ERRORS)[number]
  | "uplineUnavailable"
  | "uplineChanged"
  | "childUnavailable";

const OF_BOUNDS = { amountTooSmall: "belowMin", amountTooLarge: "aboveMax", dayLimit: "dailySum" } as const;

/** Why nothing was sent, as calls say it. */
export function saidOfSending(refusal: Refusal): CallRefusal<SendingError> {
  switch (refusal.reason) {
    case "notOffered":
      return { reason: "sendingClosed" };
    case "amountTooSmall":
    case "amountTooLarge":
    case "dayLimit":
      return ofAmount(OF_BOUNDS[refusal.reason]);
    case "insufficientFunds":
      return ofAmount(refusal.reason);
    case "moneyOutHeld":
      return { reason: "moneyHeld", retryAt: refusal.until };
    case "moneyLocked":
    case "tooMany":
      return { reason: refusal.reason, retryAt: refusal.until };
    default:
      return { reason: refusal.reason };
  }
}
