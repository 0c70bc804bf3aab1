import type { ShownRates, ShownRebate, ShownTable } from "#app/features/pay/shown-pay.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import { formatDay, formatMoment, zoneName } from "#app/lib/dates.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { type Rate, type Rates, type Rebate, type RebateShown, STEPS_MAX } from "#server/agents/index.ts";
import { formatShort, formatWhole } from "#server/core/numbers/numbers.ts";
import { amountOf, formatBillId } from "../income/shown-income.server.ts";
import { productName } from "../shown-terms.server.ts";

/** A rate as it is printed: `0.5 %`. */
export const percentOf = (rate: number, { t, language }: Speaker) =>
  t("contracts.terms.percent", { rate: formatShort(rate, language) });

type Facts = {
  readonly rates: readonly Rate[];
  readonly rebates: readonly Rebate[];
  readonly next: bigint | null;
};

/** What somebody gets back of stakes, and what came of it day by day. */
export function shownRates({ rates, rebates, next }: Facts, speaker: Speaker): ShownRates {
  const { t, language, timeZone } = speaker;
  return {
    title: t("pay.rates.title"),
    rates: {
      name: "rates",
      title: t("pay.rates.mine"),
      columns: [
        { name: "product", title: t("pay.rates.product") },
        { name: "rate", title: t("pay.rates.rate") },
      ],
      rows: rates.map((rate) => ({
        id: rate.product,
        cells: { product: productName(rate.product, speaker), rate: rateText(rate, speaker) },
      })),
      text: rates.length === 0 ? `${t("pay.rates.none")} ${t("pay.rates.noneText")}` : null,
    },
    days: {
      name: "rebates",
      title: t("pay.rates.days"),
      columns: [
        { name: "day", title: t("pay.rates.day") },
        { name: "source", title: t("pay.rates.source") },
        { name: "amount", title: t("pay.amount"), kind: "amount" },
        { name: "state", title: t("pay.state") },
      ],
      rows: rebates.map((rebate) => ({
        id: String(rebate.id),
        cells: {
          day: formatDay(rebate.from, language, timeZone),
          source: t(`pay.rates.${rebate.source}`),
          amount: amountOf(rebate.amount, speaker),
          state: stateOf(rebate, speaker),
        },
        link: { name: "day", href: memberPaths.rebate(String(rebate.id)) },
      })),
      text: t(rebates.length === 0 ? "pay.rates.noDays" : "pay.rates.daysText"),
    },
    older: next === null ? null : memberPaths.rates({ before: String(next) }),
    timeZone: zoneName(language, timeZone),
  };
}

/** What is counted of a rate, why that is less than was given where it is, and what is to come in its place. */
export function rateText({ rate, counted, next }: Rate, speaker: Speaker): string {
  const { t, language, timeZone } = speaker;
  const given = percentOf(rate, speaker);
  const now =
    counted === rate ? given : t("pay.rates.counted", { counted: percentOf(counted, speaker), given });
  if (!next) return now;
  const from = formatMoment(next.from, language, timeZone);
  const later = t("pay.rates.later", { rate: percentOf(next.rate, speaker), from });
  return `${now}${language === "fa" ? "؛ " : "; "}${later}`;
}

/** All that somebody really gets in one line; empty for nothing. */
export const ratesText = (rates: readonly Rate[], speaker: Speaker) =>
  saysRates(Object.fromEntries(rates.map(({ product, counted }) => [product, counted])), speaker);

/** Rates in one line. */
export function saysRates(rates: Rates, speaker: Speaker): string {
  return Object.entries(rates)
    .filter(([, rate]) => rate > 0)
    .map(([product, rate]) =>
      speaker.t("contracts.terms.product", {
        name: productName(product, speaker),
        rate: percentOf(rate, speaker),
      }),
    )
    .join(speaker.language === "fa" ? "، " : ", ");
}

const stateOf = ({ movementId }: Rebate, { t }: Speaker) =>
  t(movementId === null ? "pay.states.owed" : "pay.states.paid");

/** One day of it down to its steps and its movement in the ledger. */
export function shownRebate(rebate: RebateShown, speaker: Speaker): ShownRebate {
  const { t, language, timeZone } = speaker;
  const { id, from, source, amount, movementId } = rebate;
  const day = formatDay(from, language, timeZone);
  const paid = movementId === null ? {} : { href: paths.movement(String(movementId)) };
  return {
    title: t("pay.rates.one", { source: t(`pay.rates.${source}`), day }),
    facts: [
      { name: "amount", title: t("pay.amount"), value: amountOf(amount, speaker) },
      { name: "state", title: t("pay.state"), value: stateOf(rebate, speaker), ...paid },
      { name: "number", title: t("pay.bill"), value: formatBillId(id, language) },
    ],
    owed: movementId === null ? t("pay.rates.owedText") : null,
    tables: [productsTable(rebate, speaker), stepsTable(rebate, speaker)],
    timeZone: zoneName(language, timeZone),
  };
}

function productsTable({ products }: RebateShown, speaker: Speaker): ShownTable {
  const { t } = speaker;
  return {
    name: "rebate-products",
    title: t("pay.rates.sums"),
    columns: [
      { name: "product", title: t("pay.rates.product") },
      { name: "base", title: t("pay.rates.base"), kind: "amount" },
      { name: "amount", title: t("pay.rates.got"), kind: "amount" },
    ],
    rows: products.map(({ product, base, amount }) => ({
      id: product,
      cells: {
        product: productName(product, speaker),
        base: amountOf(base, speaker),
        amount: amountOf(amount, speaker),
      },
    })),
    text: t("pay.rates.sumsText"),
  };
}

function stepsTable({ lines }: RebateShown, speaker: Speaker): ShownTable {
  const { t, language } = speaker;
  return {
    name: "rebate-steps",
    title: t("pay.rates.steps"),
    columns: [
      { name: "who", title: t("pay.rates.who") },
      { name: "product", title: t("pay.rates.product") },
      { name: "base", title: t("pay.rates.base"), kind: "amount" },
      { name: "rate", title: t("pay.rates.rate") },
      { name: "below", title: t("pay.rates.below") },
      { name: "difference", title: t("pay.rates.difference") },
    ],
    rows: lines.map(({ name, product, base, rate, below }, nth) => ({
      id: String(nth),
      cells: {
        who: name === null ? t("pay.rates.you") : isolated(name),
        product: productName(product, speaker),
        base: amountOf(base, speaker),
        rate: percentOf(rate, speaker),
        below: percentOf(below, speaker),
        difference: percentOf(rate - below, speaker),
      },
    })),
    text: t("pay.rates.stepsText", { max: formatWhole(STEPS_MAX, language) }),
  };
}
