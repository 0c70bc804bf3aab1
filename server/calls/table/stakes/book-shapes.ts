import { z } from "zod";
import { type Language, localText } from "../../../core/languages.ts";
import { money } from "../../../core/numbers/money.ts";
import {
  type BetView,
  EVENT_STATES,
  type EventView,
  LEG_OUTCOMES,
  MARKET_STATES,
  MARKET_TYPES,
  type NamedSelection,
  SLIP_KINDS,
} from "../../../studio/book/index.ts";
import { WAGER_STATES } from "../../../studio/instant/index.ts";
import { amount, asAmount, asInstant, instant } from "../../shapes.ts";

const price = z.int().meta({ description: "In hundredths: 215 is 2.15 for one staked." });
const score = z.object({ home: z.int(), away: z.int() }).nullable();
const line = z.number().nullable().meta({ description: "The line of a total or a handicap, like 2.5." });
const outcome = z.enum(LEG_OUTCOMES).nullable();

export const event = z.object({
  eventId: z.string(),
  sport: z.string(),
  isVirtual: z.boolean().meta({ description: "A match of the house's own leagues, decided provably." }),
  league: z.string(),
  home: z.string(),
  away: z.string().nullable(),
  startsAt: instant,
  state: z.enum([...EVENT_STATES, "waiting"]),
  score,
  minute: z.int().nullable(),
  markets: z.array(
    z.object({
      type: z.enum(MARKET_TYPES),
      line,
      state: z.enum(MARKET_STATES),
      selections: z.array(
        z.object({
          selection: z.string().meta({ description: "Its id, which a slip names." }),
          key: z
            .string()
            .meta({ description: "Which side of the market: home, draw, over, 2-1 and the like." }),
          name: z.string().nullable().meta({ description: "Where the key alone does not say." }),
          price,
          isOpen: z.boolean(),
          outcome,
        }),
      ),
    }),
  ),
});

const lineOf = (quarters: number | null) => (quarters === null ? null : quarters / 4);

export function eventValue(of: EventView, language: Language): z.infer<typeof event> {
  return {
    ...{
      eventId: of.id,
      sport: of.game,
      isVirtual: of.isVirtual,
      league: localText(of.leagueNames, language),
    },
    ...{ home: localText(of.home, language), away: of.away && localText(of.away, language) },
    ...{ startsAt: asInstant(of.startsAt), state: of.state, score: of.score, minute: of.minute },
    markets: of.markets.map(({ type, lineQuarters, state, selections }) => ({
      ...{ type, line: lineOf(lineQuarters), state },
      selections: selections.map(({ id: selection, key, names, price: now, isOpen, outcome: came }) => ({
        ...{ selection, key, name: names && localText(names, language), price: now, isOpen, outcome: came },
      })),
    })),
  };
}

const selection = z.object({
  selection: z.string(),
  eventId: z.string(),
  sport: z.string(),
  home: z.string(),
  away: z.string().nullable(),
  startsAt: instant,
  market: z.enum(MARKET_TYPES),
  line,
  key: z.string(),
  name: z.string().nullable(),
});

function selectionValue(of: NamedSelection, language: Language): z.infer<typeof selection> {
  return {
    ...{ selection: of.selection, eventId: of.eventId, sport: of.game, market: of.market, key: of.key },
    ...{ home: localText(of.home, language), away: of.away && localText(of.away, language) },
    ...{ startsAt: asInstant(of.startsAt), line: lineOf(of.lineQuarters) },
    name: of.names && localText(of.names, language),
  };
}

export const bet = z.object({
  wagerId: z.uuid().meta({ description: "Also the `roundId` of the record." }),
  kind: z.enum(SLIP_KINDS),
  system: z.string().nullable(),
  lines: z.int(),
  stake: amount,
  perLine: amount,
  most: amount.meta({ description: "What it pays when every selection wins." }),
  state: z.enum(WAGER_STATES),
  payout: amount.nullable(),
  placedAt: instant,
  settledAt: instant.nullable(),
  legs: z.array(selection.extend({ price, outcome, score })),
  corrections: z
    .array(z.object({ change: amount, reason: z.string(), madeAt: instant }))
    .meta({ description: "What was changed after it was paid, and why." }),
});

export function betValue(of: BetView, language: Language): z.infer<typeof bet> {
  const sum = (minor: bigint) => asAmount(money(minor, of.asset));
  return {
    ...{ wagerId: of.wagerId, kind: of.kind, system: of.system, lines: of.lines, state: of.state },
    ...{ stake: sum(of.stakeMinor), perLine: sum(of.perLineMinor), most: sum(of.mostMinor) },
    payout: of.payoutMinor === null ? null : sum(of.payoutMinor),
    ...{ placedAt: asInstant(of.placedAt), settledAt: of.settledAt && asInstant(of.settledAt) },
    legs: of.legs.map((leg) => ({
      ...selectionValue(leg, language),
      ...{ price: leg.price, outcome: leg.outcome, score: leg.score },
    })),
    corrections: of.corrections.map(({ changeMinor, reason, madeAt }) => ({
      ...{ change: sum(changeMinor), reason, madeAt: asInstant(madeAt) },
    })),
  };
}
