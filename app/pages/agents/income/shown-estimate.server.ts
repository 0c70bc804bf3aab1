import type { ShownTable } from "#app/features/pay/shown-pay.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import { formatDay, formatHour, formatMoment } from "#app/lib/dates.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import { teamPaths } from "#app/lib/paths/team-paths.ts";
import type { Estimate, EstimatedPay } from "#server/agents/index.ts";
import { dayOf, startOfDay } from "#server/core/days.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import { later } from "#server/core/time.ts";
import type { Opens } from "../agent-page.server.ts";
import { amountOf } from "./shown-income.server.ts";

/** What runs now by each contract, and before it what is over and not billed yet, with the way to the rounds that make it for whoever may see the team; null without any. */
export function shownEstimate(
  { contracts, waiting, completeTo }: Estimate,
  { now, opens }: { readonly now: Date; readonly opens: Pick<Opens, "team"> },
  speaker: Speaker,
): ShownTable | null {
  const { t, language, timeZone } = speaker;
  if (contracts.length + waiting.length === 0) return null;
  const isOver = new Set(waiting);
  const roundsOf = (one: EstimatedPay) =>
    teamPaths.teamBetting({
      scope: "whole",
      from: dayOf(one.from, timeZone),
      to: dayOf(isOver.has(one) ? later(one.until, -1) : now, timeZone),
    });
  const hasBilled = contracts.some(({ billedToday }) => billedToday !== 0n);
  return {
    name: "estimate",
    title: t("pay.estimate.title"),
    columns: [
      { name: "contract", title: t("pay.estimate.contract") },
      { name: "when", title: t("pay.when") },
      { name: "counted", title: t("pay.estimate.counted"), kind: "amount" },
      { name: "people", title: t("pay.estimate.people"), kind: "amount" },
      { name: "tier", title: t("pay.estimate.tier") },
      { name: "next", title: t("pay.estimate.next") },
      { name: "pays", title: t("pay.estimate.pays"), kind: "amount" },
      ...(hasBilled ? [{ name: "billed", title: t("pay.estimate.billed"), kind: "amount" as const }] : []),
    ],
    rows: [...waiting, ...contracts].map((one) => ({
      id: isOver.has(one) ? `${one.contract} ${one.from.getTime()}` : String(one.contract),
      cells: {
        contract: t(`contracts.kinds.${one.kind}`),
        when: runsFor(one, speaker),
        counted: amountOf(one.counted, speaker),
        people: formatWhole(one.people, language),
        tier: one.tier === null ? t("pay.estimate.none") : formatWhole(one.tier + 1, language),
        next: isOver.has(one) ? t("pay.estimate.counting") : missingText(one, speaker),
        pays: amountOf(one.net, speaker),
        billed: isOver.has(one) || one.billedToday === 0n ? "" : amountOf(one.billedToday, speaker),
      },
      ...(opens.team ? { link: { name: "counted", href: roundsOf(one) } } : {}),
    })),
    text: t("pay.estimate.hint", { when: formatMoment(completeTo, language, timeZone) }),
  };
}

/** Hours of what runs now, or its days where it is whole ones: the last day is said, not the midnight after. */
function runsFor({ from, until }: EstimatedPay, { t, language, timeZone }: Speaker): string {
  const isMidnight = (at: Date) => startOfDay(at, timeZone).getTime() === at.getTime();
  const isDays = isMidnight(from) && isMidnight(until);
  const said = (at: Date) => (isDays ? formatDay : formatHour)(at, language, timeZone);
  const [begins, ends] = [said(from), said(isDays ? startOfDay(until, timeZone, 1) : until)];
  return begins === ends ? begins : t("pay.span", { from: begins, until: ends });
}

/** How far the next tier is: of an amount, of people, or of both. */
function missingText({ next }: EstimatedPay, speaker: Speaker): string {
  const { t } = speaker;
  if (!next) return t("pay.estimate.top");
  const amount = t("pay.estimate.amount", { amount: isolated(amountOf(next.amount, speaker)) });
  const people = t("pay.estimate.persons", { count: next.people });
  if (next.people === 0) return amount;
  return next.amount === 0n ? people : t("pay.estimate.both", { amount, people });
}
