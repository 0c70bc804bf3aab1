import type { ShownFact, ShownTerms } from "#app/features/contracts/shown-terms.ts";
import type { MessageKey } from "#app/i18n/message-key.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import { isolated } from "#app/lib/page/isolated.ts";
import { type ContractTerms, exampleOf } from "#server/agents/index.ts";
import { CATEGORIES, type Category } from "#server/catalogue/index.ts";
import { formatMoney, money } from "#server/core/numbers/money.ts";
import { formatShort, formatWhole } from "#server/core/numbers/numbers.ts";

/** Terms as they are printed: each fact by a name that stays the same, so that two versions can be compared. */
export function shownTerms(
  terms: ContractTerms,
  vendorOf: (code: string) => string,
  speaker: Speaker,
): ShownTerms {
  const { t } = speaker;
  const { base, cycle, issuer, apply } = terms;
  const facts = [
    fact("base", t("contracts.terms.base"), t(`contracts.terms.bases.${base}`)),
    fact("cycle", t("contracts.terms.cycle"), t(`contracts.terms.cycles.${cycle}`)),
    fact("issuer", t("contracts.terms.issuer"), t(`contracts.terms.issuers.${issuer}`)),
    ...tierFacts(terms, speaker),
    fact("apply", t("contracts.terms.apply"), t(`contracts.terms.applies.${apply}`)),
    fact("active", t("contracts.terms.active"), activeText(terms, speaker)),
    fact("products", t("contracts.terms.products"), productsText(terms, speaker)),
    ...(base === "turnover" ? [] : [fact("carry", t("contracts.terms.carry"), carryText(terms, speaker))]),
    ...costFacts(terms, vendorOf, speaker),
    ...(terms.cap === null ? [] : [fact("cap", t("contracts.terms.cap"), amountOf(terms.cap, speaker))]),
  ];
  return { facts, example: exampleText(terms, speaker) };
}

/** How losses of the house go on; a ring-fence with an example, which holds for any terms that have one. */
export function carryText({ carry, ringFence }: ContractTerms, speaker: Speaker): string {
  const { t } = speaker;
  const amount = isolated(amountOf(ringFence ?? 0n, speaker));
  if (ringFence === null) return t(`contracts.terms.carries.${carry}`, { amount });
  const half = isolated(amountOf(ringFence / 2n, speaker));
  const told = t(`contracts.terms.carries.${carry}`, { amount });
  return `${told}. ${t("contracts.terms.fenceExample", { amount, half })}`;
}

/** How a scale pays together, for one amount (`whole` and `slice` differ there). */
export function exampleText(scale: Pick<ContractTerms, "tiers" | "apply">, speaker: Speaker): string {
  const { t, language } = speaker;
  const { amount, people, parts, pay } = exampleOf(scale);
  const written = parts.map(({ counted, rate }) =>
    t("contracts.terms.part", {
      rate: isolated(percentOf(rate, speaker)),
      amount: isolated(amountOf(counted, speaker)),
    }),
  );
  return t("contracts.terms.example", {
    amount: isolated(amountOf(amount, speaker)),
    people: formatWhole(people, language),
    pay: isolated(amountOf(pay, speaker)),
    parts: written.join(" + "),
  });
}

/** What a product is called; one that is no category of ours goes by its own name. */
export function productName(product: string, { t }: Pick<Speaker, "t">): string {
  return isCategory(product) ? t(`site.category.${product}`) : product;
}

const isCategory = (product: string): product is Category => CATEGORIES.some((known) => known === product);

const fact = (name: string, title: string, value: string): ShownFact => ({ name, title, value });

const amountOf = (minor: bigint, { language }: Speaker) => formatMoney(money(minor, "P"), language);

const percentOf = (rate: number, { t, language }: Speaker) =>
  t("contracts.terms.percent", { rate: formatShort(rate, language) });

function tierFacts({ tiers }: ContractTerms, speaker: Speaker): ShownFact[] {
  const { t, language } = speaker;
  return tiers.map(({ from, people, rate }, nth) => {
    const words = {
      from: amountOf(from, speaker),
      people: formatWhole(people, language),
      rate: percentOf(rate, speaker),
    };
    const title = t("contracts.terms.tier", { nth: formatWhole(nth + 1, language) });
    return fact(`tier${nth + 1}`, title, t("contracts.terms.tierText", words));
  });
}

const activeText = ({ leastStake }: ContractTerms, speaker: Speaker) =>
  speaker.t("contracts.terms.activeText", { amount: amountOf(leastStake, speaker) });

function productsText({ products }: ContractTerms, speaker: Speaker): string {
  return Object.entries(products)
    .filter(([, rate]) => rate > 0)
    .map(([name, rate]) =>
      speaker.t("contracts.terms.product", {
        name: productName(name, speaker),
        rate: percentOf(rate, speaker),
      }),
    )
    .join(speaker.language === "fa" ? "، " : ", ");
}

function costFacts(
  { costs }: ContractTerms,
  vendorOf: (code: string) => string,
  speaker: Speaker,
): ShownFact[] {
  const { t } = speaker;
  const vendors = Object.entries(costs.vendors).flatMap(([name, rate]) => {
    const title = t("contracts.terms.vendorCost", { name: vendorOf(name) });
    return rate === 0 ? [] : [fact(`vendor ${name}`, title, percentOf(rate, speaker))];
  });
  const others = (["bonus", "deposits", "withdrawals"] as const).flatMap((name) =>
    costs[name] === 0 ? [] : [fact(name, t(COST_TITLES[name]), percentOf(costs[name], speaker))],
  );
  return [...vendors, ...others];
}

const COST_TITLES = {
  bonus: "contracts.terms.bonusCost",
  deposits: "contracts.terms.depositCost",
  withdrawals: "contracts.terms.withdrawalCost",
} as const satisfies Record<string, MessageKey>;
