import { z } from "zod";
import { stakeListPath } from "#app/lib/paths/verify-paths.ts";
import { RAFFLE, raffleCheck } from "#app/lib/raffle-check.ts";
import { CATEGORIES } from "../../../catalogue/index.ts";
import { type Language, localText } from "../../../core/languages.ts";
import { checkPathOf } from "../../../http/records/check-path.ts";
import type { Visitor } from "../../../http/visitor/visitor.ts";
import {
  DRAWN_STATES,
  type Drawn,
  type OwnEntry,
  type Prize,
  RAFFLE_SOURCES,
  RAFFLE_STATES,
  type Raffle,
} from "../../../raffles/index.ts";
import { amount, asAmount, asInstant, instant } from "../../shapes.ts";

export const prize = z.object({ pays: z.enum(["cash", "points", "bonus"]), amount });

export const prizeValue = ({ pays, amount: given }: Prize) => ({ pays, amount: asAmount(given) });

/** What a rank is given; null of a reserve. */
const ranked = ({ prizes }: Raffle, rank: number | null) => {
  const won = rank === null ? undefined : prizes[rank - 1];
  return won ? prizeValue(won) : null;
};

export const won = z.object({ prize, state: z.enum(DRAWN_STATES), claimUntil: instant.nullable() });

export function wonValue({ raffle, drawn }: OwnEntry): z.infer<typeof won> | null {
  const given = drawn && ranked(raffle, drawn.prize);
  if (!given) return null;
  return { prize: given, state: drawn.state, claimUntil: drawn.claimUntil && asInstant(drawn.claimUntil) };
}

export const tickets = z.int().meta({ description: "How many, without those that were taken back." });

export const ticketsOf = (entry: Pick<OwnEntry, "tickets" | "takenBack">) => entry.tickets - entry.takenBack;

const orNone = (at: Date | null) => at && asInstant(at);

/** A raffle as everybody sees it in a list. */
export const raffle = z.object({
  code: z.string(),
  title: z.string(),
  state: z.enum(RAFFLE_STATES),
  opensAt: instant,
  closesAt: instant,
  closedAt: instant
    .nullable()
    .meta({ description: "When its tickets were fixed, or when it was called off." }),
  drawnAt: instant.nullable(),
  stoppedBecause: z.string().nullable().meta({ description: "Why it was called off." }),
  tickets: z.int().meta({ description: "How many were given to everybody." }),
  prizes: z.array(prize).meta({ description: "That of the first rank first." }),
  commit: z.string().meta({ description: "What was published of the secret before the first ticket." }),
  root: z.string().nullable().meta({ description: "Of all tickets; null until none is added any more." }),
  own: z
    .object({ tickets, won: won.nullable() })
    .nullable()
    .meta({ description: "Null without a token, and of a player with no ticket." }),
});

export function raffleValue(of: Raffle, own: OwnEntry | null, language: Language): z.infer<typeof raffle> {
  return {
    ...{ code: of.code, title: localText(of.titles, language), state: of.state },
    ...{ opensAt: asInstant(of.opensAt), closesAt: asInstant(of.closesAt) },
    ...{ closedAt: orNone(of.closedAt), drawnAt: orNone(of.drawnAt), stoppedBecause: of.stoppedBecause },
    ...{ tickets: Number(of.tickets), prizes: of.prizes.map(prizeValue), commit: of.commit, root: of.root },
    own: own && { tickets: ticketsOf(own), won: wonValue(own) },
  };
}

const winner = z.object({
  nth: z.int().meta({ description: "Drawn as the how manyth." }),
  ticket: z.int(),
  name: z.string().meta({ description: "What the tickets of its owner are called in the list of all." }),
  player: z.string().nullable().meta({
    description: "A nickname, or a masked name; null of who keeps away from play or is not there any more.",
  }),
  prize: prize.nullable().meta({ description: "Null of a reserve." }),
  state: z.enum(DRAWN_STATES),
});

/** One raffle with its rules, who was drawn, and all that draws it again. */
export const wholeRaffle = raffle.extend({
  rules: z.string(),
  source: z.enum(RAFFLE_SOURCES).meta({ description: "What brings tickets." }),
  category: z.enum(CATEGORIES).nullable().meta({ description: "Of which games stakes count; null of all." }),
  perTicket: amount,
  mostTickets: z.int().meta({ description: "How many one player has at most." }),
  reserves: z.int(),
  claimDays: z.int(),
  winners: z.array(winner).nullable().meta({ description: "Null until it is drawn." }),
  proof: z.object({
    round: z.uuid(),
    terminal: z.string(),
    index: z.int(),
    draws: z.int(),
    link: z.string().nullable().meta({ description: "The secret; null until it is drawn." }),
    check: z.url().nullable().meta({ description: "The page that draws it again; null until it is drawn." }),
    list: z.url().nullable().meta({ description: "The file of all tickets, which `root` has fixed." }),
  }),
  ownName: z
    .object({ name: z.string(), salt: z.string(), opened: z.string() })
    .nullable()
    .meta({ description: "What the player's tickets are called: `name` is the SHA-256 of `opened`." }),
});

type Whole = { readonly drawn: readonly Drawn[]; readonly own: OwnEntry | null; readonly origin: string };

export function wholeValue(
  visitor: Visitor,
  of: Raffle,
  { drawn, own, origin }: Whole,
): z.infer<typeof wholeRaffle> {
  const { language, player } = visitor;
  const check = raffleCheck(of, drawn);
  const at = (path: string) => new URL(path, origin).href;
  return {
    ...raffleValue(of, own, language),
    ...{ rules: localText(of.rules, language), source: of.source, category: of.category },
    ...{ perTicket: asAmount(of.perTicket), mostTickets: of.mostTickets },
    ...{ reserves: of.draws - of.prizes.length, claimDays: of.claimDays },
    winners: of.state === "drawn" ? drawn.map((one) => winnerValue(of, one)) : null,
    proof: {
      ...{ round: of.id, terminal: of.terminal, index: of.index, draws: of.draws, link: of.link },
      check: check && at(checkPathOf(visitor)(RAFFLE, check)),
      list: of.root && at(stakeListPath({ game: RAFFLE, round: of.id })),
    },
    ownName: own && player && { name: own.name, salt: own.salt, opened: `${of.id}|${player.id}|${own.salt}` },
  };
}

function winnerValue(of: Raffle, { nth, ticket, name, player, prize: rank, state }: Drawn) {
  return { nth, ticket: Number(ticket), name, player, prize: ranked(of, rank), state };
}
