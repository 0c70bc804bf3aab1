import { z } from "zod";
import { CATEGORIES, type Category } from "../catalogue/index.ts";
import type { LocalText } from "../core/languages.ts";
import { type Money, money } from "../core/numbers/money.ts";
import type { RaffleRow, RaffleSource, RaffleState } from "./statements.ts";

/** What the winner of one rank is given: cash, points, or a bonus by terms of the brand. */
export type Prize =
  | { readonly pays: "cash" | "points"; readonly amount: Money }
  | { readonly pays: "bonus"; readonly amount: Money; readonly terms: string };

export type Raffle = {
  readonly id: string;
  readonly brand: string;
  readonly code: string;
  readonly titles: LocalText;
  readonly rules: LocalText;
  readonly source: RaffleSource;
  readonly category: Category | null;
  /** What one ticket takes. */
  readonly perTicket: Money;
  readonly mostTickets: number;
  /** The first is that of the first winner. */
  readonly prizes: readonly Prize[];
  readonly reserves: number;
  /** How many tickets are drawn at most: for every prize, and the reserves after them. */
  readonly draws: number;
  readonly claimDays: number;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly state: RaffleState;
  readonly tickets: bigint;
  readonly commit: string;
  readonly terminal: string;
  readonly chainId: string;
  readonly index: number;
  /** Null until no ticket can be added any more. */
  readonly root: string | null;
  /** Null until it is drawn. */
  readonly link: string | null;
  readonly drawnAt: Date | null;
  /** When its tickets were fixed, or when it was called off; null until then. */
  readonly closedAt: Date | null;
  /** Why it was called off, for everybody to read; null where it was not. */
  readonly stoppedBecause: string | null;
};

/** What raffles are counted and paid in. Trial stakes are of another asset. */
export const RAFFLE_ASSET = "P";

const writtenPrize = z.object({
  pays: z.enum(["cash", "points", "bonus"]),
  minor: z.string().transform(BigInt),
  terms: z.string().optional(),
});

/** A prize as its row keeps it. */
export const written = (prize: Prize) => ({
  pays: prize.pays,
  minor: prize.amount.minor.toString(),
  ...(prize.pays === "bonus" ? { terms: prize.terms } : {}),
});

function prizeOf(said: unknown): Prize {
  const { pays, minor, terms } = writtenPrize.parse(said);
  if (pays === "points") return { pays, amount: money(minor, "PTS") };
  const amount = money(minor, RAFFLE_ASSET);
  return pays === "bonus" ? { pays, amount, terms: terms ?? "" } : { pays, amount };
}

export function raffleOf({ brandId, perTicketMinor, category, ...row }: RaffleRow): Raffle {
  const prizes = z.array(z.unknown()).parse(row.prizes).map(prizeOf);
  return {
    ...row,
    brand: brandId,
    category: CATEGORIES.find((known) => known === category) ?? null,
    perTicket: money(perTicketMinor, RAFFLE_ASSET),
    prizes,
    draws: prizes.length + row.reserves,
  };
}
