import { type Money, money, plainAmount } from "../core/money.ts";

type Amounts = { readonly amountMinor: bigint; readonly feeMinor: bigint };

/** What is sent out: the amount less the fee that was shown before. */
export function payoutOf({ amountMinor, feeMinor }: Amounts): Money {
  return money(amountMinor - feeMinor, "P");
}

/** The same as a message carries it. */
export function arrivesOf(amounts: Amounts): string {
  return plainAmount(payoutOf(amounts));
}
