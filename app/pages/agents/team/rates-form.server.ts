import { z } from "zod";
import type { ShownRateField } from "#app/features/agent-home/rate-fields.tsx";
import type { Speaker } from "#app/i18n/speech.tsx";
import { RATE_MAX, type Rate, type Rates } from "#server/agents/index.ts";
import { CATEGORIES, type Category } from "#server/catalogue/index.ts";
import { parseMoney } from "#server/core/numbers/money.ts";
import { formatShort } from "#server/core/numbers/numbers.ts";
import { productName } from "../shown-terms.server.ts";
import { percentOf, rateText } from "./shown-rates.server.ts";

/** The fields of rates, one for each product, in percent as one types them; empty is not said. */
export function rateShape(speaker: Speaker) {
  const { t } = speaker;
  const wrong = t("partner.rates.reasons.percent", { max: percentOf(RATE_MAX, speaker) });
  const field = z
    .string()
    .max(20, wrong)
    .transform((typed) => (typed.trim() === "" ? null : readRate(typed, speaker)))
    .refine((rate) => rate === null || (rate >= 0 && rate <= RATE_MAX), wrong)
    .optional();
  const fields = CATEGORIES.map((product) => [fieldOf(product), field] as const);
  return Object.fromEntries(fields) as Record<`rate${Category}`, typeof field>;
}

const fieldOf = (product: string) => `rate${product}`;

/** Below nought where it is no percentage. */
function readRate(typed: string, { language }: Speaker): number {
  if (/^[0۰٠]+([.,٫][0۰٠]{1,2})?$/.test(typed.trim())) return 0;
  const read = parseMoney(typed, "P", language);
  return read && read.minor <= 100_000n ? Number(read.minor) : -1;
}

/** What was said of rates. */
export function saidRates(said: Readonly<Record<string, unknown>>): Rates {
  const named = CATEGORIES.flatMap((product) => {
    const rate = said[fieldOf(product)];
    return typeof rate === "number" ? [[product, rate] as const] : [];
  });
  return Object.fromEntries(named);
}

/** The fields for what an agent can give; what somebody has now stands in them. */
export function rateFields(
  { most, rates }: { readonly most: Rates; readonly rates: readonly Rate[] },
  speaker: Speaker,
): ShownRateField[] {
  const { t, language } = speaker;
  const held = new Map(rates.map((rate) => [rate.product, rate]));
  return CATEGORIES.filter((product) => (most[product] ?? 0) > 0 || held.has(product)).map((product) => {
    const own = held.get(product);
    const limit = t("partner.rates.most", { rate: percentOf(most[product] ?? 0, speaker) });
    const rate = own && (own.next?.rate ?? own.rate);
    return {
      name: fieldOf(product),
      label: t("partner.rates.label", { product: productName(product, speaker) }),
      hint: own && (own.next || own.counted < own.rate) ? `${rateText(own, speaker)}. ${limit}` : limit,
      value: rate === undefined ? "" : formatShort(rate, language),
    };
  });
}
