import type { ShownTable } from "#app/features/pay/shown-pay.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import { isolated } from "#app/lib/page/isolated.ts";
import type { BillShown } from "#server/agents/index.ts";
import { formatShort, formatWhole } from "#server/core/numbers/numbers.ts";
import { productName, shownTerms } from "../shown-terms.server.ts";
import { amountOf } from "./shown-income.server.ts";

/** From what each product brought to what is paid, line by line. */
export function stepsTable(
  bill: BillShown,
  vendorOf: (code: string) => string,
  speaker: Speaker,
): ShownTable {
  const { t, language } = speaker;
  const { lines, gross, below, amount } = bill;
  const carriedOut = bill.fences.reduce((sum, fence) => sum + fence.carriedOut, bill.carriedOut);
  const percent = (rate: number) => t("contracts.terms.percent", { rate: formatShort(rate, language) });
  const steps = lines.map((line, nth) => ({
    id: String(nth),
    cells: {
      step: stepName(line, vendorOf, speaker),
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
function stepName({ what, of }: Step, vendorOf: (code: string) => string, speaker: Speaker): string {
  const named =
    what === "product"
      ? productName(of, speaker)
      : what === "tier"
        ? formatWhole(Number(of), speaker.language)
        : vendorOf(of);
  return speaker.t(`pay.one.what.${what}`, { of: named });
}

const FENCE_SUMS = ["carriedIn", "result", "setOff", "added", "carriedOut", "lifetime"] as const;

/** What is kept apart for one person alone: from what was carried before to what goes on. */
export function fencesTable({ fences, nameOf }: BillShown, speaker: Speaker): ShownTable {
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
export function tiersTable(
  bill: BillShown,
  vendorOf: (code: string) => string,
  speaker: Speaker,
): ShownTable {
  const { t, language } = speaker;
  const { conditions, tier, terms, earned, carriedIn, people } = bill;
  const asks = new Map(shownTerms(terms, vendorOf, speaker).facts.map(({ name, value }) => [name, value]));
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
