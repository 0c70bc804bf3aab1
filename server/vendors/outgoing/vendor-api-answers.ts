import { z } from "zod";
import { keepable } from "../../core/bounds/keepable.ts";
import { MINOR_MAX } from "../../core/numbers/money.ts";

/** What a vendor's answers have to be: anything else is no answer. */
const id = z.string().min(1).max(100).transform(keepable);

const minor = z
  .string()
  .refine((digits) => /^\d{1,19}$/.test(digits) && BigInt(digits) <= MINOR_MAX, "whole minor units as text")
  .transform((digits) => BigInt(digits));

const game = z
  .object({
    code: id,
    /** Names by language; a language of which we know nothing does no harm. */
    names: z.record(z.string(), z.string().min(1).max(200)),
    category: id,
    stakeMin: minor,
    stakeMax: minor,
    /** Null where people play each other, or where prices are made. */
    rtp: z
      .string()
      .regex(/^\d{1,3}(\.\d{1,4})?$/)
      .nullable()
      .default(null),
    demo: z.boolean(),
    freeRounds: z.boolean(),
    /** Where its picture is. */
    picture: z
      .url({ protocol: /^https?$/ })
      .max(1000)
      .nullable()
      .default(null),
  })
  .refine(({ stakeMin, stakeMax }) => stakeMin <= stakeMax, "stakeMax is below stakeMin");

const GAMES_MAX = 20_000;

export const gamesAnswer = z.object({ games: z.array(game).max(GAMES_MAX) });

/** An address of the vendor's own pages. */
export const addressAnswer = z.object({ url: z.url({ protocol: /^https?$/ }).max(4000) });

export const roundAnswer = z.object({
  player: id,
  round: id,
  state: z.enum(["open", "closed", "void", "unknown"]),
});

const transaction = z
  .object({
    txId: id,
    kind: z.enum(["debit", "credit", "adjust"]),
    player: id,
    game: id,
    round: id,
    amount: minor,
    currency: id,
    state: z.enum(["done", "rolled-back"]),
    at: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
    betTxId: id.optional(),
    creditKind: z.enum(["WIN", "JACKPOT", "PROMO", "FREE_ROUND"]).optional(),
    endRound: z.boolean().optional(),
    direction: z.enum(["IN", "OUT"]).optional(),
  })
  .transform(({ amount: amountMinor, ...told }) => ({ ...told, amountMinor }));

export const transactionsAnswer = z.object({ transactions: z.array(transaction), next: id.nullable() });

export const transferAnswer = z.object({
  txId: id,
  status: z.enum(["OK", "FAILED", "UNKNOWN"]),
});

export const freeRoundsAnswer = z.object({ freeRoundId: id, status: z.enum(["OK", "FAILED"]) });

export const balanceAnswer = z.object({ player: id, currency: id, balance: minor });

/** A game as its vendor offers it. Stakes are minor units; `rtp` is a percentage as text. */
export type VendorGame = z.output<typeof game>;

/** `void` is a round whose stakes the vendor gave back; `unknown` is one that the vendor never heard of. */
export type VendorRoundState = z.output<typeof roundAnswer>["state"];

/** One transaction as the vendor remembers it. Amounts are minor units of `currency`. */
export type VendorTransaction = z.output<typeof transaction>;
