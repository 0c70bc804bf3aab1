import { z } from "zod";
import { isTrialType } from "../../../accounts/index.ts";
import { localText } from "../../../core/languages.ts";
import { done, refuse } from "../../../core/outcome.ts";
import type { Visitor } from "../../../http/visitor/visitor.ts";
import {
  claimPrize,
  drawnIn,
  findRaffle,
  type OwnEntry,
  ownEntries,
  ownRaffles,
  ownTickets,
  RAFFLE_STATES,
  type Raffle,
  rafflesOf,
} from "../../../raffles/index.ts";
import { type Call, openCall, signedCall } from "../../call.ts";
import { readerOf, readingVisitor } from "../../reader.ts";
import { asInstant, instant, pageNumber, text } from "../../shapes.ts";
import {
  prize,
  prizeValue,
  raffle,
  raffleValue,
  tickets,
  ticketsOf,
  wholeRaffle,
  wholeValue,
  won,
  wonValue,
} from "./raffle-shapes.ts";

const MODULE = 8;

const code = text(60).min(1);

/** What the reader has in some raffles; nothing where nobody may read. */
async function entriesOf(asking: Visitor, raffles: readonly Raffle[]): Promise<readonly OwnEntry[]> {
  const reader = readerOf(asking);
  if (!reader) return [];
  const own = await ownEntries(reader.context, { playerId: reader.player.id, raffles });
  return own.filter((entry) => entry.tickets > 0);
}

/** The raffles of the house, and those in which a player has tickets. */
export const raffleCalls: readonly Call[] = [
  openCall({
    module: MODULE,
    name: "publicRaffles",
    method: "GET",
    isSameForAll: true,
    path: "/wps/system/raffles",
    about:
      "The raffles of the house, 50 a page: those that go on first, the next to close before; then what is over, the latest first. With a token that may read, what the player has in each.",
    payload: z.object({ page: pageNumber }),
    value: z.object({ raffles: z.array(raffle), page: z.int(), hasMore: z.boolean() }),
    errors: [],
    async answer({ visitor, payload: { page } }) {
      const { context, brand, language } = visitor;
      const { items, hasMore } = await rafflesOf(context, { brand: brand.id, page });
      const entries = await entriesOf(visitor, items);
      const ownIn = ({ id }: Raffle) => entries.find((entry) => entry.raffle.id === id) ?? null;
      const raffles = items.map((one) => raffleValue(one, ownIn(one), language));
      return done({ raffles, page, hasMore });
    },
  }),
  openCall({
    module: MODULE,
    name: "raffle",
    method: "GET",
    path: "/wps/system/raffles/raffle",
    about:
      "One raffle with its rules, who was drawn by the name that everybody sees, and all that draws it again. With a token that may read, also what the player has in it.",
    payload: z.object({ code }),
    value: wholeRaffle,
    errors: ["unknownRaffle"],
    async answer({ visitor: asking, payload, url: { origin } }) {
      const visitor = readingVisitor(asking);
      const { context, brand } = visitor;
      const found = await findRaffle(context, { brand: brand.id, ...payload });
      if (!found) return refuse({ reason: "unknownRaffle" });
      const [drawn, [own = null]] = await Promise.all([
        found.state === "drawn" ? drawnIn(context, found.id) : [],
        entriesOf(asking, [found]),
      ]);
      return done(wholeValue(visitor, found, { drawn, own, origin }));
    },
  }),
  signedCall({
    module: MODULE,
    name: "raffleTickets",
    method: "GET",
    path: "/wps/member/raffles/tickets",
    about:
      "The numbers of the player's tickets in one raffle, a row for those that were given together, 50 a page, the latest first.",
    scope: "read",
    payload: z.object({ code, page: pageNumber }),
    value: z.object({
      tickets: z.array(
        z.object({
          first: z.int().meta({ description: "The number of the first of those that were given together." }),
          many: z.int(),
          givenAt: instant,
          promotion: z.string().nullable().meta({
            description: "Whose gift it was; null where stakes or deposits brought it.",
          }),
        }),
      ),
      page: z.int(),
      hasMore: z.boolean(),
    }),
    errors: ["unknownRaffle"],
    async answer({ visitor: { context, brand, player }, payload: { page, ...named } }) {
      const found = await findRaffle(context, { brand: brand.id, ...named });
      if (!found) return refuse({ reason: "unknownRaffle" });
      const asked = { playerId: player.id, raffleId: found.id, page };
      const { items, hasMore } = await ownTickets(context, asked);
      const own = items.map(({ first, givenAt, ...block }) => ({
        ...{ first: Number(first), givenAt: asInstant(givenAt) },
        ...{ many: block.many, promotion: block.promotion },
      }));
      return done({ tickets: own, page, hasMore });
    },
  }),
  signedCall({
    module: MODULE,
    name: "raffles",
    method: "GET",
    path: "/wps/member/raffles",
    about: "The raffles that the player has tickets in, 50 a page, the latest first, and what was won.",
    scope: "read",
    payload: z.object({ page: pageNumber }),
    value: z.object({
      raffles: z.array(
        z.object({
          code: z.string(),
          title: z.string(),
          state: z.enum(RAFFLE_STATES),
          closesAt: instant,
          tickets,
          won: won.nullable(),
        }),
      ),
      page: z.int(),
      hasMore: z.boolean(),
    }),
    errors: [],
    async answer({ visitor: { context, player, language }, payload: { page } }) {
      const { items, hasMore } = await ownRaffles(context, { playerId: player.id, page });
      const raffles = items.map((entry) => ({
        ...{ code: entry.raffle.code, state: entry.raffle.state, tickets: ticketsOf(entry) },
        title: localText(entry.raffle.titles, language),
        closesAt: asInstant(entry.raffle.closesAt),
        won: wonValue(entry),
      }));
      return done({ raffles, page, hasMore });
    },
  }),
  signedCall({
    module: MODULE,
    name: "MCS2_claimRafflePromotion",
    method: "POST",
    path: "/wps/relay/MCS2_claimRafflePromotion",
    about: "Pays what was won in a raffle, once.",
    scope: "money",
    payload: z.object({ code }),
    value: prize,
    errors: [
      ...(["unknownRaffle", "nothingWon", "claimOver", "onABreak"] as const),
      ...(["noAccount", "accountFrozen", "needTrueAccount"] as const),
    ],
    async answer({ visitor: { context, player }, payload }) {
      if (isTrialType(player.accountType)) return refuse({ reason: "needTrueAccount" });
      const claimed = await claimPrize(context, { player, ...payload });
      return claimed.ok ? done(prizeValue(claimed.value)) : claimed;
    },
  }),
];
