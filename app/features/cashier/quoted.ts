import type { Speaker } from "#app/i18n/speech.tsx";
import type { Method } from "#server/cashier/index.ts";
import { formatMoney, type Money, parseMoney } from "#server/core/money.ts";

/** An amount that was asked about, and what would arrive of it; null while it is none, or brings nothing. */
export type Quoted = { readonly amount: string; readonly arrives: string | null };

/** What the address asks about: `?amount=` beside the chosen way. It is answered here, so that it needs no script. */
export function quotedAmount(
  typed: string | null,
  method: Method | undefined,
  {
    language,
    quote,
  }: Pick<Speaker, "language"> & { quote(method: Method, amount: Money): { arrives: Money } },
): Quoted | null {
  if (!typed || !method) return null;
  const amount = parseMoney(typed, method.min.asset, language);
  const arrives = amount && quote(method, amount).arrives;
  return { amount: typed, arrives: arrives && arrives.minor > 0n ? formatMoney(arrives, language) : null };
}
