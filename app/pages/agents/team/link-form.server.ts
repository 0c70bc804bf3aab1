import { z } from "zod";
import type { Speaker } from "#app/i18n/speech.tsx";
import { LINK_CHANNEL_MAX, LINK_USES_MAX, type LinkMade } from "#server/accounts/index.ts";
import type { makeRatedLink, Rates } from "#server/agents/index.ts";
import { normaliseTyped } from "#server/core/numbers/digits.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import { DAY_MS, later } from "#server/core/time.ts";
import { rateShape, saidRates } from "./rates-form.server.ts";

/** For how many days a link may be made; empty without an end. */
export const LINK_DAYS = ["", "1", "7", "30", "90"] as const;

/** What an agent says of a new link. */
export function linkForm(speaker: Speaker, now: Date) {
  const { t, language } = speaker;
  const uses = t("partner.links.reasons.uses", { max: formatWhole(LINK_USES_MAX, language) });
  return z
    .object({
      kind: z.enum(["member", "agent"]),
      channel: z
        .string({ error: () => t("partner.links.reasons.channel") })
        .trim()
        .min(1, t("partner.links.reasons.channel"))
        .max(LINK_CHANNEL_MAX, t("partner.links.reasons.channel")),
      uses: z
        .string()
        .max(20)
        .transform((typed) => normaliseTyped(typed).trim())
        .refine((typed) => /^\d{0,6}$/.test(typed) && (typed === "" || isUses(Number(typed))), uses)
        .optional(),
      ...rateShape(speaker),
      days: z.enum(LINK_DAYS).optional(),
    })
    .transform(({ kind, channel, uses = "", days = "", ...rates }): { link: LinkMade; rates: Rates } => ({
      link: {
        accountType: kind === "agent" ? 2 : 0,
        channel,
        uses: uses === "" ? null : Number(uses),
        endsAt: days === "" ? null : later(now, Number(days) * DAY_MS),
      },
      rates: saidRates(rates),
    }));
}

const isUses = (typed: number) => typed >= 1 && typed <= LINK_USES_MAX;

/** Why no link was made. */
export function linkReason(
  reason: Extract<Awaited<ReturnType<typeof makeRatedLink>>, { ok: false }>["refusal"]["reason"],
  { t }: Speaker,
): string {
  return reason === "rateTooHigh"
    ? t("partner.rates.reasons.rateTooHigh")
    : t(`partner.links.reasons.${reason}`);
}
