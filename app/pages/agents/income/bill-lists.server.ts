import type { ShownTable } from "#app/features/pay/shown-pay.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import { incomePaths } from "#app/lib/paths/income-paths.ts";
import { paths } from "#app/lib/paths/paths.ts";
import type { BillShown } from "#server/agents/index.ts";
import { productName } from "../shown-terms.server.ts";
import { amountOf, formatBillId } from "./shown-income.server.ts";

const TOTALS = ["validStake", "payout", "bonusCost", "deposits", "withdrawals"] as const;

/** What each product and vendor came to in the period. */
export function totalsTable(
  { totals }: BillShown,
  vendorOf: (code: string) => string,
  speaker: Speaker,
): ShownTable {
  const { t } = speaker;
  return {
    name: "bill-totals",
    title: t("pay.one.totals"),
    columns: [
      { name: "product", title: t("pay.one.product") },
      { name: "vendor", title: t("pay.one.vendor") },
      ...TOTALS.map((name) => ({ name, title: t(`pay.one.${name}`), kind: "amount" as const })),
    ],
    rows: totals.map((total) => {
      const amounts = TOTALS.map((name) => [name, total[name] === 0n ? "" : amountOf(total[name], speaker)]);
      const product = total.product === "" ? t("pay.one.noGame") : productName(total.product, speaker);
      const { vendor } = total;
      return {
        id: `${total.product} ${vendor}`,
        cells: { product, vendor: vendorOf(vendor), ...Object.fromEntries(amounts) },
      };
    }),
    text: totals.length === 0 ? t("pay.one.noTotals") : null,
  };
}

/** The bills of those below, which were taken off this one. */
export function lowerTable({ lower, nameOf, isOwn }: BillShown, speaker: Speaker): ShownTable {
  const { t, language } = speaker;
  return {
    name: "bill-lower",
    title: t("pay.one.lower"),
    columns: [
      { name: "bill", title: t("pay.bill") },
      { name: "who", title: t("pay.one.lowerWho") },
      { name: "amount", title: t("pay.one.lowerAmount"), kind: "amount" },
    ],
    rows: lower.map(({ id, payee, gross }) => ({
      id: String(id),
      cells: {
        bill: formatBillId(id, language),
        who: isolated(nameOf(payee) ?? ""),
        amount: amountOf(gross, speaker),
      },
      // The one above reads what was taken off, and opens no bill of a contract that is not theirs.
      ...(isOwn ? { link: { name: "bill", href: incomePaths.bill(String(id)) } } : {}),
    })),
    text: null,
  };
}

/** What was billed for the same period later. */
export function adjustmentsTable({ adjustments }: BillShown, speaker: Speaker): ShownTable {
  const { t, language, timeZone } = speaker;
  return {
    name: "bill-adjustments",
    title: t("pay.one.adjustments"),
    columns: [
      { name: "bill", title: t("pay.bill") },
      { name: "made", title: t("pay.one.made") },
      { name: "amount", title: t("pay.one.difference"), kind: "amount" },
    ],
    rows: adjustments.map(({ id, amount, madeAt }) => ({
      id: String(id),
      cells: {
        bill: formatBillId(id, language),
        made: formatMoment(madeAt, language, timeZone),
        amount: amountOf(amount, speaker),
      },
      link: { name: "bill", href: incomePaths.bill(String(id)) },
    })),
    text: null,
  };
}

/** What was paid of it, each with its movement. */
export function paymentsTable(
  { payments, isOwn, payer }: BillShown,
  opens: { readonly member: boolean },
  speaker: Speaker,
): ShownTable {
  const { t, language, timeZone } = speaker;
  // What the house pays to those below is no movement of the one above.
  const isShown = opens.member && (isOwn || payer !== null);
  return {
    name: "bill-payments",
    title: t("pay.one.payments"),
    columns: [
      { name: "at", title: t("pay.one.paidAt") },
      { name: "amount", title: t("pay.amount"), kind: "amount" },
      { name: "movement", title: t("pay.one.movement") },
    ],
    rows: payments.map(({ at, amount, movementId }) => ({
      id: String(movementId),
      cells: {
        at: formatMoment(at, language, timeZone),
        amount: amountOf(amount, speaker),
        movement: formatBillId(movementId, language),
      },
      ...(isShown ? { link: { name: "movement", href: paths.movement(String(movementId)) } } : {}),
    })),
    text: payments.length === 0 ? t("pay.one.notPaid") : null,
  };
}
