import { isId } from "../../core/ids.ts";
import type { Context } from "../../db/context.ts";
import type { Claim, PaymentPorts } from "../../gateway/payments/index.ts";
import { readDeposit } from "../store/deposits.ts";
import { withdrawalOfPayout } from "../store/withdrawals.ts";
import { settlePayout } from "../withdrawals/withdrawal-settlement.ts";
import { settleDeposit } from "./deposit-settlement.ts";

export type ProviderCall = {
  readonly provider: string;
  readonly timestamp: string;
  readonly signature: string;
  readonly body: Uint8Array;
};

/** How a provider's call ended, for the answer and for whoever reads the log. */
export type CallbackAnswer = {
  readonly status: 200 | 400 | 401 | 404 | 503;
  readonly code: string;
};

const UNKNOWN_PROVIDER: CallbackAnswer = { status: 404, code: "UNKNOWN_PROVIDER" };
const ORDER_NOT_FOUND: CallbackAnswer = { status: 404, code: "ORDER_NOT_FOUND" };
const RETRY_LATER: CallbackAnswer = { status: 503, code: "RETRY_LATER" };

const REFUSED: Record<string, CallbackAnswer> = {
  badSignature: { status: 401, code: "BAD_SIGNATURE" },
  staleTimestamp: { status: 401, code: "STALE_TIMESTAMP" },
  unreadable: { status: 400, code: "BAD_REQUEST" },
};

const CODES = {
  received: "RECEIVED",
  alreadyReceived: "ALREADY_RECEIVED",
  inReview: "IN_REVIEW",
  pending: "PENDING",
  failed: "FAILED",
  unchanged: "UNCHANGED",
  paid: "PAID",
  disagrees: "DISAGREES",
} as const;

/**
 * A provider calls about a payment or a payout. The signature is judged before anything is read, and what is said
 * is never believed: the provider itself is asked, and what moves is what our order says. Never throws; what
 * cannot be decided now is answered with 503, for the provider to call again.
 */
export async function handleCallback(
  context: Context,
  ports: PaymentPorts,
  { provider, timestamp, signature, body }: ProviderCall,
): Promise<CallbackAnswer> {
  const read = ports.callbacks.get(provider);
  if (!read) {
    ports.alarm({ kind: "unknownProvider", provider: "unknown" });
    return UNKNOWN_PROVIDER;
  }
  const heard = read({ timestamp, signature, body, now: context.now() });
  if (!heard.ok) {
    ports.alarm({ kind: heard.refusal.reason, provider });
    return REFUSED[heard.refusal.reason] ?? RETRY_LATER;
  }
  const claim = heard.value;
  try {
    const code = await (claim.about === "payment" ? aboutPayment : aboutPayout)(
      context,
      ports,
      provider,
      claim,
    );
    if (code) return { status: 200, code };
    ports.alarm({ kind: "unknownOrder", provider });
    return ORDER_NOT_FOUND;
  } catch (fault) {
    ports.alarm({ kind: "fault", provider, fault });
    return RETRY_LATER;
  }
}

/** Null when we have no such order with this provider, or it has none with us. */
async function aboutPayment(
  context: Context,
  ports: PaymentPorts,
  code: string,
  claim: Claim,
): Promise<string | null> {
  const provider = ports.deposits.get(code);
  const row = await readDeposit(context.db, claim.subject);
  if (row?.provider !== code || provider?.kind !== "online") return null;
  const truth = await provider.truth(row.reference);
  if (truth.status === "unknown") return null;
  return CODES[await settleDeposit(context, ports, { reference: row.reference, truth, claim })];
}

async function aboutPayout(
  context: Context,
  ports: PaymentPorts,
  code: string,
  claim: Claim,
): Promise<string | null> {
  const provider = ports.payouts.get(code);
  const row = isId(claim.subject) ? await withdrawalOfPayout(context.db, claim.subject) : null;
  if (row?.provider !== code || provider?.kind !== "online") return null;
  const truth = await provider.truth(row.pspKey);
  if (truth.status === "unknown") return null;
  return CODES[await settlePayout(context, ports, { reference: row.reference, truth, claim })];
}
