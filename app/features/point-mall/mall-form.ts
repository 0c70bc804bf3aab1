import { z } from "zod";
import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import { pointsText } from "#app/lib/points-text.ts";
import { isId } from "#server/core/ids.ts";
import { normaliseTyped } from "#server/core/numbers/digits.ts";
import { type Money, money, parseMoney } from "#server/core/numbers/money.ts";
import { oneLine } from "#server/core/text/typed-lines.ts";
import type { ConversionRefusal, Delivery, RewardRefusal } from "#server/points/index.ts";

const short = z.string().max(100);

const typedLine = (most: number) =>
  z
    .string()
    .max(400)
    .default("")
    .transform((typed) => oneLine(typed).slice(0, most));

/** Where a thing goes; undefined while something of it is missing. */
export function deliveryOf(typed: Delivery): Delivery | undefined {
  const { recipient, phone, address } = typed;
  return recipient && phone && address ? { recipient, phone, address } : undefined;
}

/** What the page posts: points for a reward, or points into money. Whose points and how many is for the rules to say. */
export function mallForm({ t, language }: Speaker) {
  const required = t("rewards.reasons.required");
  const password = z.string({ error: required }).max(400);
  const key = short.refine(isId);
  return z.discriminatedUnion("intent", [
    z.object({
      intent: z.literal("redeem"),
      key,
      reward: short,
      points: z
        .string()
        .regex(/^[1-9]\d{0,17}$/)
        .transform((plain) => money(BigInt(plain), "PTS")),
      password,
      // Of a thing that is sent; whether all of it is there is for the rule to say.
      recipient: typedLine(80),
      phone: typedLine(40).transform(normaliseTyped),
      address: typedLine(300),
    }),
    z.object({
      intent: z.literal("convert"),
      key,
      points: z
        .string({ error: required })
        .max(100)
        .transform((typed, check) => {
          const points = parseMoney(typed, "PTS", language);
          if (points) return points;
          check.addIssue({ code: "custom", message: t("rewards.reasons.pointsUnreadable") });
          return z.NEVER;
        }),
      rate: short,
      password,
    }),
  ]);
}

type Refusal = RewardRefusal | ConversionRefusal;

/** Beside which field a reason stands; all others are about the form as a whole. */
const FIELDS: Readonly<Partial<Record<Refusal["reason"], string>>> = {
  tooFewPoints: "points",
  notWholeSteps: "points",
  passwordWrong: "password",
  addressMissing: "address",
};

const STATUS: Readonly<Partial<Record<Refusal["reason"], 409 | 429>>> = {
  keyConflict: 409,
  outOfStock: 409,
  costChanged: 409,
  rateChanged: 409,
  moneyLocked: 429,
  tooBusy: 429,
};

/** Why no points were given, at the field that it is about. */
export function mallErrors(refusal: Refusal, speaker: Speaker): Record<string, string[]> {
  const { language, t, timeZone } = speaker;
  const { reason } = refusal;
  const holes = {
    points: "bound" in refusal ? written(refusal.bound, speaker) : "",
    until: "until" in refusal ? formatMoment(refusal.until, language, timeZone) : "",
  };
  return { [FIELDS[reason] ?? ""]: [t(`rewards.reasons.${reason}`, holes)] };
}

export function mallStatus({ reason }: Refusal): 409 | 422 | 429 {
  return STATUS[reason] ?? 422;
}

function written({ minor }: Money, speaker: Speaker): string {
  return pointsText(minor, speaker);
}
