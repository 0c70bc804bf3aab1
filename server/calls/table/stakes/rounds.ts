import { z } from "zod";
import { localText } from "../../../core/languages.ts";
import { type Asset, money, parseMoney } from "../../../core/numbers/money.ts";
import { done, refuse } from "../../../core/outcome.ts";
import { fromSeat } from "../../../http/play/from-seat.ts";
import { WAGER_STATES } from "../../../studio/instant/index.ts";
import {
  cashOut,
  type OwnStake,
  ownStake,
  placeRoundStake,
  ROUND_KINDS,
  type RoundTable,
  recallStake,
  roundTable,
} from "../../../studio/rounds/index.ts";
import { type Call, signedCall } from "../../call.ts";
import { outcomeValue, roundValue, sharedRound } from "../../live/live-events.ts";
import { amount, asAmount, asInstant, id, instant, text } from "../../shapes.ts";
import { typedAmount } from "../money/order-shapes.ts";
import { houseTable, named, openTable, seatAt, TABLE_ERRORS, UNKNOWN_ERRORS } from "./house-game.ts";
import { STAKE_ERRORS, saidOfStake, wagerKeyOf } from "./said-of-stake.ts";

const MODULE = 12;
const ENGINE = "rounds";

const hundredths = z.int().nullable().meta({ description: "In hundredths: 250 is 2.50 times the stake." });

const stakeShape = z.object({
  wagerId: z.uuid().meta({ description: "Also the `roundId` of the record." }),
  roundId: z.uuid(),
  stake: amount,
  spot: z.string().nullable(),
  auto: hundredths,
  state: z.enum(WAGER_STATES),
  at: hundredths,
  payout: amount.nullable(),
});

function stakeValue({ stakeMinor, payoutMinor, ...of }: OwnStake, asset: Asset): z.infer<typeof stakeShape> {
  return {
    ...{ wagerId: of.wagerId, roundId: of.roundId, stake: asAmount(money(stakeMinor, asset)) },
    ...{ spot: of.spot, auto: of.auto, state: of.state, at: of.at },
    payout: payoutMinor === null ? null : asAmount(money(payoutMinor, asset)),
  };
}

const tableShape = z.object({
  nodeId: z.string(),
  kind: z.enum(ROUND_KINDS),
  name: z.string(),
  now: instant.meta({ description: "The time of the house." }),
  chips: z.array(amount).meta({ description: "What one stake may be." }),
  spotMax: amount.meta({ description: "The most that one player may have on one spot, or in one flight." }),
  mostStakes: z.int().meta({ description: "How many stakes one player may have in one round." }),
  odds: z
    .array(
      z.object({
        spot: z.string(),
        prices: z.array(z.int()).meta({ description: "What it gives back when it wins, in hundredths." }),
        chance: z.int().nullable().meta({ description: "In hundredths of a percent, where it changes." }),
        rtp: z.int().meta({ description: "In hundredths of a percent." }),
      }),
    )
    .meta({ description: "What can be staked on; a flight has no spots." }),
  round: sharedRound.nullable(),
  history: z
    .array(z.object({ roundId: z.uuid(), number: id, outcome: sharedRound.shape.outcome }))
    .meta({ description: "How the latest rounds ended, the latest first." }),
  own: z.array(stakeShape).meta({ description: "Of the seat that the player has, the latest first." }),
  clientSeed: z.string().nullable().meta({ description: "What a stake that is placed now brings along." }),
});

function tableValue(
  { game, now, round, history, own, odds, clientSeed }: RoundTable,
  { nodeId, name, asset }: { nodeId: string; name: string; asset: Asset },
): z.infer<typeof tableShape> {
  const sum = (minor: bigint) => asAmount(money(minor, asset));
  return {
    ...{ nodeId, kind: game.kind, name, now: asInstant(now) },
    ...{ chips: game.chipsMinor.map(sum), spotMax: sum(game.spotMaxMinor), mostStakes: game.mostStakes },
    odds: odds.map(({ spot, prices, chanceBasisPoints, returnBasisPoints }) => ({
      ...{ spot, prices: [...prices], chance: chanceBasisPoints, rtp: returnBasisPoints },
    })),
    round: round && roundValue(round),
    history: history.map(({ id: roundId, number, outcome }) => ({
      ...{ roundId, number: `${number}`, outcome: outcome && outcomeValue(outcome) },
    })),
    own: own.map((stake) => stakeValue(stake, asset)),
    clientSeed,
  };
}

const PLACE_ERRORS = [
  ...TABLE_ERRORS,
  ...STAKE_ERRORS,
  ...(["choiceNotOffered", "stakeNotOffered", "bettingClosed", "roundStakesFull"] as const),
] as const;

const wagerId = z.uuid();

/** Rounds that many share: flights, baccarat, dragon and tiger, sic bo and the derby. */
export const sharedRoundCalls: readonly Call[] = [
  signedCall({
    module: MODULE,
    name: "roundTable",
    method: "GET",
    path: "/wps/game/rounds",
    about:
      "A game of shared rounds as it stands: its open round, what can be staked on it and at which prices, how the latest ended, and the player's own stakes. The stream `/api/live` tells the round as it goes on.",
    scope: "read",
    payload: z.object(named),
    value: tableShape,
    errors: UNKNOWN_ERRORS,
    async answer({ visitor, payload }) {
      const { context, player, language } = visitor;
      const found = await houseTable(visitor, ENGINE, payload);
      if (!found.ok) return found;
      const { game, asset } = found.value;
      const sessionId = await seatAt(visitor, found.value);
      const sitting = { sessionId, playerRef: `${player.id}`, game: game.code, asset };
      const stands = await roundTable(context, sitting);
      if (!stands) return refuse({ reason: "gameUnknown" });
      const name = localText(stands.game.names, language);
      return done(tableValue(stands, { nodeId: payload.nodeId, name, asset }));
    },
  }),
  signedCall({
    module: MODULE,
    name: "stakeInRound",
    method: "POST",
    path: "/wps/game/rounds",
    about:
      "Stakes on a spot of the open round, or in a flight with the cash-out that is made without asking. A stake that comes too late goes back at once.",
    scope: "play",
    payload: z.object({
      ...named,
      roundId: z.uuid().meta({ description: "The open round that the player was shown." }),
      stake: typedAmount.meta({ description: "One of the chips." }),
      spot: text(40).min(1).optional().meta({ description: "Where the game has spots." }),
      auto: z.int().optional().meta({
        description: "Of a flight: at which multiple it is left, in hundredths; without it by `cashOut`.",
      }),
    }),
    value: stakeShape,
    errors: PLACE_ERRORS,
    async answer({ visitor, payload: { roundId, stake, spot, auto, ...asked }, key }) {
      const { context, player, platform } = visitor;
      const open = await openTable(visitor, ENGINE, asked);
      if (!open.ok) return open;
      const { game, asset } = open.value;
      const read = parseMoney(stake, asset);
      if (!read) return refuse({ reason: "badField", fields: ["stake"] });
      if (spot !== undefined && auto !== undefined) return refuse({ reason: "badField", fields: ["auto"] });
      const choice = spot === undefined ? { auto: auto ?? null } : { spot };
      const wish = { playerRef: `${player.id}`, formRef: wagerKeyOf(key), roundId, choice };
      const placed = await fromSeat(
        visitor,
        { game, asset },
        {
          place: (sessionId) =>
            placeRoundStake(context, platform.studioWallet, { ...wish, sessionId, stakeMinor: read.minor }),
          isStale: (one) => !one.ok && one.refusal.reason === "sessionExpired",
        },
      );
      if (!placed.ok) return refuse(saidOfStake(placed.refusal.reason));
      return done(stakeValue(ownStake(placed.value), asset));
    },
  }),
  signedCall({
    module: MODULE,
    name: "roundStake",
    method: "GET",
    path: "/wps/game/rounds/stake",
    about: "One stake of the player's with its round, also when that is over.",
    scope: "read",
    payload: z.object({ wagerId }),
    value: z.object({ stake: stakeShape, round: sharedRound }),
    errors: ["unknownRound"],
    async answer({ visitor: { context, player }, payload }) {
      const recalled = await recallStake(context, { playerRef: `${player.id}`, ...payload });
      if (!recalled) return refuse({ reason: "unknownRound" });
      const { stake, asset, round } = recalled;
      return done({ stake: stakeValue(stake, asset), round: roundValue(round) });
    },
  }),
  signedCall({
    module: MODULE,
    name: "cashOut",
    method: "POST",
    path: "/wps/game/rounds/cashOut",
    about:
      "Leaves a flight with what the stake is worth now: the moment at which the house was asked decides. Asked again it answers the same.",
    scope: "play",
    payload: z.object({ wagerId }),
    value: stakeShape,
    errors: ["unknownRound", "choiceNotOffered", "wagerClosed", "flightNotUp", "flightOver"],
    async answer({ visitor: { context, player, platform }, payload }) {
      const left = await cashOut(context, platform.studioWallet, { playerRef: `${player.id}`, ...payload });
      if (left.ok) return done(stakeValue(ownStake(left.value.wager), left.value.wager.asset));
      const { reason } = left.refusal;
      return refuse({ reason: reason === "roundUnknown" ? "unknownRound" : reason });
    },
  }),
];
