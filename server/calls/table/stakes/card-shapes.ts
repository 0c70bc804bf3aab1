import { z } from "zod";
import {
  type CardRoom,
  type CardView,
  SUITS,
  TABLE_STATES,
  type TableView,
} from "../../../studio/tables/index.ts";
import { amount, asAmount, asInstant, instant } from "../../shapes.ts";

const card = z.string().meta({ description: "`7C` is the seven of clubs, `TD` the ten of diamonds." });
const cards = z.array(card);
const seat = z.int();
const laid = z.object({ seat, card });

const hand = {
  seat: seat.nullable().meta({ description: "The player's own place; null of somebody who watches." }),
  turn: seat.nullable(),
  winner: z.int().nullable().meta({ description: "The side that won: of hokm those who sit across." }),
  hand: z.int(),
  own: cards,
  options: z.array(z.string()).meta({ description: "What may be done now: one of them is the `act`." }),
};

const pasur = z.object({
  game: z.literal("pasur"),
  ...hand,
  ...{ deal: z.int(), dealer: seat, deckLeft: z.int(), pool: cards },
  places: z.array(
    z.object({ cards: z.int(), taken: z.int(), clubs: z.int(), surs: z.int(), points: z.int() }),
  ),
  last: z.object({ seat, card, take: cards, sur: z.boolean() }).nullable(),
});

const hokm = z.object({
  game: z.literal("hokm"),
  ...hand,
  ...{ hakem: seat, trump: z.enum(SUITS).nullable(), trick: z.array(laid) },
  places: z.array(z.object({ cards: z.int(), tricks: z.int(), points: z.int() })),
  last: z.object({ laid: z.array(laid), winner: seat }).nullable(),
});

const view = z.union([pasur, hokm]);

function viewValue(of: CardView): z.infer<typeof view> {
  const { seat: own, turn, winner, hand: nth } = of;
  const held = { seat: own, turn, winner, hand: nth, own: [...of.own], options: [...of.options] };
  if (of.game === "pasur") {
    const { deal, dealer, deckLeft, pool, places, last } = of;
    return {
      ...{ game: of.game, ...held, deal, dealer, deckLeft, pool: [...pool] },
      places: places.map((one) => ({ ...one })),
      last: last && { ...last, take: [...last.take] },
    };
  }
  const { hakem, trump, trick, places, last } = of;
  return {
    ...{ game: of.game, ...held, hakem, trump, trick: trick.map((one) => ({ ...one })) },
    places: places.map((one) => ({ ...one })),
    last: last && { laid: last.laid.map((one) => ({ ...one })), winner: last.winner },
  };
}

export const cardTable = z.object({
  tableId: z.uuid(),
  state: z.enum(TABLE_STATES),
  ...{ buyIn: amount, pot: amount, rake: amount, share: amount },
  ...{ seats: z.int(), taken: z.int() },
  houseFrom: instant.nullable().meta({ description: "From when the house may take what is free." }),
  houseAsked: z.boolean(),
  own: z
    .object({ wagerId: z.uuid().nullable(), place: seat.nullable(), payout: amount.nullable() })
    .nullable()
    .meta({ description: "Null of somebody who watches." }),
  turn: z.int().meta({ description: "The number of the turn, from 1: an `act` is sent with it." }),
  deadline: instant.nullable().meta({ description: "When the clock plays for whoever has the turn." }),
  endedBy: z.enum(["score", "forfeit", "away"]).nullable(),
  winner: z.int().nullable(),
  void: z.string().nullable().meta({ description: "Why it was called off; the stakes went back." }),
  card: view.nullable().meta({ description: "Null before the match begins." }),
  commitment: z.string(),
  entropy: z.string().nullable(),
  secret: z.string().nullable().meta({ description: "Told when the match is over." }),
});

export function cardTableValue(of: TableView): z.infer<typeof cardTable> {
  const { own, houseFrom, deadline } = of;
  return {
    ...{ tableId: of.tableId, state: of.state, seats: of.seats, taken: of.taken },
    ...{
      buyIn: asAmount(of.buyIn),
      pot: asAmount(of.pot),
      rake: asAmount(of.rake),
      share: asAmount(of.share),
    },
    ...{ houseFrom: houseFrom && asInstant(houseFrom), houseAsked: of.houseAsked },
    own: own && {
      ...{ wagerId: own.wagerId, place: own.place, payout: own.payout && asAmount(own.payout) },
    },
    ...{ turn: of.turn, deadline: deadline && asInstant(deadline), endedBy: of.endedBy, winner: of.winner },
    ...{ void: of.why, card: of.card && viewValue(of.card) },
    ...{ commitment: of.commitment, entropy: of.entropy, secret: of.secret },
  };
}

export const room = z.object({
  buyIns: z.array(
    z.object({
      ...{ buyIn: amount, pot: amount, rake: amount, share: amount },
      waiting: z.int().meta({ description: "The players who wait for company there." }),
    }),
  ),
  playing: z
    .array(z.object({ tableId: z.uuid(), buyIn: amount }))
    .meta({ description: "Matches that can be watched." }),
});

export function roomValue({ buyIns, playing }: CardRoom): z.infer<typeof room> {
  return {
    buyIns: buyIns.map(({ buyIn, pot, rake, share, waiting }) => ({
      ...{
        buyIn: asAmount(buyIn),
        pot: asAmount(pot),
        rake: asAmount(rake),
        share: asAmount(share),
        waiting,
      },
    })),
    playing: playing.map(({ tableId, buyIn }) => ({ tableId, buyIn: asAmount(buyIn) })),
  };
}
