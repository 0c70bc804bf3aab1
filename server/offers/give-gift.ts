import type { Player } from "../accounts/index.ts";
import type { GivenBy, PrizeRefusal } from "../bonuses/index.ts";
import { money } from "../core/numbers/money.ts";
import { done, type Outcome } from "../core/outcome.ts";
import { DAY_MS, later } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { givePromised } from "../promotions/index.ts";
import { giveTickets, type TicketRefusal } from "../raffles/index.ts";
import { grantFreeRounds } from "../studio/index.ts";
import { type Gift, stepAt, worthOf } from "./gift.ts";

type Due = {
  readonly player: Player;
  readonly promotion: string;
  readonly key: string;
  readonly gift: Gift;
  readonly level: number;
};

/** Gives what a claim brings to somebody of a level, once for its key, in the transaction of the context's database. */
export async function giveGift(
  context: Context,
  due: Due,
): Promise<Outcome<GivenBy, PrizeRefusal | TicketRefusal>> {
  const { player, promotion, key, gift, level } = due;
  if (gift.what === "rounds") return giveRounds(context, due, gift);
  if (gift.what === "tickets") return giveOfRaffle(context, due, gift);
  const common = { player, promotion, key, source: "promotion" } as const;
  if (gift.what === "points")
    return givePromised(context, { ...common, what: "points", amount: money(worthOf(gift, level), "PTS") });
  const amount = money(worthOf(gift, level), "P");
  return gift.what === "cash"
    ? givePromised(context, { ...common, what: "cash", amount })
    : givePromised(context, { ...common, what: "bonus", terms: gift.terms, amount });
}

async function giveRounds(
  context: Context,
  { player, key, level, promotion }: Due,
  { steps, game, many, days }: Extract<Gift, { what: "rounds" }>,
): Promise<Outcome<GivenBy, PrizeRefusal>> {
  const given = await grantFreeRounds(context, {
    ...{
      playerRef: player.id.toString(),
      game,
      asset: "P",
      lineBetMinor: stepAt(steps, level)?.minor ?? 0n,
      key,
    },
    ...{ granted: many, expiresAt: later(context.now(), days * DAY_MS) },
  });
  if (given.ok) return done({ movementId: null, bonusId: null });
  throw new Error(`The rounds of ${promotion} cannot be given: ${given.refusal.reason}.`);
}

async function giveOfRaffle(
  context: Context,
  { player, promotion, key, level }: Due,
  gift: Extract<Gift, { what: "tickets" }>,
): Promise<Outcome<GivenBy, TicketRefusal>> {
  const given = await giveTickets(context, {
    ...{ playerId: player.id, brand: player.brandId, raffle: gift.raffle },
    ...{ many: Number(worthOf(gift, level)), promotion, key },
  });
  return given.ok ? done({ movementId: null, bonusId: null }) : given;
}
