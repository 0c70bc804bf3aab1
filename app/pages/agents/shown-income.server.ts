import type { ShownFact, ShownIncome, ShownTable } from "#app/features/pay/shown-pay.ts";
import { RECORD_PERIODS } from "#app/features/records/period-filter.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment, zoneName } from "#app/lib/dates.ts";
import { incomePaths } from "#app/lib/income-paths.ts";
import { isolated } from "#app/lib/isolated.ts";
import { CONTRACT_KINDS, type Debt, INCOME_MAX, type Income, type IncomeRow } from "#server/agents/index.ts";
import { digitsIn } from "#server/core/digits.ts";
import { formatMoney, money } from "#server/core/money.ts";
import { formatWhole } from "#server/core/numbers.ts";
import type { IncomeFilter } from "./income-query.server.ts";

type Facts = { readonly income: Income; readonly debts: readonly Debt[]; readonly filter: IncomeFilter };

/** The income of an agent as it is printed. */
export function shownIncome({ income, debts, filter }: Facts, speaker: Speaker): ShownIncome {
  const { t, language, timeZone } = speaker;
  const { rows, sums, next } = income;
  return {
    title: t("pay.title"),
    filters: filtersOf(filter, speaker),
    sums: [
      fact("bills", t("pay.bills"), formatWhole(sums.bills, language)),
      fact("amount", t("pay.amount"), amountOf(sums.amount, speaker)),
      fact("paid", t("pay.paid"), amountOf(sums.amount - sums.owed, speaker)),
      fact("owed", t("pay.owed"), amountOf(sums.owed, speaker)),
    ],
    table: {
      name: "income",
      title: t("pay.bills"),
      columns: [
        { name: "bill", title: t("pay.bill") },
        { name: "kind", title: t("pay.kind") },
        { name: "when", title: t("pay.when") },
        { name: "by", title: t("pay.by") },
        { name: "amount", title: t("pay.amount"), kind: "amount" },
        { name: "owed", title: t("pay.owed"), kind: "amount" },
        { name: "state", title: t("pay.state") },
      ],
      rows: rows.map((row) => billRow(row, speaker)),
      text: null,
    },
    csv: incomePaths.incomeCsv(filter),
    csvHint: t("pay.downloadHint", { count: INCOME_MAX }),
    older: next === null ? null : incomePaths.income({ ...filter, before: String(next) }),
    debts: debts.length === 0 ? null : debtTable(debts, speaker),
    timeZone: zoneName(language, timeZone),
  };
}

const fact = (name: string, title: string, value: string): ShownFact => ({ name, title, value });

export const amountOf = (minor: bigint, { language }: Pick<Speaker, "language">) =>
  formatMoney(money(minor, "P"), language);

/** From when to when, in the zone of the brand. */
export function spanOf(
  { from, until }: Pick<IncomeRow, "from" | "until">,
  { t, language, timeZone }: Speaker,
): string {
  const moment = (at: Date) => formatMoment(at, language, timeZone);
  return t("pay.span", { from: moment(from), until: moment(until) });
}

/** How it stands with what is to be paid. */
export function billState(
  { amount, owed, isHeld }: Pick<IncomeRow, "amount" | "owed" | "isHeld">,
  { t }: Pick<Speaker, "t">,
): string {
  if (isHeld) return t("pay.states.held");
  if (amount === 0n) return t("pay.states.nothing");
  if (amount < 0n) return t(owed === 0n ? "pay.states.returned" : "pay.states.toReturn");
  if (owed === 0n) return t("pay.states.paid");
  return t(owed === amount ? "pay.states.owed" : "pay.states.partly");
}

function billRow(row: IncomeRow, speaker: Speaker): ShownTable["rows"][number] {
  const { t, language } = speaker;
  const { id, kind, payer, amount, owed } = row;
  return {
    id: String(id),
    cells: {
      bill: formatBillId(id, language),
      kind: t(`contracts.kinds.${kind}`),
      when: spanOf(row, speaker),
      by: t(`contracts.terms.issuers.${payer === null ? "platform" : "upline"}`),
      amount: amountOf(amount, speaker),
      owed: owed === 0n ? "" : amountOf(owed, speaker),
      state: billState(row, speaker),
    },
    link: { name: "bill", href: incomePaths.bill(String(id)) },
  };
}

/** The number of a bill, without marks between its digits. */
export const formatBillId = (id: bigint, language: Speaker["language"]) => digitsIn(String(id), language);

function filtersOf({ kind, period }: IncomeFilter, { t }: Speaker): ShownIncome["filters"] {
  const kinds = ["" as const, ...CONTRACT_KINDS].map((value) => ({
    text: t(value === "" ? "pay.all" : `contracts.kinds.${value}`),
    href: incomePaths.income({ kind: value, period }),
    isChosen: value === kind,
  }));
  const periods = RECORD_PERIODS.map((value) => ({
    text: t(`member.filters.periods.${value || "all"}`),
    href: incomePaths.income({ kind, period: value }),
    isChosen: value === period,
  }));
  return [
    { label: t("pay.kind"), choices: kinds },
    { label: t("pay.period"), choices: periods },
  ];
}

const AGES = ["day", "week", "month", "older", "sum"] as const;

function debtTable(debts: readonly Debt[], speaker: Speaker): ShownTable {
  const { t, language } = speaker;
  return {
    name: "debts",
    title: t("pay.debts.title"),
    columns: [
      { name: "who", title: t("pay.debts.who") },
      { name: "bills", title: t("pay.bills") },
      ...AGES.map((name) => ({ name, title: t(`pay.debts.${name}`), kind: "amount" as const })),
    ],
    rows: debts.map((debt, nth) => {
      const name = isolated(debt.other ?? t("pay.house"));
      const ages = AGES.map((age) => [age, debt[age] === 0n ? "" : amountOf(debt[age], speaker)]);
      const who = t(debt.isOwn ? "pay.debts.byYou" : "pay.debts.toYou", { name });
      const bills = formatWhole(debt.bills, language);
      return { id: String(nth), cells: { who, bills, ...Object.fromEntries(ages) } };
    }),
    text: t("pay.debts.hint"),
  };
}
