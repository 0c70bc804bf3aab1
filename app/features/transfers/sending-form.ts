import { z } from "zod";
import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import { isId } from "#server/core/ids.ts";
import type { DownRefusal, UplineTransferRefusal } from "#server/transfers/index.ts";
import { written } from "./written.ts";

const short = z.string().max(100);

/** What a page that sends money posts, up or down. Which amounts and whose password are for the rule to say. */
export function sendingForm(t: Speaker["t"]) {
  const required = t("transfers.reasons.required");
  return z.object({
    key: short.refine(isId),
    amount: z.string({ error: required }).max(100),
    paymentPassword: z.string({ error: required }).max(400),
    code: short.optional(),
    confirmed: z.literal("on", { error: t("transfers.reasons.notConfirmed") }),
  });
}

/** The same with the mark of the upline that the page showed. */
export const uplineForm = (t: Speaker["t"]) => sendingForm(t).extend({ uplineMark: short });

type Refusal = DownRefusal | UplineTransferRefusal;

/** Beside which field a reason stands; all others are about the form as a whole. */
const FIELDS: Readonly<Partial<Record<Refusal["reason"], string>>> = {
  amountTooSmall: "amount",
  amountTooLarge: "amount",
  dayLimit: "amount",
  insufficientFunds: "amount",
  paymentPasswordWrong: "paymentPassword",
};

/** Why nothing was sent, at the field that it is about. */
export function sendingErrors(
  refusal: Refusal,
  { language, t, timeZone }: Speaker,
): Record<string, string[]> {
  const amount = "bound" in refusal ? written(refusal.bound, language) : "";
  const until = "until" in refusal ? formatMoment(refusal.until, language, timeZone) : "";
  return { [FIELDS[refusal.reason] ?? ""]: [t(`transfers.reasons.${refusal.reason}`, { amount, until })] };
}
