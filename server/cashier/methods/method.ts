import type { LocalText } from "../../core/languages.ts";
import { type Money, money } from "../../core/numbers/money.ts";
import type { PayeeField } from "../withdrawals/payee-fields.ts";

export type Direction = "deposit" | "withdrawal";

/** What an order costs: a fixed part and a part of the amount in hundredths of a percent. */
export type FeeTerms = { readonly fixedMinor: bigint; readonly bps: number };

/** A way in or out as it is offered to a player. */
export type Method = {
  readonly code: string;
  readonly provider: string;
  readonly name: LocalText;
  readonly min: Money;
  readonly max: Money;
  readonly fee: FeeTerms;
  readonly presets: readonly Money[];
  /** How long a deposit waits to be paid; after how long a paid withdrawal counts as received. */
  readonly minutes: number;
  readonly instructions: LocalText | null;
  readonly needsProof: boolean;
  readonly payeeFields: readonly PayeeField[];
};

/** A method with what only the house asks of it. */
export type MethodRow = Method & {
  readonly brand: string;
  readonly direction: Direction;
  readonly twoOperatorsFromMinor: bigint | null;
  readonly isOn: boolean;
};

/** The fee of an amount: whole minor units, what is left over rounds down, in the player's favour. */
export function feeOf(amountMinor: bigint, { fixedMinor, bps }: FeeTerms): bigint {
  return fixedMinor + (amountMinor * BigInt(bps)) / 10_000n;
}

/** What a player is shown before an order is made: the amount, what it costs, and what arrives. */
export function quote(method: Pick<Method, "fee">, amount: Money): { fee: Money; arrives: Money } {
  const feeMinor = feeOf(amount.minor, method.fee);
  return { fee: money(feeMinor, amount.asset), arrives: money(amount.minor - feeMinor, amount.asset) };
}

export type AmountRefusal = { reason: "wrongAsset" | "belowMin" | "aboveMax"; limit?: Money };

/** What speaks against an amount; null when nothing does. */
export function amountRefusal({ min, max }: Method, amount: Money): AmountRefusal | null {
  if (amount.asset !== min.asset) return { reason: "wrongAsset" };
  if (amount.minor < min.minor) return { reason: "belowMin", limit: min };
  return amount.minor > max.minor ? { reason: "aboveMax", limit: max } : null;
}
