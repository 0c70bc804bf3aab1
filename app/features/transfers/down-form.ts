import { z } from "zod";
import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import { isId } from "#server/core/ids.ts";
import type { DownRefusal } from "#server/transfers/index.ts";
import { written } from "./written.ts";

const short = z.string().max(100);

/** What the page that sends money down posts. Which amounts and whose password are for the rule to say. */
export function downForm(t: Speaker["t"]) {
  const required = t("transfers.reasons.required");
  return z.object({
    key: short.refine(isId),
    amount: z.string({ error: required }).max(100),
    paymentPassword: z.string({ error: required }).max(400),
    code: short.optional(),
    confirmed: z.literal("on", { error: t("transfers.reasons.notConfirmed") }),
  });
}

/** Beside which field a reason stands; all others are about the form as a whole. */
const FIELDS: Readonly<Partial<Record<DownRefusal["reason"], string>>> = {
  amountTooSmall: "amount",
  amountTooLarge: "amount",
  dayLimit: "amount",
  insufficientFunds: "amount",
  paymentPasswordWrong: "paymentPassword",
};

/** Why nothing was sent, at the field that it is about. */
export function downErrors(
  refusal: DownRefusal,
  { language, t, timeZone }: Speaker,
): Record<string, string[]> {
  const amount = "bound" in refusal ? written(refusal.bound, language) : "";
  const until = "until" in refusal ? formatMoment(refusal.until, language, timeZone) : "";
  return { [FIELDS[refusal.reason] ?? ""]: [t(`transfers.reasons.${refusal.reason}`, { amount, until })] };
}
