import type { Money } from "../../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { later } from "../../core/time.ts";
import { allOrNothing } from "../../db/all-or-nothing.ts";
import type { Context } from "../../db/context.ts";
import { vendorWalletRefusal } from "../../limits/index.ts";
import { holdFunds, withdrawalsFrozen } from "../../wallet/index.ts";
import { GIVEN_UP_AFTER_MS, giveOrder } from "./transfer-wallets-advance.ts";
import {
  type FundTransfer,
  insertTransfer,
  noteMovement,
  type TransferDirection,
  transfersByKeys,
} from "./transfer-wallets-record.ts";
import { type TransferVendor, vendorBalances } from "./transfer-wallets-vendor.ts";

export type MoveRequest = {
  readonly playerId: bigint;
  /** From the form: the same key is the same order, however often it arrives. */
  readonly key: string;
  readonly direction: TransferDirection;
  readonly amount: Money;
};

export type MoveRefusal = {
  readonly reason:
    | "amountNotPositive"
    | "insufficientFunds"
    | "keyConflict"
    | "noAccount"
    | "accountFrozen"
    | "timeOut"
    | "exclusion"
    | "playLimits"
    | "withdrawalsFrozen";
};

type Begun = { readonly transfer: FundTransfer; readonly isNew: boolean };

/**
 * Moves money between a player's main wallet and the vendor's. What leaves is held first and goes once the
 * vendor has it; what comes is asked of the vendor first and arrives once it has gone there. The transfer may
 * come back `unknown`: then advanceFundTransfers asks until the vendor says how it ended. `refused` is the
 * vendor's own refusal, after which nothing has moved. Must not be called inside a transaction.
 * Refuses before anything is asked: an amount of nothing, too little money, a key used for something else, and,
 * into a vendor's wallet alone, a time-out, an exclusion, limits of play, which nobody could keep there, or a ledger
 * that is known to be wrong: that money leaves the house.
 */
export async function moveFunds(
  context: Context,
  vendor: TransferVendor,
  request: MoveRequest,
): Promise<Outcome<FundTransfer, MoveRefusal>> {
  if (request.amount.minor <= 0n) return refuse({ reason: "amountNotPositive" });
  const begun = await allOrNothing(context.db, (db) => begin({ ...context, db }, vendor.code, request));
  if (!begun.ok) return begun;
  const { transfer, isNew } = begun.value;
  return done(isNew ? await giveOrder(context, vendor, transfer) : transfer);
}

/**
 * Brings everything that a player has at the vendors back into the main wallet: one order for each vendor with
 * a balance. The same key again collects what the first call did not come to. `unasked` are the vendors that
 * did not say what they hold.
 */
export async function collectFunds(
  context: Context,
  vendors: readonly TransferVendor[],
  { playerId, key, asset }: { playerId: bigint; key: string; asset: Money["asset"] },
): Promise<{ transfers: FundTransfer[]; unasked: TransferVendor[] }> {
  const keyOf = ({ code }: TransferVendor) => `${key}:${code}`;
  const balances = await vendorBalances(vendors, { playerId, asset });
  await Promise.all(
    balances.map(async ({ vendor, balance }) => {
      if (!balance || balance.minor === 0n) return;
      // A key that was used for another amount is the same collecting, begun before: its order stands.
      const request = { playerId, key: keyOf(vendor), direction: "from-vendor", amount: balance } as const;
      await moveFunds(context, vendor, request);
    }),
  );
  return {
    transfers: await transfersByKeys(context.db, playerId, vendors.map(keyOf)),
    unasked: balances.flatMap(({ vendor, balance }) => (balance ? [] : [vendor])),
  };
}

/** Writes the order down and holds what will leave, both or neither. */
async function begin(
  context: Context,
  vendor: string,
  request: MoveRequest,
): Promise<Outcome<Begun, MoveRefusal>> {
  const { playerId, key, direction, amount } = request;
  const dueAt = later(context.now(), GIVEN_UP_AFTER_MS);
  const transfer = await insertTransfer(context, { ...request, vendor }, dueAt);
  if (!transfer) {
    const [first] = await transfersByKeys(context.db, playerId, [key]);
    const isSame = first && first.vendor === vendor && sameOrder(first, request);
    return isSame ? done({ transfer: first, isNew: false }) : refuse({ reason: "keyConflict" });
  }
  if (direction === "from-vendor") return done({ transfer, isNew: true });

  const bound = await vendorWalletRefusal(context, playerId);
  if (bound) return refuse(bound);
  if (await withdrawalsFrozen(context)) return refuse({ reason: "withdrawalsFrozen" });
  const held = await holdFunds(context, { playerId, key: `fund-held:${transfer.id}`, amount });
  if (!held.ok) return held;
  return done({
    transfer: await noteMovement(context.db, transfer.id, held.value.transferId),
    isNew: true,
  });
}

function sameOrder(first: FundTransfer, { direction, amount }: MoveRequest): boolean {
  return (
    first.direction === direction &&
    first.amount.minor === amount.minor &&
    first.amount.asset === amount.asset
  );
}
