import { z } from "zod";
import { localText } from "../../../core/languages.ts";
import { type Asset, money, parseMoney } from "../../../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../../../core/outcome.ts";
import { later } from "../../../core/time.ts";
import { fromSeat } from "../../../http/play/from-seat.ts";
import type { PlayerVisitor } from "../../../http/visitor/visitor.ts";
import { chooseClientSeed, freeRoundsLeft } from "../../../studio/index.ts";
import {
  actInstant,
  INSTANT_FAMILIES,
  instantGameOf,
  instantView,
  openInstantWager,
  playInstant,
  WholeFields,
} from "../../../studio/instant/index.ts";
import { type Call, type CallRefusal, signedCall } from "../../call.ts";
import { amount, asAmount, asInstant, instant, text } from "../../shapes.ts";
import { typedAmount } from "../money/order-shapes.ts";
import { notOver } from "./free-rounds.ts";
import { houseTable, named, openTable, seatAt, TABLE_ERRORS, UNKNOWN_ERRORS } from "./house-game.ts";
import { STAKE_ERRORS, saidOfStake, wagerKeyOf } from "./said-of-stake.ts";
import { wager, wagerValue } from "./wager-shape.ts";

const MODULE = 12;
const ENGINE = "instant";

const FIELDS_MAX = 200;
const FIELD = text(60);

const fields = z
  .record(FIELD, z.union([FIELD, z.array(FIELD).max(FIELDS_MAX)]))
  .refine((given) => Object.keys(given).length <= FIELDS_MAX)
  // The stake stands beside the choice.
  .refine((given) => !Object.hasOwn(given, "stake"));

type Fields = z.infer<typeof fields>;

/** A choice as the form of the page would send it: what is there several times comes several times. */
function fieldsOf(choice: Fields, stakeMinor: bigint | null): WholeFields {
  const sent = Object.entries(choice).flatMap(([name, said]) => [said].flat().map((one) => [name, one]));
  return new WholeFields(stakeMinor === null ? sent : [...sent, ["stake", `${stakeMinor}`]]);
}

/** What meant nothing to the game is named as it was sent; a stake stands beside the choice. */
function unreadIn(refusal: { readonly reason: string }, within: "choice" | "action") {
  const unread = "unread" in refusal ? (refusal.unread as readonly string[] | undefined) : undefined;
  if (!unread) return null;
  const fields = unread.map((name) => (name === "stake" ? name : `${within}.${name}`));
  return refuse({ reason: "badField", fields } as const);
}

function stakeIn(typed: string | undefined, asset: Asset): Outcome<bigint | null, CallRefusal<"badField">> {
  if (typed === undefined) return done(null);
  const read = parseMoney(typed, asset);
  return read ? done(read.minor) : refuse({ reason: "badField", fields: ["stake"] });
}

const freeRounds = z.object({
  freeRoundsId: z.uuid(),
  left: z.int(),
  stake: amount.meta({ description: "What each is worth: it is sent as the stake, and nothing is taken." }),
  expiresAt: instant,
});

const instantGame = z.object({
  nodeId: z.string(),
  family: z
    .enum(INSTANT_FAMILIES)
    .meta({ description: "What kind of game it is, and so what is chosen in it." }),
  name: z.string(),
  stakes: z.object({
    ...{ min: amount, max: amount, steps: z.array(amount) },
    isOfChoice: z.boolean().meta({ description: "The choice makes the stake, so none is sent beside it." }),
  }),
  cycleMs: z.int().meta({ description: "How long it waits between two stakes of one player." }),
  rtp: z.string().meta({ description: "Hundredths of a percent; of the choice that returns the least." }),
  sheet: z.unknown().meta({ description: "What can be chosen, with odds and payouts." }),
  live: z.unknown().meta({ description: "What can be aimed at now, in a room with a timetable; else null." }),
  freeRounds: freeRounds.nullable(),
  open: wager.nullable().meta({ description: "A game that has to be played to its end first." }),
  latest: z.array(wager).meta({ description: "Of the seat that the player has, the latest first." }),
});

type Placing = {
  readonly nodeId: string;
  readonly funds: "real" | "trial";
  readonly stake?: string | undefined;
  readonly choice: Fields;
  readonly freeRoundsId?: string | undefined;
  readonly clientSeed?: string | undefined;
};

const PLAY_ERRORS = [
  ...TABLE_ERRORS,
  ...STAKE_ERRORS,
  ...(["choiceNotOffered", "stakeNotOffered", "choiceGone", "tooFast", "freeRoundsOver"] as const),
  ...(["roundOpen", "gameUnfinished"] as const),
] as const;

async function place(visitor: PlayerVisitor, { choice, clientSeed = "", ...asked }: Placing, key: string) {
  const { context, player, platform, brand } = visitor;
  const table = await openTable(visitor, ENGINE, asked);
  if (!table.ok) return table;
  const { game, asset } = table.value;
  const stake = stakeIn(asked.stake, asset);
  if (!stake.ok) return stake;
  const playerRef = `${player.id}`;
  const wish = {
    ...{ playerRef, formRef: wagerKeyOf(key), fields: fieldsOf(choice, stake.value) },
    ...{ freeRoundsId: asked.freeRoundsId, cycleMs: brand.gameCycleMs },
  };
  const played = await fromSeat(
    visitor,
    { game, asset },
    {
      async place(sessionId) {
        await chooseClientSeed(context, { playerRef, typed: clientSeed });
        return playInstant(context, platform.studioWallet, { ...wish, sessionId });
      },
      isStale: (placed) => !placed.ok && placed.refusal.reason === "sessionExpired",
    },
  );
  if (played.ok) return done(wagerValue(played.value));
  const unread = unreadIn(played.refusal, "choice");
  if (unread) return unread;
  const { reason } = played.refusal;
  const free = { reason, freeRoundsId: asked.freeRoundsId, game: game.code, asset, bet: "stake" };
  const misfit = await notOver(visitor, free);
  if (misfit) return refuse(misfit);
  const cycleMs = instantGameOf(game.code)?.ownCycleMs ?? brand.gameCycleMs;
  const again = reason === "tooSoon" ? { retryAt: later(context.now(), cycleMs) } : {};
  return refuse({ ...saidOfStake(reason), ...again });
}

/** Games of the house that are one press, or a few: what a player's own seeds decide. */
export const instantCalls: readonly Call[] = [
  signedCall({
    module: MODULE,
    name: "instantGame",
    method: "GET",
    path: "/wps/game/instant",
    about:
      "An instant game of the house (dice, keno, roulette, cards, reels without lines and the like): what can be staked and chosen, the free rounds there are, and what the player has open in it.",
    scope: "read",
    payload: z.object(named),
    value: instantGame,
    errors: UNKNOWN_ERRORS,
    async answer({ visitor, payload }) {
      const { context, player, language, brand } = visitor;
      const table = await houseTable(visitor, ENGINE, payload);
      const game = table.ok ? instantGameOf(table.value.game.code) : null;
      if (!table.ok) return table;
      if (!game) return refuse({ reason: "gameUnknown" });
      const { asset } = table.value;
      const playerRef = `${player.id}`;
      const seat = await seatAt(visitor, table.value);
      const [open, view, free] = await Promise.all([
        openInstantWager(context, { playerRef, game: game.code }),
        seat && instantView(context, { sessionId: seat, playerRef }),
        freeRoundsLeft(context, { playerRef, game: game.code, asset }),
      ]);
      const { minMinor, maxMinor, stepsMinor } = game.stakes;
      const sum = (minor: bigint) => asAmount(money(minor, asset));
      return done({
        ...{ nodeId: payload.nodeId, family: game.family, name: localText(game.names, language) },
        stakes: {
          ...{ min: sum(minMinor), max: sum(maxMinor), steps: stepsMinor.map(sum) },
          isOfChoice: game.stakeOf !== undefined,
        },
        cycleMs: game.ownCycleMs ?? brand.gameCycleMs,
        rtp: `${game.figures.rtpBasisPoints}`,
        ...{ sheet: game.sheet, live: game.live?.(context.now()) ?? null },
        freeRounds: free && {
          ...{ freeRoundsId: free.freeRoundsId, left: free.left, stake: asAmount(free.lineBet) },
          expiresAt: asInstant(free.expiresAt),
        },
        open: open && wagerValue(open),
        latest: view ? view.latest.map(wagerValue) : [],
      });
    },
  }),
  signedCall({
    module: MODULE,
    name: "playInstant",
    method: "POST",
    path: "/wps/game/instant",
    about:
      "Stakes once in an instant game and answers with what came; a game of several steps goes on by `stepInstant` until it is over.",
    scope: "play",
    payload: z.object({
      ...named,
      stake: typedAmount
        .optional()
        .meta({ description: "One of the steps; none where the choice makes it." }),
      choice: fields.default({}).meta({ description: "By the family of the game: docs/calls.md lists it." }),
      freeRoundsId: z.uuid().optional(),
      clientSeed: text().optional().meta({
        description: "The player's part in the first pair of seeds; later ones are chosen by `changeSeeds`.",
      }),
    }),
    value: wager,
    errors: PLAY_ERRORS,
    answer: ({ visitor, payload, key }) => place(visitor, payload, key),
  }),
  signedCall({
    module: MODULE,
    name: "stepInstant",
    method: "POST",
    path: "/wps/game/instant/step",
    about:
      "Takes the next step of an open game: opens a field, draws, doubles, takes what was won. `step` is how many were taken, so that the same one sent twice is taken once.",
    scope: "play",
    payload: z.object({ wagerId: z.uuid(), step: z.int().min(0).max(999), action: fields }),
    value: wager,
    errors: [
      ...STAKE_ERRORS,
      ...(["unknownRound", "choiceNotOffered", "stepPassed", "wagerClosed", "raiseConflict"] as const),
    ],
    async answer({ visitor: { context, player, platform }, payload: { wagerId, step, action } }) {
      const asked = { wagerId, playerRef: `${player.id}`, step, fields: fieldsOf(action, null) };
      const acted = await actInstant(context, platform.studioWallet, asked);
      if (acted.ok) return done(wagerValue(acted.value));
      const unread = unreadIn(acted.refusal, "action");
      if (unread) return unread;
      const { reason } = acted.refusal;
      if (reason === "sessionNotFound") return refuse({ reason: "unknownRound" });
      if (reason === "unreadable") return refuse({ reason: "badField", fields: ["step"] });
      return refuse(saidOfStake(reason));
    },
  }),
];
