import { z } from "zod";
import { ACCOUNT_TYPES, SCOPES } from "../accounts/index.ts";
import { ASSETS, type Asset, type Money, money, plainAmount } from "../core/numbers/money.ts";

/** What values and payloads are made of, the same in every call. */

export const text = (most = 200) => z.string().max(most);

export const id = z
  .string()
  .regex(/^\d{1,18}$/)
  .meta({ description: "A number of ours, as text." });

/** What kind of account somebody has (server/accounts/player.ts). */
export const accountType = z.literal(ACCOUNT_TYPES).meta({
  description:
    "0 a member, 1 a partner, 2 an agent, 4 a trial account, 41 and 42 a sub-login of a partner and of an agent.",
});

/** What a token is to be good for. */
export const scopes = z.array(z.enum(SCOPES)).min(1).max(SCOPES.length);

/** An instant in UTC (ISO 8601). */
export const instant = z.iso.datetime();

export const amount = z
  .object({
    amount: z.string().regex(/^-?\d{1,19}(\.\d{1,8})?$/),
    asset: z.enum(Object.keys(ASSETS) as [Asset, ...Asset[]]),
  })
  .meta({ description: "Exact, with a point and as many decimals as the asset has." });

export type AmountValue = z.infer<typeof amount>;

export function asAmount(of: Money): AmountValue {
  return { amount: plainAmount(of), asset: of.asset };
}

/** Contracts, bonuses and what is asked for in promotions are about money alone. */
export const asSum = (minor: bigint) => asAmount(money(minor, "P"));

export const asInstant = (at: Date) => at.toISOString();

/** Nothing is told but that it was done. */
export const nothing = z.null();

/** A page of a list: which, and how many there are. */
export const pageNumber = z.coerce.number().int().min(1).max(10_000).default(1);

export const noPayload = z.object({});
