import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMinute, formatMoment } from "#app/lib/dates.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import { paths } from "#app/lib/paths/paths.ts";
import type { Bonus, BonusAtStake, CountedRow } from "#server/bonuses/index.ts";
import { formatMoney, type Money, money } from "#server/core/numbers/money.ts";
import type { ShownCounted, ShownLoss } from "./bonus-page.tsx";

type NameOf = (game: { readonly vendor: string; readonly game: string }) => string;

/** Facts of a bonus, those that it has. */
export function bonusFacts(bonus: Bonus, left: Money | null, { t, language, timeZone }: Speaker) {
  const sum = (amount: Money) => formatMoney(amount, language);
  const moment = (at: Date | null) => (at ? formatMinute(at, language, timeZone) : "");
  const { state, source, counted, required, kept, lost, endedAt } = bonus;
  const facts = [
    ["state", t(`bonus.states.${state}`)],
    ["reason", bonus.toldReason ?? ""],
    ["source", t(`bonus.sources.${source}`)],
    ["staked", bonus.begunAt ? sum(counted) : ""],
    ["required", sum(required)],
    ["left", left ? sum(left) : ""],
    ["kept", kept.minor > 0n ? sum(kept) : ""],
    ["lost", lost && lost.minor > 0n ? sum(lost) : ""],
    ["given", moment(bonus.givenAt)],
    ["begun", moment(bonus.begunAt)],
    ["ends", endedAt ? "" : moment(bonus.endsAt)],
    ["ended", moment(endedAt)],
  ] as const;
  return facts
    .filter(([, value]) => value !== "")
    .map(([name, value]) => ({ name, title: t(`bonus.facts.${name}`), value }));
}

/** What is lost by ending it now. */
export function shownLoss({ bonus, balance, next }: BonusAtStake, { t, language }: Speaker): ShownLoss {
  const sum = (amount: Money) => isolated(formatMoney(amount, language));
  const text = t("bonus.end.text", { balance: sum(balance), counted: sum(bonus.counted) });
  const then = next ? ` ${t("bonus.end.next", { amount: sum(next.amount) })}` : "";
  return { seen: String(balance.minor), text: `${text}${then}` };
}

export function shownCounted(
  { asset }: Bonus,
  rows: readonly CountedRow[],
  nameOf: NameOf,
  { t, language, timeZone }: Speaker,
): ShownCounted[] {
  const sum = (minor: bigint) => formatMoney(money(minor, asset), language);
  return rows.map(({ vendor, roundId, game, stakedMinor, countedMinor, short, settledAt }) => ({
    id: `${vendor}/${roundId}`,
    href: paths.roundRecord(vendor, roundId),
    when: formatMoment(settledAt, language, timeZone),
    game: nameOf({ vendor, game }),
    staked: sum(stakedMinor),
    counted: sum(countedMinor),
    why: short ? t(`bonus.counted.shorts.${short}`) : "",
  }));
}
