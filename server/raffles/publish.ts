import { z } from "zod";
import { findTerms, saidCash, saidPrize } from "../bonuses/index.ts";
import { CATEGORIES, type Category } from "../catalogue/index.ts";
import { over, published } from "../content/index.ts";
import type { LocalText } from "../core/languages.ts";
import type { Money } from "../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import { namedFact } from "../core/text/named-facts.ts";
import type { Context } from "../db/context.ts";
import { sendToAll } from "../messages/index.ts";
import { RAFFLE_GAME, takeLink } from "../studio/index.ts";
import { type Prize, written } from "./raffle.ts";
import {
  INSERT_RAFFLE,
  RAFFLE_BY_CODE,
  RAFFLE_SOURCES,
  type RaffleSource,
  STOP_RAFFLE,
} from "./statements.ts";
import { PLAYERS_WITH_TICKETS } from "./ticket-statements.ts";

const PRIZES_MAX = 100;
const RESERVES_MAX = 100;
const TICKETS_MAX = 10_000;
const DAYS_MAX = 365;

const winners = z.number().int().min(1).max(PRIZES_MAX).default(1);

/** One prize, for one winner or for several in a row. */
const prize = z.discriminatedUnion("pays", [
  z.strictObject({ ...saidPrize.cash, winners }),
  z.strictObject({ ...saidPrize.points, winners }),
  z.strictObject({ ...saidPrize.bonus, winners }),
]);

/** A page shows them, and search engines too, as they are written. */
const plainLine = published.line.refine(
  (said) => !Object.values(said).some((text) => /<\/?[a-z][^>]*>/i.test(text)),
  { message: "plain text, without tags such as <p>" },
);

/** What an operator's file says of a raffle. The prizes begin with that of the first winner. */
export const raffleToPublish = z
  .strictObject({
    code: published.code,
    titles: published.line,
    rules: plainLine,
    source: z.enum(RAFFLE_SOURCES),
    category: z.enum(CATEGORIES).optional(),
    perTicket: saidCash,
    mostTickets: z.number().int().min(1).max(TICKETS_MAX),
    prizes: z
      .array(prize)
      .min(1)
      .max(PRIZES_MAX)
      .transform((said) => said.flatMap(({ winners: many, ...one }) => Array<Prize>(many).fill(one)))
      .refine((all) => all.length <= PRIZES_MAX),
    reserves: z.number().int().min(0).max(RESERVES_MAX).default(3),
    claimDays: z.number().int().min(1).max(DAYS_MAX),
    opens: published.moment.optional(),
    closes: published.moment,
  })
  .refine(({ opens, closes }) => opens === undefined || closes > opens, {
    message: "it closes before it opens",
    ...over("opens", "closes"),
  })
  .refine(({ source, category }) => source === "stakes" || category === undefined, {
    message: "deposits are of no category",
    ...over("source", "category"),
  });

export type RaffleToPublish = {
  readonly code: string;
  readonly titles: LocalText;
  readonly rules: LocalText;
  readonly source: RaffleSource;
  readonly category?: Category | undefined;
  readonly perTicket: Money;
  readonly mostTickets: number;
  readonly prizes: readonly Prize[];
  readonly reserves: number;
  readonly claimDays: number;
  /** At once where nothing is said. */
  readonly opens?: Date | undefined;
  readonly closes: Date;
};

export type PublishRefusal = { readonly reason: "raffleKnown" | "opensInThePast" | "unknownTerms" };

/**
 * Publishes a raffle with the commitment to its seed, before its first ticket: nothing of it changes any more. What was
 * staked before it was published has no part in it.
 */
export async function publishRaffle(
  context: Context,
  brand: string,
  raffle: RaffleToPublish,
): Promise<Outcome<{ readonly id: string; readonly commit: string }, PublishRefusal>> {
  const { closes, prizes } = raffle;
  const [known] = await context.db.call(RAFFLE_BY_CODE, [brand, raffle.code]);
  if (known) return refuse({ reason: "raffleKnown" });
  const at = context.now();
  const from = raffle.opens ?? at;
  if (from < at || closes <= from) return refuse({ reason: "opensInThePast" });
  for (const name of new Set(prizes.flatMap((one) => (one.pays === "bonus" ? [one.terms] : []))))
    if (!(await findTerms(context, { brandId: brand, name }))) return refuse({ reason: "unknownTerms" });

  return context.db.transaction(
    async (db): Promise<Outcome<{ id: string; commit: string }, PublishRefusal>> => {
      const place = await takeLink({ ...context, db }, RAFFLE_GAME);
      // After the first thing was written: a stake that comes later stands after this in the ledger, and is counted.
      const opens = raffle.opens ?? context.now();
      const {
        code,
        titles,
        rules,
        source,
        category = null,
        perTicket,
        mostTickets,
        reserves,
        claimDays,
      } = raffle;
      const [made] = await db.call(INSERT_RAFFLE, [
        ...[context.newId(), brand, code, JSON.stringify(titles), JSON.stringify(rules), source, category],
        ...[
          perTicket.minor,
          mostTickets,
          JSON.stringify(prizes.map(written)),
          reserves,
          claimDays,
          opens,
          closes,
        ],
        ...[context.now(), place.chainId, place.index, place.terminal, place.commit],
      ]);
      return made ? done({ id: made.id, commit: place.commit }) : refuse({ reason: "raffleKnown" });
    },
  );
}

/**
 * Calls a raffle off before it closes: nothing is drawn, and its seed is never used. Everybody with a ticket is told why.
 */
export async function stopRaffle(
  context: Context,
  { brand, code, reason }: { readonly brand: string; readonly code: string; readonly reason: string },
): Promise<Outcome<{ readonly told: number }, { readonly reason: "unknownRaffle" }>> {
  return context.db.transaction(
    async (db): Promise<Outcome<{ told: number }, { reason: "unknownRaffle" }>> => {
      const [stopped] = await db.call(STOP_RAFFLE, [brand, code, context.now(), reason]);
      if (!stopped) return refuse({ reason: "unknownRaffle" });
      const playerIds = (await db.call(PLAYERS_WITH_TICKETS, [stopped.id])).map(({ playerId }) => playerId);
      const facts = { raffle: code, ...namedFact("title", stopped.titles), reason };
      const key = `raffle:${stopped.id}:stopped`;
      await sendToAll({ ...context, db }, { playerIds, kind: "raffleStopped", facts, key });
      return done({ told: playerIds.length });
    },
  );
}
