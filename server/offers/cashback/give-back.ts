import { findPlayer } from "../../accounts/index.ts";
import { holdPlayer } from "../../bonuses/index.ts";
import { dayOf } from "../../core/days.ts";
import { money, plainAmount } from "../../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { DAY_MS, later } from "../../core/time.ts";
import { allOrNothing } from "../../db/all-or-nothing.ts";
import type { Context } from "../../db/context.ts";
import { sendMessage } from "../../messages/index.ts";
import { mayTakePart } from "../../missions/index.ts";
import { givePromised } from "../../promotions/index.ts";
import type { CashbackOffer } from "../offer.ts";
import { CLAIM_OF_PERIOD, INSERT_CLAIM, MARK_GIVEN, TAKE_BUDGET } from "../statements.ts";
import type { Due } from "./lost.ts";

/** So long a bonus of it can be taken. */
const OFFERED_DAYS = 7;

type Giving = {
  readonly offer: CashbackOffer;
  readonly due: Due;
  /** The first day of the week. */
  readonly day: string;
  readonly timeZone: string;
};

type Fate = "given" | "before" | "away" | "short" | "refused";
type Refused = { readonly reason: Exclude<Fate, "given"> };

/**
 * Gives somebody back their part of a week, once. Nobody who is on a break, excluded, shut out or on trial is given
 * anything, and nobody whose part the budget does not reach.
 */
export async function giveBack(context: Context, giving: Giving): Promise<Fate> {
  const given = await allOrNothing<Outcome<null, Refused>>(context.db, (db) =>
    give({ ...context, db }, giving),
  );
  return given.ok ? "given" : given.refusal.reason;
}

async function give(
  context: Context,
  { offer, due, day, timeZone }: Giving,
): Promise<Outcome<null, Refused>> {
  const { db, now } = context;
  const { brandId: brand, promotion, gift } = offer;
  const { playerId, minor } = due;
  const own = [playerId, promotion, day];
  // Asked before anybody is held: of several runs at once, those behind pass by without waiting.
  const [known] = await db.call(CLAIM_OF_PERIOD, own);
  if (known) return refuse({ reason: "before" });
  await holdPlayer(db, playerId);
  // Written before anything is read: who waited here behind another run goes on at once.
  const made = await db.call(INSERT_CLAIM, [...own, brand, gift.what, "P", minor, now()]);
  if (made.length === 0) return refuse({ reason: "before" });
  const player = await findPlayer(context, playerId);
  if (!player || !(await mayTakePart(context, [playerId])).has(playerId)) return refuse({ reason: "away" });
  const taken = await db.call(TAKE_BUDGET, [brand, promotion, minor, dayOf(now(), timeZone)]);
  if (taken.length === 0) return refuse({ reason: "short" });
  const amount = money(minor, "P");
  const given = await givePromised(context, {
    ...{ player, promotion, source: "cashback", key: `cashback:${promotion}:${day}`, amount },
    ...{ what: gift.what, terms: gift.terms, offeredUntil: later(now(), OFFERED_DAYS * DAY_MS) },
  });
  // A player whose account is frozen is given nothing, as whoever is away.
  if (!given.ok) return refuse({ reason: "refused" });
  await db.call(MARK_GIVEN, [...own, given.value.movementId, given.value.bonusId]);
  if (gift.what === "cash")
    await sendMessage(context, {
      playerId,
      kind: "cashbackGiven",
      facts: { amount: plainAmount(amount), promotion },
      key: `cashback:${promotion}:${day}`,
    });
  return done(null);
}
