import type { RequestedWithdrawal, WithdrawalRequest, WithdrawalRequestRefusal } from "../cashier/index.ts";
import { requestWithdrawal } from "../cashier/parts.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import type { PaymentPorts } from "../gateway/payments/index.ts";
import type { UplineTransfer, UplineTransferRefusal, UplineTransferRequest } from "../transfers/index.ts";
import { transferToUpline } from "../transfers/parts.ts";
import { checkSecondProof, type SecondProofRefusal } from "./second-proof.ts";

/** Which of the two said no: the code of the second factor, or the order itself. */
export type MoneyOutRefusal<Refusal> =
  | (SecondProofRefusal & { readonly by: "secondFactor" })
  | (Refusal & { readonly by: "order" });

type Code = { readonly code?: string | undefined };
type House = { readonly houseSecret: string };

/**
 * Asks for money to be sent out, with every proof that it needs: the code of the second factor where it is on, and the
 * payment password. Terms that were asked for stand in nobody's way: what is a player's can always be taken out.
 */
export async function withdraw(
  context: Context,
  { payments, houseSecret }: House & { readonly payments: PaymentPorts },
  { code, ...request }: WithdrawalRequest & Code,
): Promise<Outcome<RequestedWithdrawal, MoneyOutRefusal<WithdrawalRequestRefusal>>> {
  const proof = {
    playerId: request.player.id,
    to: "withdrawal",
    code,
    key: request.key,
    houseSecret,
  } as const;
  const proven = await checkSecondProof(context, proof);
  if (!proven.ok) return refuse({ ...proven.refusal, by: "secondFactor" });
  const asked = await requestWithdrawal(context, payments, request);
  return asked.ok ? done(asked.value) : refuse({ ...asked.refusal, by: "order" });
}

/** Sends money to the player above (T31), with the same proofs as a withdrawal. */
export async function sendToUpline(
  context: Context,
  { houseSecret }: House,
  { code, ...request }: UplineTransferRequest & Code,
): Promise<Outcome<UplineTransfer, MoneyOutRefusal<UplineTransferRefusal>>> {
  const proof = { playerId: request.player.id, to: "upline", code, key: request.key, houseSecret } as const;
  const proven = await checkSecondProof(context, proof);
  if (!proven.ok) return refuse({ ...proven.refusal, by: "secondFactor" });
  const sent = await transferToUpline(context, request);
  return sent.ok ? done(sent.value) : refuse({ ...sent.refusal, by: "order" });
}
