import type { ShownBill, ShownFact, ShownTable } from "#app/features/pay/shown-pay.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment, zoneName } from "#app/lib/dates.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import { contractPaths } from "#app/lib/paths/contract-paths.ts";
import { incomePaths } from "#app/lib/paths/income-paths.ts";
import { paths } from "#app/lib/paths/paths.ts";
import type { BillShown } from "#server/agents/index.ts";
import { formatShort, formatWhole } from "#server/core/numbers/numbers.ts";
import { productName, shownTerms } from "../shown-terms.server.ts";
import { amountOf, billState, formatBillId, spanOf } from "./shown-income.server.ts";

/** A bill as a side of its contract reads it, down to its lines in the ledger. */
export function shownBill(bill: BillShown, speaker: Speaker): ShownBill {
  const { t, language, timeZone } = speaker;
  const id = formatBillId(bill.id, language);
  return {
    title: t("pay.one.title", { id, kind: t(`contracts.kinds.${bill.kind}`) }),
    facts: factsOf(bill, speaker),
    tables: [
      stepsTable(bill, speaker),
      ...(bill.fences.length === 0 ? [] : [fencesTable(bill, speaker)]),
      tiersTable(bill, speaker),
      totalsTable(bill, speaker),
      ...(bill.lower.length === 0 ? [] : [lowerTable(bill, speaker)]),
      ...(bill.adjustments.length === 0 ? [] : [adjustmentsTable(bill, speaker)]),
      paymentsTable(bill, speaker),
    ],
    timeZone: zoneName(language, timeZone),
  };
}

function factsOf(bill: BillShown, speaker: Speaker): ShownFact[] {
  const { t, language, timeZone } = speaker;
  const { contract, version, kind, position, amount, owed, people, payerName, payeeName, adjusts } = bill;
  const versionHref = contractPaths.contract(kind, String(contract), { version: String(version) });
  const versionText = t("pay.one.contractText", {
    version: formatWhole(version, language),
    id: formatBillId(contract, language),
  });
  return [
    fact("state", t("pay.state"), billState(bill, speaker)),
    fact("when", t("pay.one.for"), spanOf(bill, speaker)),
    ...(adjusts === null ? [] : [adjustsFact(adjusts, speaker)]),
    fact("payee", t("pay.one.payee"), bill.isOwn ? t("contracts.contract.you") : isolated(payeeName ?? "")),
    fact("payer", t("pay.by"), payerName === null ? t("pay.house") : isolated(payerName)),
    { name: "contract", title: t("pay.one.contract"), value: versionText, href: versionHref },
    fact("people", t("pay.one.people"), formatWhole(people, language)),
    fact("amount", t("pay.amount"), amountOf(amount, speaker)),
    fact("paid", t("pay.paid"), amountOf(amount - owed, speaker)),
    fact("owed", t("pay.owed"), amountOf(owed, speaker)),
    fact("mark", t("pay.one.mark"), t("pay.one.markText", { position: formatBillId(position, language) })),
    fact("made", t("pay.one.made"), formatMoment(bill.madeAt, language, timeZone)),
  ];
}

/** The bill whose period this one computes again. */
const adjustsFact = (id: bigint, { t, language }: Speaker): ShownFact => ({
  name: "adjusts",
  title: t("pay.one.adjusts"),
  value: t("pay.one.adjustsBill", { id: formatBillId(id, language) }),
  href: incomePaths.bill(String(id)),
});

const fact = (name: string, title: string, value: string): ShownFact => ({ name, title, value });

/** From what each product brought to what is paid, line by line. */
function stepsTable(bill: BillShown, speaker: Speaker): ShownTable {
  const { t, language } = speaker;
  const { lines, gross, below, amount } = bill;
  const carriedOut = bill.fences.reduce((sum, fence) => sum + fence.carriedOut, bill.carriedOut);
  const percent = (rate: number) => t("contracts.terms.percent", { rate: formatShort(rate, language) });
  const steps = lines.map((line, nth) => ({
    id: String(nth),
    cells: {
      step: stepName(line, speaker),
      base: amountOf(line.base, speaker),
      rate: percent(line.rate),
      amount: amountOf(line.amount, speaker),
    },
  }));
  const ends = [
    ["gross", t("pay.one.gross"), gross],
    ...(below === 0n ? [] : [["below", t("pay.one.below"), -below] as const]),
    ["toPay", t(bill.adjusts === null ? "pay.one.toPay" : "pay.one.difference"), amount],
    ...(carriedOut === 0n ? [] : [["carriedOut", t("pay.one.carriedOut"), carriedOut] as const]),
  ] as const;
  return {
    name: "bill-steps",
    title: t("pay.one.steps"),
    columns: [
      { name: "step", title: t("pay.one.step") },
      { name: "base", title: t("pay.one.base"), kind: "amount" },
      { name: "rate", title: t("pay.one.rate") },
      { name: "amount", title: t("pay.one.stepAmount"), kind: "amount" },
    ],
    rows: [
      ...steps,
      ...ends.map(([id, step, minor]) => ({
        id,
        cells: { step, base: "", rate: "", amount: amountOf(minor, speaker) },
      })),
    ],
    text: null,
  };
}

type Step = BillShown["lines"][number];

/** A step by its name, with the product, vendor or tier that it is of. */
function stepName({ what, of }: Step, speaker: Speaker): string {
  const named =
    what === "product"
      ? productName(of, speaker)
      : what === "tier"
        ? formatWhole(Number(of), speaker.language)
        : of;
  return speaker.t(`pay.one.what.${what}`, { of: named });
}

const FENCE_SUMS = ["carriedIn", "result", "setOff", "added", "carriedOut", "lifetime"] as const;

/** What is kept apart for one person alone: from what was carried before to what goes on. */
function fencesTable({ fences, nameOf }: BillShown, speaker: Speaker): ShownTable {
  const { t } = speaker;
  return {
    name: "bill-fences",
    title: t("pay.one.fences.title"),
    columns: [
      { name: "who", title: t("pay.one.fences.who") },
      ...FENCE_SUMS.map((name) => ({ name, title: t(`pay.one.fences.${name}`), kind: "amount" as const })),
    ],
    rows: fences.map((fence) => {
      const sums = FENCE_SUMS.map((name) => [name, amountOf(fence[name], speaker)]);
      const who = isolated(nameOf(fence.playerId) ?? "");
      return { id: String(fence.playerId), cells: { who, ...Object.fromEntries(sums) } };
    }),
    text: t("pay.one.fences.hint"),
  };
}

/** Which tier was reached, and of each what it asks for and whether that had come. */
function tiersTable(bill: BillShown, speaker: Speaker): ShownTable {
  const { t, language } = speaker;
  const { conditions, tier, terms, earned, carriedIn, people } = bill;
  const asks = new Map(shownTerms(terms, speaker).facts.map(({ name, value }) => [name, value]));
  const said = (isMet: boolean) => t(isMet ? "pay.one.met" : "pay.one.missed");
  const counted = {
    amount: amountOf(earned + carriedIn, speaker),
    people: formatWhole(people, language),
  };
  return {
    name: "bill-tiers",
    title: t("pay.one.tiers"),
    columns: [
      { name: "tier", title: t("pay.one.tier") },
      { name: "need", title: t("pay.one.need") },
      { name: "amount", title: t("pay.one.hasAmount") },
      { name: "people", title: t("pay.one.hasPeople") },
      { name: "reached", title: "" },
    ],
    rows: conditions.map(({ nth, hasAmount, hasPeople }) => ({
      id: String(nth),
      cells: {
        tier: formatWhole(nth + 1, language),
        need: asks.get(`tier${nth + 1}`) ?? "",
        amount: said(hasAmount),
        people: said(hasPeople),
        reached: nth === tier ? t("pay.one.reached") : "",
      },
    })),
    text:
      tier === null
        ? t("pay.one.noTier")
        : t("pay.one.thisTier", { ...counted, nth: formatWhole(tier + 1, language) }),
  };
}

const TOTALS = ["validStake", "payout", "bonusCost", "deposits", "withdrawals"] as const;

function totalsTable({ totals }: BillShown, speaker: Speaker): ShownTable {
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
        cells: { product, vendor, ...Object.fromEntries(amounts) },
      };
    }),
    text: totals.length === 0 ? t("pay.one.noTotals") : null,
  };
}

function lowerTable({ lower, nameOf, isOwn }: BillShown, speaker: Speaker): ShownTable {
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
function adjustmentsTable({ adjustments }: BillShown, speaker: Speaker): ShownTable {
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

function paymentsTable({ payments, isOwn, payer }: BillShown, speaker: Speaker): ShownTable {
  const { t, language, timeZone } = speaker;
  // What the house pays to those below is no movement of the one above.
  const isShown = isOwn || payer !== null;
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
