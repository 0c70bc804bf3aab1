import type { LocalText } from "../../core/languages.ts";
import { MINOR_MAX, type Money, money } from "../../core/numbers/money.ts";
import { type Clock, SECOND_MS } from "../../core/time.ts";
import { vendorApi } from "../outgoing/vendor-api.ts";
import type { VendorRegistry } from "../registry.ts";

/** How an order ended at the vendor. UNKNOWN says nothing: it is asked about again. The other two are final. */
type TransferStatus = "OK" | "FAILED" | "UNKNOWN";

export type TransferOrder = { txId: string; player: string; amount: string; currency: string };

type TransferAnswer = { status: TransferStatus };

/**
 * What a vendor in transfer mode can be asked; vendor-api.ts asks it over HTTP. An order is done once for its
 * txId. Asking about one that never arrived refuses it for ever, so FAILED is as final as OK. Whatever is thrown
 * is an answer that was lost.
 */
export type TransferWalletApi = {
  deposit(order: TransferOrder): Promise<TransferAnswer>;
  withdraw(order: TransferOrder): Promise<TransferAnswer>;
  status(question: { txId: string; player: string }): Promise<TransferAnswer>;
  balance(question: { player: string; currency: string }): Promise<{ balance: string }>;
};

export type TransferVendor = {
  readonly code: string;
  readonly name: LocalText;
  readonly api: TransferWalletApi;
};

/** The vendors of the house that keep balances of their own, each ready to be asked. */
export function transferVendors({ all }: VendorRegistry, now: Clock): TransferVendor[] {
  return all
    .filter(({ mode }) => mode === "transfer")
    .map(({ code, name, apiUrl, dialect, keysAt }) => {
      if (!apiUrl || dialect)
        throw new Error(`${code}: a vendor in transfer mode is asked in wallet v1 only.`);
      return { code, name, api: vendorApi({ url: apiUrl, keysAt, now }) };
    });
}

/** What a player has at one vendor; null when the vendor could not be asked. */
export type VendorBalance = { readonly vendor: TransferVendor; readonly balance: Money | null };

/** A page waits no longer than this for vendors, who are asked all at once. */
const BALANCE_WITHIN_MS = 1.5 * SECOND_MS;
/** Vendors give up after two to three seconds, and so do we. */
const ORDER_WITHIN_MS = 3 * SECOND_MS;

export async function vendorBalances(
  vendors: readonly TransferVendor[],
  { playerId, asset }: { playerId: bigint; asset: Money["asset"] },
): Promise<VendorBalance[]> {
  const question = { player: playerId.toString(), currency: asset };
  return Promise.all(
    vendors.map(async (vendor) => {
      const told = await inTime(BALANCE_WITHIN_MS, () => vendor.api.balance(question));
      return { vendor, balance: told && readBalance(told.balance, asset) };
    }),
  );
}

/** Asks for an order or about it. What is lost, late or unreadable is UNKNOWN, and never FAILED. */
export async function askVendor(ask: () => Promise<TransferAnswer>): Promise<TransferStatus> {
  const answer = await inTime(ORDER_WITHIN_MS, ask);
  return answer?.status === "OK" || answer?.status === "FAILED" ? answer.status : "UNKNOWN";
}

function readBalance(digits: unknown, asset: Money["asset"]): Money | null {
  if (typeof digits !== "string" || !/^\d{1,19}$/.test(digits)) return null;
  return BigInt(digits) > MINOR_MAX ? null : money(BigInt(digits), asset);
}

async function inTime<Answer>(withinMs: number, ask: () => Promise<Answer>): Promise<Answer | null> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), withinMs);
  });
  try {
    return await Promise.race([ask(), tooLate]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
