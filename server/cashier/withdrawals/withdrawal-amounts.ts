import { type Asset, type Money, money, plainAmount } from "../../core/numbers/money.ts";

type Amounts = { readonly amountMinor: bigint; readonly feeMinor: bigint; readonly asset: Asset };

/** What is sent out: the amount less the fee that was shown before. */
export function payoutOf({ amountMinor, feeMinor, asset }: Amounts): Money {
  return money(amountMinor - feeMinor, asset);
}

/** The same as a message carries it. */
export function arrivesOf(amounts: Amounts): string {
  return plainAmount(payoutOf(amounts));
}
