import type { Speaker } from "#app/i18n/speech.tsx";
import type { Method } from "#server/cashier/index.ts";
import { formatMoney, type Money } from "#server/core/numbers/money.ts";
import { type GivenAmount, readAmount } from "./read-amount.ts";

/** An amount that was asked about, and what would arrive of it; null while it is none, or brings nothing. */
export type Quoted = { readonly given: GivenAmount; readonly arrives: string | null };

/** What the address asks about beside the chosen way. It is answered here, so that it needs no script. */
export function quotedAmount(
  given: GivenAmount,
  method: Method | undefined,
  {
    language,
    quote,
  }: Pick<Speaker, "language"> & { quote(method: Method, amount: Money): { arrives: Money } },
): Quoted | null {
  if (!method || !(given.amount || given.preset)) return null;
  const amount = readAmount(given, method.min.asset, language);
  const arrives = amount && quote(method, amount).arrives;
  return { given, arrives: arrives && arrives.minor > 0n ? formatMoney(arrives, language) : null };
}
