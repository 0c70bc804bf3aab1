import { data } from "@remix-run/node";
import type { ShownPreview } from "#app/features/contracts/bill-preview.tsx";
import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import { type ContractShown, type ContractTerms, previewBills } from "#server/agents/index.ts";
import { formatMoney, money } from "#server/core/numbers/money.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import type { PostedForm } from "#server/http/posts/posted-form.ts";
import type { PlayerVisitor } from "#server/http/visitor/visitor.ts";
import { examplesOf } from "./shown-terms-form.server.ts";

type Asked = { readonly agent: bigint; readonly terms: ContractTerms };

/** What terms would have paid an agent for the last periods that are over, as both sides see it before they sign. */
async function shownPreview(
  context: PlayerVisitor["context"],
  { agent, terms }: Asked,
  { t, language, timeZone }: Speaker,
): Promise<ShownPreview> {
  const bills = await previewBills(context, { agent, terms, timeZone });
  const amountOf = (minor: bigint) => formatMoney(money(minor, "P"), language);
  const moment = (at: Date) => formatMoment(at, language, timeZone);
  const facts = bills.map(({ from, until, counted, people, tier, net }, nth) => ({
    name: `${nth + 1}`,
    title: t("contracts.preview.span", { from: moment(from), until: moment(until) }),
    value: t(tier === null ? "contracts.preview.noTier" : "contracts.preview.paid", {
      net: isolated(amountOf(net)),
      counted: isolated(amountOf(counted)),
      people: formatWhole(people, language),
      tier: formatWhole((tier ?? 0) + 1, language),
    }),
  }));
  const sum = bills.reduce((all, { net }) => all + net, 0n);
  return {
    title: t("contracts.preview.title"),
    hint: t("contracts.preview.hint"),
    facts: [...facts, { name: "sum", title: t("contracts.preview.sum"), value: amountOf(sum) }],
  };
}

/** The answer to a form of terms that were typed to be looked at. */
export async function previewAnswer(
  form: Extract<PostedForm<unknown>, { ok: true }>,
  context: PlayerVisitor["context"],
  asked: Asked,
  speaker: Speaker,
) {
  const preview = await shownPreview(context, asked, speaker);
  return data({ ...form.answer(200).data, preview, examples: examplesOf(asked.terms, speaker) });
}

/** What the terms that wait for an answer in a contract would have paid; null where none wait. */
export async function waitingPreview(
  context: PlayerVisitor["context"],
  { contract, versions }: ContractShown,
  speaker: Speaker,
): Promise<ShownPreview | null> {
  const waiting = versions.at(-1);
  if (waiting?.answer !== null) return null;
  return shownPreview(context, { agent: contract.secondParty, terms: waiting.terms }, speaker);
}
