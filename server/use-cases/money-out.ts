import { bonusAtStake, giveUpBonus } from "../bonuses/index.ts";
import type { RequestedWithdrawal, WithdrawalRequest, WithdrawalRequestRefusal } from "../cashier/index.ts";
import { requestWithdrawal } from "../cashier/parts.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import type { PaymentPorts } from "../gateway/payments/index.ts";
import type {
  DownRefusal,
  DownRequest,
  SentDown,
  UplineTransfer,
  UplineTransferRefusal,
  UplineTransferRequest,
} from "../transfers/index.ts";
import { sendDown, transferToUpline } from "../transfers/parts.ts";
import { checkSecondProof, needsSecondProof, type SecondProofRefusal } from "./second-proof.ts";

/** Which of the two said no: the code of the second factor, or the order itself. */
export type MoneyOutRefusal<Refusal> =
  | (SecondProofRefusal & { readonly by: "secondFactor" })
  | (Refusal & { readonly by: "order" });

/** The bonus that may end with it, as the page named it. */
type Ending = { readonly endsBonus?: string | undefined };

type Code = { readonly code?: string | undefined };
type House = { readonly houseSecret: string };

/**
 * Asks for money to be sent out, with every proof that it needs: the code of the second factor where it is on, and the
 * payment password. Terms that were asked for stand in nobody's way: what is a player's can always be taken out. A bonus
 * in play ends with it, and so has to be named, which is asked last, of an order that nothing else stands against; sent
 * again, the order is the same one and ends what it named.
 */
export async function withdraw(
  context: Context,
  { payments, houseSecret }: House & { readonly payments: PaymentPorts },
  { code, endsBonus, ...request }: WithdrawalRequest & Code & Ending,
): Promise<Outcome<RequestedWithdrawal, MoneyOutRefusal<WithdrawalRequestRefusal>>> {
  const playerId = request.player.id;
  const atStake = await bonusAtStake(context, playerId);
  const isAsked = atStake !== null && atStake.bonus.id !== endsBonus;
  const proof = {
    playerId,
    to: "withdrawal",
    code,
    key: request.key,
    houseSecret,
  } as const;
  // A code is good once, so whoever is asked about a bonus keeps it for the answer.
  const proven = await (isAsked ? needsSecondProof : checkSecondProof)(context, proof);
  if (!proven.ok) return refuse({ ...proven.refusal, by: "secondFactor" });
  const asked = await requestWithdrawal(context, payments, { ...request, endsBonusUnasked: isAsked });
  if (!asked.ok) return refuse({ ...asked.refusal, by: "order" });
  const because = "given up for a withdrawal";
  if (endsBonus) await giveUpBonus(context, { playerId, bonusId: endsBonus, because });
  return done(asked.value);
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

/** Sends an agent's money to somebody directly below (A04), with the proofs of whoever presses. */
export async function sendToTeam(
  context: Context,
  { houseSecret }: House,
  { code, ...request }: DownRequest & Code,
): Promise<Outcome<SentDown, MoneyOutRefusal<DownRefusal>>> {
  const proof = { playerId: request.signerId, to: "team", code, key: request.key, houseSecret } as const;
  const proven = await checkSecondProof(context, proof);
  if (!proven.ok) return refuse({ ...proven.refusal, by: "secondFactor" });
  const sent = await sendDown(context, request);
  return sent.ok ? done(sent.value) : refuse({ ...sent.refusal, by: "order" });
}
