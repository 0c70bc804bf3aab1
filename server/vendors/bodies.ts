import { z } from "zod";
import { MINOR_MAX } from "../core/money.ts";
import type { WalletBody, WalletCommandName } from "./protocol.ts";

/** A NUL or half of a pair of surrogates cannot be kept as text; other control characters are never meant. */
const id = z
  .string()
  .min(1)
  .max(100)
  .refine((text) => !/[\p{Cc}\p{Surrogate}]/u.test(text));

const amount = z.string().refine((digits) => /^\d{1,19}$/.test(digits) && BigInt(digits) <= MINOR_MAX);

const schemas: { [Name in WalletCommandName]: z.ZodType<WalletBody[Name]> } = {
  authenticate: z.object({ token: id }),
  balance: z.object({ player: id, currency: id, token: id.optional() }),
  debit: z.object({
    txId: id,
    token: id,
    player: id,
    game: id,
    round: id,
    amount,
    currency: id,
    freeRoundId: id.optional(),
  }),
  credit: z.object({
    txId: id,
    player: id,
    game: id,
    round: id,
    amount,
    currency: id,
    kind: z.enum(["WIN", "JACKPOT", "PROMO", "FREE_ROUND"]),
    betTxId: id.optional(),
    endRound: z.boolean().optional(),
  }),
  rollback: z.object({ txId: id, targetTxId: id, player: id, round: id }),
};

const decoder = new TextDecoder("utf-8", { fatal: true });

/** Reads the body of a command; null when it is no JSON or a field is missing or of the wrong type. */
export function readBody<Name extends WalletCommandName>(
  command: Name,
  bytes: Uint8Array,
): WalletBody[Name] | null {
  let json: unknown;
  try {
    json = JSON.parse(decoder.decode(bytes));
  } catch {
    return null;
  }
  const read = schemas[command].safeParse(json);
  return read.success ? read.data : null;
}
