import type { ShownTermsForm } from "#app/features/contracts/shown-terms-form.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import { numberedName } from "#app/lib/numbered-name.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import type { ContractTerms, DirectAgent } from "#server/agents/index.ts";
import { formatAmount, money } from "#server/core/numbers/money.ts";
import { formatDecimal, formatHundredths } from "#server/core/numbers/numbers.ts";
import { carryText, exampleText, productName } from "../shown-terms.server.ts";
import { weighedProducts } from "./weighed-products.server.ts";

type Facts = {
  readonly ground: ContractTerms;
  readonly children: readonly DirectAgent[] | null;
  /** What was typed before and kept. */
  readonly kept: Readonly<Record<string, string>>;
  /** Whether the one above may pay: the house pays those who stand below nobody. */
  readonly hasUpline: boolean;
};

const APPLIES = ["whole", "slice"] as const;
const IF = { whole: "contracts.terms.ifWhole", slice: "contracts.terms.ifSlice" } as const;

/** The form of terms as it is printed, with the terms that one begins with. */
export function shownTermsForm(
  { ground, children, kept, hasUpline }: Facts,
  speaker: Speaker,
): ShownTermsForm {
  const { t, language } = speaker;
  const examples = kept.rows === undefined ? examplesOf(ground, speaker) : null;
  const values = { ...valuesOf(ground, speaker), ...kept };
  const issuers = (hasUpline ? (["platform", "upline"] as const) : (["platform"] as const)).map((value) => ({
    value,
    text: t(`contracts.terms.issuers.${value}`),
  }));
  return {
    children:
      children?.map(({ id, name }) => ({
        value: String(id),
        text: isolated(numberedName(name, id, language)),
      })) ?? null,
    values,
    rows: Number(kept.rows ?? ground.tiers.length),
    issuers,
    applies: APPLIES.map((apply) => ({
      value: apply,
      text: t(IF[apply]),
      example: examples?.[apply] ?? "",
    })),
    carry: ground.base === "turnover" ? null : carryText(ground, speaker),
    weights: weighedProducts(ground).map((product, nth) => ({
      name: `weight${nth + 1}`,
      label: t("contracts.form.weight", { name: productName(product, speaker) }),
    })),
  };
}

/** How tiers would pay for one amount, by how they apply. */
export function examplesOf({ tiers }: Pick<ContractTerms, "tiers">, speaker: Speaker) {
  const of = (apply: (typeof APPLIES)[number]) => exampleText({ tiers, apply }, speaker);
  return { whole: of("whole"), slice: of("slice") };
}

function valuesOf(ground: ContractTerms, { language }: Speaker): Record<string, string> {
  const amountOf = (minor: bigint) => formatAmount(money(minor, "P"), language);
  const tiers = ground.tiers.flatMap(({ from, people, rate }, nth) => [
    [`from${nth + 1}`, amountOf(from)],
    [`people${nth + 1}`, formatDecimal(BigInt(people), 0, language)],
    [`rate${nth + 1}`, formatHundredths(rate, language)],
  ]);
  const weights = weighedProducts(ground).map((product, nth) => [
    `weight${nth + 1}`,
    formatHundredths(ground.products[product] ?? 0, language),
  ]);
  return {
    ...Object.fromEntries([...tiers, ...weights]),
    issuer: ground.issuer,
    apply: ground.apply,
    least: amountOf(ground.leastStake),
    cap: ground.cap === null ? "" : amountOf(ground.cap),
  };
}
