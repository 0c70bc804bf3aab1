import { z } from "zod";
import { localText } from "../../../core/languages.ts";
import { parseMoney } from "../../../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../../../core/outcome.ts";
import { stakeSlip } from "../../../http/play/stake-slip.ts";
import { CLOSED } from "../../../http/play/why-closed.ts";
import {
  BOOK_GAMES,
  BOOK_TERMS,
  betOf,
  betsOf,
  eventPage,
  finishedEvents,
  NAMED_SYSTEMS,
  openCounts,
  openEvents,
  PRICE_CONSENTS,
  quoteSlip,
  SLIP_KINDS,
  type SlipWish,
  visitBook,
} from "../../../studio/book/index.ts";
import { type Call, type CallRefusal, openCall, signedCall } from "../../call.ts";
import { amount, asSum, noPayload, text } from "../../shapes.ts";
import { typedAmount } from "../money/order-shapes.ts";
import { bet, betValue, event, eventValue } from "./book-shapes.ts";
import { named } from "./house-game.ts";
import { STAKE_ERRORS, saidOfStake, wagerKeyOf } from "./said-of-stake.ts";

const MODULE = 13;

const RESULTS_MAX = 40;

const sport = text(40).min(1);
const eventId = text(120).min(1);

const gamesOf = (code: string | undefined) => (code === undefined ? null : [code]);

const SLIP_ERRORS = [
  ...([
    "slipEmpty",
    "slipTooLong",
    "systemUnknown",
    "selectionUnknown",
    "relatedLegs",
    "bettingOver",
  ] as const),
  ...(["selectionSuspended", "priceChanged", "stakeTooLow", "stakeTooHigh", "liabilityReached"] as const),
] as const;

const slip = z.object({
  kind: z.enum(SLIP_KINDS).meta({ description: "Singles on one slip are a bet each." }),
  system: text(20)
    .min(1)
    .optional()
    .meta({
      description: `Of a system its name: 2/3 and the like of 3 to 8 legs, ${Object.keys(NAMED_SYSTEMS).join(", ")}.`,
    }),
  legs: z
    .array(
      z.strictObject({
        selection: text(120).min(1),
        price: z.int().min(1).meta({ description: "That was seen, in hundredths." }),
      }),
    )
    .max(40),
  perLine: typedAmount.meta({ description: "On each line, like 12.50; of singles on each." }),
  consent: z
    .enum(PRICE_CONSENTS)
    .default("none")
    .meta({ description: "Whether it is placed at another price: not, at a better one, or at any." }),
});

type Slip = z.infer<typeof slip>;

function wishOf(
  { kind, system, legs, perLine, consent }: Slip,
  formRef: string,
): Outcome<SlipWish, CallRefusal<"badField">> {
  const read = parseMoney(perLine, "P");
  if (!read || read.minor <= 0n) return refuse({ reason: "badField", fields: ["perLine"] });
  if ((kind === "system") !== (system !== undefined))
    return refuse({ reason: "badField", fields: ["system"] });
  const seen = legs.map(({ selection, price: seenPrice }) => ({ selection, seenPrice }));
  const named = { kind, system: system ?? null, legs: seen, consent };
  return done({ ...named, formRef, perLineMinor: read.minor });
}

/** Bets on matches: what can be bet on, and slips as the page of the book places them. */
export const bookCalls: readonly Call[] = [
  openCall({
    module: MODULE,
    name: "bookSports",
    method: "GET",
    isSameForAll: true,
    path: "/wps/book/sports",
    about: "The sports of the book, how many events of each are open, and the bounds of a slip.",
    payload: noPayload,
    value: z.object({
      sports: z.array(z.object({ sport: z.string(), name: z.string(), open: z.int() })),
      terms: z.object({ lineMin: amount, slipMax: amount, payoutMax: amount }),
    }),
    errors: [],
    async answer({ visitor: { context, language } }) {
      await visitBook(context);
      const counts = await openCounts(context);
      const sports = BOOK_GAMES.map(({ code, names }) => ({
        ...{ sport: code, name: localText(names, language), open: counts.get(code) ?? 0 },
      }));
      const { lineMinMinor, slipMaxMinor, payoutMaxMinor } = BOOK_TERMS;
      const terms = {
        lineMin: asSum(lineMinMinor),
        slipMax: asSum(slipMaxMinor),
        payoutMax: asSum(payoutMaxMinor),
      };
      return done({ sports, terms });
    },
  }),
  openCall({
    module: MODULE,
    name: "bookEvents",
    method: "GET",
    isSameForAll: true,
    path: "/wps/book/events",
    about:
      "What can be bet on and what is being played, of one sport or of all, the soonest first, 60 at most.",
    payload: z.object({ sport: sport.optional() }),
    value: z.object({ events: z.array(event) }),
    errors: [],
    async answer({ visitor: { context, language }, payload }) {
      await visitBook(context);
      const events = await openEvents(context, { games: gamesOf(payload.sport) });
      return done({ events: events.map((one) => eventValue(one, language)) });
    },
  }),
  openCall({
    module: MODULE,
    name: "bookEvent",
    method: "GET",
    isSameForAll: true,
    path: "/wps/book/event",
    about: "One event with all its markets, and of a match of the house's own leagues what decides it.",
    payload: z.object({ eventId }),
    value: z.object({
      event,
      fairness: z
        .object({
          commit: z.string(),
          terminal: z.string(),
          index: z.int(),
          entropy: z.string().nullable(),
          link: z.string().nullable().meta({ description: "Told when the match is over." }),
        })
        .nullable(),
    }),
    errors: ["unknownEvent"],
    async answer({ visitor: { context, language }, payload }) {
      await visitBook(context);
      const found = await eventPage(context, payload.eventId);
      if (!found) return refuse({ reason: "unknownEvent" });
      const { fairness } = found;
      return done({
        event: eventValue(found.event, language),
        fairness: fairness && {
          ...{ commit: fairness.commit, terminal: fairness.terminal, index: fairness.index },
          ...{ entropy: fairness.entropy, link: fairness.link },
        },
      });
    },
  }),
  openCall({
    module: MODULE,
    name: "bookResults",
    method: "GET",
    isSameForAll: true,
    path: "/wps/book/results",
    about: "How the latest events ended, of one sport or of all.",
    payload: z.object({ sport: sport.optional() }),
    value: z.object({ events: z.array(event) }),
    errors: [],
    async answer({ visitor: { context, language }, payload }) {
      const events = await finishedEvents(context, { game: payload.sport ?? null, most: RESULTS_MAX });
      return done({ events: events.map((one) => eventValue(one, language)) });
    },
  }),
  openCall({
    module: MODULE,
    name: "quoteSlip",
    method: "POST",
    path: "/wps/book/quote",
    about: "Works a slip out as it would be placed now, or says why it would not be. Nothing is placed.",
    payload: slip,
    value: z.object({ stake: amount, most: amount }),
    errors: ["badField", ...SLIP_ERRORS],
    async answer({ visitor: { context }, payload }) {
      const wish = wishOf(payload, "quote");
      if (!wish.ok) return wish;
      const quoted = await quoteSlip(context, wish.value);
      if (!quoted.ok) return refuse({ reason: quoted.refusal.reason });
      return done({ stake: asSum(quoted.value.stakeMinor), most: asSum(quoted.value.mostMinor) });
    },
  }),
  signedCall({
    module: MODULE,
    name: "placeSlip",
    method: "POST",
    path: "/wps/book/slips",
    about: "Places a slip at the prices that were seen, and answers with the bets that it became.",
    scope: "play",
    payload: slip.extend({ funds: named.funds }),
    value: z.object({ wagerIds: z.array(z.uuid()) }),
    errors: [...CLOSED, ...STAKE_ERRORS, ...SLIP_ERRORS],
    async answer({ visitor, payload: { funds, ...asked }, key }) {
      const wish = wishOf(asked, wagerKeyOf(key));
      if (!wish.ok) return wish;
      const asset = funds === "real" ? visitor.brand.asset : "TRIAL";
      const placed = await stakeSlip(visitor, { funds, asset }, wish.value);
      return placed.ok ? done({ wagerIds: [...placed.value] }) : refuse(saidOfStake(placed.refusal.reason));
    },
  }),
  signedCall({
    module: MODULE,
    name: "bets",
    method: "GET",
    path: "/wps/book/bets",
    about: "The player's bets that wait, or those that are settled; the latest first, 50 at most.",
    scope: "read",
    payload: z.object({ which: z.enum(["open", "settled"]).default("open") }),
    value: z.object({ bets: z.array(bet) }),
    errors: [],
    async answer({ visitor: { context, player, language }, payload }) {
      const bets = await betsOf(context, { playerRef: `${player.id}`, ...payload });
      return done({ bets: bets.map((one) => betValue(one, language)) });
    },
  }),
  signedCall({
    module: MODULE,
    name: "bet",
    method: "GET",
    path: "/wps/book/bet",
    about: "One bet of the player's as it stands.",
    scope: "read",
    payload: z.object({ wagerId: z.uuid() }),
    value: bet,
    errors: ["unknownRound"],
    async answer({ visitor: { context, player, language }, payload }) {
      const found = await betOf(context, { playerRef: `${player.id}`, ...payload });
      return found ? done(betValue(found, language)) : refuse({ reason: "unknownRound" });
    },
  }),
];
