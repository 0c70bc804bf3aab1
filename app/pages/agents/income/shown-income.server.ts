import type { ShownFact, ShownIncome, ShownTable } from "#app/features/pay/shown-pay.ts";
import { RECORD_PERIODS } from "#app/features/records/period-filter.ts";
import { typedDay } from "#app/features/records/typed-day.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import { formatDay, formatMoment, zoneName } from "#app/lib/dates.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import { incomePaths } from "#app/lib/paths/income-paths.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import {
  type DayIncome,
  type Debt,
  INCOME_DAYS_MAX,
  INCOME_MAX,
  INCOME_SOURCES,
  type Income,
  type IncomeEntry,
} from "#server/agents/index.ts";
import { digitsIn } from "#server/core/numbers/digits.ts";
import { formatMoney, money } from "#server/core/numbers/money.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import type { Opens } from "../agent-page.server.ts";
import { type IncomeFilter, writtenPlace } from "./income-query.server.ts";

type Facts = {
  readonly income: Income;
  readonly days: readonly DayIncome[];
  readonly debts: readonly Debt[];
  readonly estimate: ShownTable | null;
  readonly filter: IncomeFilter;
  readonly opens: Pick<Opens, "member">;
};

/** The income of an agent as it is printed. */
export function shownIncome(
  { income, days, debts, estimate, filter, opens }: Facts,
  speaker: Speaker,
): ShownIncome {
  const { t, language, timeZone } = speaker;
  const { rows, sums, next } = income;
  return {
    title: t("pay.title"),
    filters: filtersOf(filter, speaker),
    sums: [
      fact("bills", t("pay.entries"), formatWhole(sums.bills, language)),
      fact("amount", t("pay.amount"), amountOf(sums.amount, speaker)),
      fact("paid", t("pay.paid"), amountOf(sums.amount - sums.owed, speaker)),
      fact("owed", t("pay.owed"), amountOf(sums.owed, speaker)),
    ],
    table: {
      name: "income",
      title: t("pay.entries"),
      columns: [
        { name: "bill", title: t("pay.entry") },
        { name: "kind", title: t("pay.kind") },
        { name: "when", title: t("pay.when") },
        { name: "by", title: t("pay.by") },
        { name: "amount", title: t("pay.amount"), kind: "amount" },
        { name: "owed", title: t("pay.owed"), kind: "amount" },
        { name: "state", title: t("pay.state") },
      ],
      rows: rows.map((row) => billRow(row, opens, speaker)),
      text: null,
    },
    csv: incomePaths.incomeCsv(filter),
    csvHint: t("pay.downloadHint", { count: INCOME_MAX }),
    older: next === null ? null : incomePaths.income({ ...filter, before: writtenPlace(next) }),
    days: filter.day !== "" || days.length === 0 ? null : daysTable(days, filter, speaker),
    debts: debts.length === 0 ? null : debtTable(debts, speaker),
    estimate,
    timeZone: zoneName(language, timeZone),
  };
}

const fact = (name: string, title: string, value: string): ShownFact => ({ name, title, value });

export const amountOf = (minor: bigint, { language }: Pick<Speaker, "language">) =>
  formatMoney(money(minor, "P"), language);

/** From when to when, in the zone of the brand. */
export function spanOf(
  { from, until }: Pick<IncomeEntry, "from" | "until">,
  { t, language, timeZone }: Speaker,
): string {
  const moment = (at: Date) => formatMoment(at, language, timeZone);
  return t("pay.span", { from: moment(from), until: moment(until) });
}

/** How it stands with what is to be paid. */
export function billState(
  { amount, owed, isHeld }: Pick<IncomeEntry, "amount" | "owed" | "isHeld">,
  { t }: Pick<Speaker, "t">,
): string {
  if (isHeld) return t("pay.states.held");
  if (amount === 0n) return t("pay.states.nothing");
  if (amount < 0n) return t(owed === 0n ? "pay.states.returned" : "pay.states.toReturn");
  if (owed === 0n) return t("pay.states.paid");
  return t(owed === amount ? "pay.states.owed" : "pay.states.partly");
}

function billRow(row: IncomeEntry, opens: Facts["opens"], speaker: Speaker): ShownTable["rows"][number] {
  const { t, language } = speaker;
  const { id, source, payer, amount, owed } = row;
  const number = formatBillId(id, language);
  const isRebate = source === "rebate";
  const rebate = opens.member ? memberPaths.rebate(String(id)) : null;
  const href = isRebate ? rebate : incomePaths.bill(String(id));
  return {
    id: `${isRebate ? "rebate " : ""}${id}`,
    cells: {
      bill: isRebate ? t("pay.rebate", { id: number }) : number,
      kind: sourceName(row, speaker),
      when: spanOf(row, speaker),
      by: t(`contracts.terms.issuers.${payer === null ? "platform" : "upline"}`),
      amount: amountOf(amount, speaker),
      owed: owed === 0n ? "" : amountOf(owed, speaker),
      state: billState(row, speaker),
    },
    ...(href === null ? {} : { link: { name: "bill", href } }),
  };
}

/** From what it came; of an adjustment also the kind of the bill that it adjusts. */
function sourceName({ source, kind }: IncomeEntry, { t }: Speaker): string {
  if (source !== "adjustment" || kind === null) return t(`pay.sources.${source}`);
  return t("pay.adjustmentOf", { kind: t(`pay.sources.${kind}`) });
}

/** What each source brought on each day; a source that brought nothing in all of them is left out. */
function daysTable(days: readonly DayIncome[], { kind }: IncomeFilter, speaker: Speaker): ShownTable {
  const { t, language, timeZone } = speaker;
  const sources = INCOME_SOURCES.filter((source) => days.some((one) => one.source === source));
  const byDay = new Map<string, Map<string, bigint>>();
  for (const { day, source, amount } of days) {
    const of = byDay.get(day) ?? new Map<string, bigint>();
    byDay.set(day, of.set(source, amount));
  }
  return {
    name: "income-days",
    title: t("pay.days.title"),
    columns: [
      { name: "day", title: t("pay.days.day") },
      ...sources.map((name) => ({ name, title: t(`pay.sources.${name}`), kind: "amount" as const })),
      { name: "sum", title: t("pay.sums"), kind: "amount" },
    ],
    rows: [...byDay].map(([day, of]) => {
      const amounts = [...of].map(([source, amount]) => [source, amountOf(amount, speaker)]);
      const sum = [...of.values()].reduce((all, amount) => all + amount, 0n);
      const cells = {
        day: formatDay(typedDay(day, timeZone) ?? new Date(0), language, timeZone),
        ...Object.fromEntries(amounts),
        sum: amountOf(sum, speaker),
      };
      return { id: day, cells, link: { name: "day", href: incomePaths.income({ kind, day }) } };
    }),
    text: t("pay.days.hint", { count: INCOME_DAYS_MAX }),
  };
}

/** The number of a bill, without marks between its digits. */
export const formatBillId = (id: bigint, language: Speaker["language"]) => digitsIn(String(id), language);

function filtersOf({ kind, period, day }: IncomeFilter, speaker: Speaker): ShownIncome["filters"] {
  const { t, language, timeZone } = speaker;
  const kinds = ["" as const, ...INCOME_SOURCES].map((value) => ({
    text: t(value === "" ? "pay.all" : `pay.sources.${value}`),
    href: incomePaths.income({ kind: value, period, day }),
    isChosen: value === kind,
  }));
  const periods = RECORD_PERIODS.map((value) => ({
    text: t(`member.filters.periods.${value || "all"}`),
    href: incomePaths.income({ kind, period: value }),
    isChosen: day === "" && value === period,
  }));
  const chosen = day === "" ? null : typedDay(day, timeZone);
  const days = chosen
    ? [
        {
          text: formatDay(chosen, language, timeZone),
          href: incomePaths.income({ kind, day }),
          isChosen: true,
        },
      ]
    : [];
  return [
    { label: t("pay.kind"), choices: kinds },
    { label: t("pay.period"), choices: [...periods, ...days] },
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
