import type { Holes } from "#app/i18n/translate.ts";
import type { Language } from "#server/core/languages.ts";
import { formatMoney, isAsset, parseMoney } from "#server/core/numbers/money.ts";
import { factsIn } from "#server/core/text/named-facts.ts";
import { formatMoment } from "./dates.ts";

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Facts of a message are kept in one plain form (server/messages/kinds.ts); here they become words of its reader. */
export function messageHoles(
  facts: Readonly<Record<string, string>>,
  { language, timeZone }: { readonly language: Language; readonly timeZone: string },
): Holes {
  const { amount = "", asset = "P" } = facts;
  const sum = isAsset(asset) ? parseMoney(amount, asset) : null;
  const told = Object.entries(factsIn(facts, language)).map(([name, fact]) => [
    name,
    MOMENT.test(fact) ? formatMoment(new Date(fact), language, timeZone) : fact,
  ]);
  return { ...Object.fromEntries(told), ...(sum && { amount: formatMoney(sum, language) }) };
}
