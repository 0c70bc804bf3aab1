import { z } from "zod";
import {
  BONUS_SOURCES,
  BONUS_STATES,
  type Bonus,
  bonusesOf,
  declineBonus,
  giveUpBonus,
  offersOf,
  takeBonus,
} from "../../../bonuses/index.ts";
import { type Money, parseMoney } from "../../../core/numbers/money.ts";
import { done, refuse } from "../../../core/outcome.ts";
import { playPause } from "../../../limits/index.ts";
import { type Call, signedCall } from "../../call.ts";
import { amount, asAmount, asInstant, instant, noPayload, nothing, pageNumber } from "../../shapes.ts";
import { typedAmount } from "../money/order-shapes.ts";
import { away, pauseValue } from "../players/pause-shape.ts";
import { bonusTermsShape, bonusTermsValue } from "./match-shape.ts";

const MODULE = 8;

const bonus = z.object({
  bonusId: z.string(),
  source: z.enum(BONUS_SOURCES),
  state: z.enum(BONUS_STATES),
  amount,
  required: amount.meta({ description: "To be staked until it is cash." }),
  counted: amount.meta({ description: "Of that, what was staked." }),
  kept: amount.meta({ description: "What became cash." }),
  givenAt: instant,
  endsAt: instant.nullable(),
  endedAt: instant.nullable(),
  terms: bonusTermsShape,
});

function bonusValue({ id: bonusId, source, state, terms, ...of }: Bonus): z.infer<typeof bonus> {
  const sum = (money: Money) => asAmount(money);
  return {
    ...{ bonusId, source, state },
    ...{ amount: sum(of.amount), required: sum(of.required), counted: sum(of.counted), kept: sum(of.kept) },
    givenAt: asInstant(of.givenAt),
    endsAt: of.endsAt && asInstant(of.endsAt),
    endedAt: of.endedAt && asInstant(of.endedAt),
    terms: bonusTermsValue(terms),
  };
}

const bonusId = z.uuid();
const OFFER_ERRORS = ["unknownBonus", "offerOver", "onABreak"] as const;

/** The reward centre and the bonuses of a player. */
export const bonusCalls: readonly Call[] = [
  signedCall({
    module: MODULE,
    name: "bonuses",
    method: "GET",
    path: "/wps/member/bonuses",
    about:
      "The player's bonuses, 20 a page: the active one first, then offers, what waits, and what is over.",
    scope: "read",
    payload: z.object({ page: pageNumber }),
    value: z.object({ bonuses: z.array(bonus), page: z.int(), hasMore: z.boolean() }),
    errors: [],
    async answer({ visitor: { context, player }, payload: { page } }) {
      const { items, hasMore } = await bonusesOf(context, { playerId: player.id, page });
      return done({ bonuses: items.map(bonusValue), page, hasMore });
    },
  }),
  signedCall({
    module: MODULE,
    name: "bonusOffers",
    method: "GET",
    path: "/wps/member/bonuses/offers",
    about:
      "What the player may take now; what ends first stands first. Who is away from play may take none; what was offered stays among their `bonuses` until its end.",
    scope: "read",
    payload: noPayload,
    value: z.object({ bonuses: z.array(bonus), pause: away }),
    errors: [],
    async answer({ visitor: { context, player } }) {
      const pause = await playPause(context, player.id);
      if (pause) return done({ bonuses: [], pause: pauseValue(pause) });
      return done({ bonuses: (await offersOf(context, player.id)).map(bonusValue), pause: null });
    },
  }),
  signedCall({
    module: MODULE,
    name: "takeBonus",
    method: "POST",
    path: "/wps/member/bonuses/take",
    about: "Takes what was offered. It begins at once where no other is active, and waits where one is.",
    scope: "money",
    payload: z.object({ bonusId }),
    value: bonus,
    errors: OFFER_ERRORS,
    async answer({ visitor: { context, player }, payload }) {
      const taken = await takeBonus(context, { playerId: player.id, ...payload });
      return taken.ok ? done(bonusValue(taken.value)) : taken;
    },
  }),
  signedCall({
    module: MODULE,
    name: "declineBonus",
    method: "POST",
    path: "/wps/member/bonuses/decline",
    about: "Says no to what was offered.",
    scope: "money",
    payload: z.object({ bonusId }),
    value: nothing,
    errors: OFFER_ERRORS,
    answer: ({ visitor: { context, player }, payload }) =>
      declineBonus(context, { playerId: player.id, ...payload }),
  }),
  signedCall({
    module: MODULE,
    name: "giveUpBonus",
    method: "POST",
    path: "/wps/member/bonuses/giveUp",
    about:
      "Ends a bonus; what is left of it goes back. `seen` is the bonus balance that the player was told would be lost.",
    scope: "money",
    payload: z.object({ bonusId, seen: typedAmount }),
    value: nothing,
    errors: ["unknownBonus", "bonusOver", "bonusMoved", "badField"],
    async answer({ visitor: { context, player, brand }, payload }) {
      const seen = parseMoney(payload.seen, brand.asset);
      if (!seen) return refuse({ reason: "badField", fields: ["seen"] });
      return giveUpBonus(context, { playerId: player.id, bonusId: payload.bonusId, seen: seen.minor });
    },
  }),
];
