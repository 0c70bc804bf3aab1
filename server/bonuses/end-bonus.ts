import type { Money } from "../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import {
  anyBonus,
  type Bonus,
  bonusById,
  bonusMoney,
  holdMoney,
  holdPlayer,
  markEnded,
  standingOf,
} from "./grant.ts";
import { endActive, settlePlayer, tellTakenBack } from "./settle-player.ts";

export type EndRefusal = { readonly reason: "unknownBonus" | "bonusOver" | "bonusMoved" };

/** What somebody would lose: the money that is in the bonus now, and what was played for it. */
export type BonusAtStake = {
  readonly bonus: Bonus;
  readonly balance: Money;
  /** The one that begins after it. */
  readonly next: Bonus | null;
};

/** What a player would lose who gives up the bonus that is active; null where none is. */
export async function bonusAtStake(
  { db }: Pick<Context, "db">,
  playerId: bigint,
): Promise<BonusAtStake | null> {
  const { active, waiting } = await standingOf(db, playerId);
  if (!active) return null;
  const { balance } = await bonusMoney(db, playerId);
  return { bonus: active, balance, next: waiting };
}

/** Why a bonus ended at its player's wish, as the office reads it. */
export type GivenUpBy = "given up by its player" | "given up for a withdrawal";

/**
 * Ends a bonus at its player's wish. `seen` is what the page said would be lost: where that is told and has changed
 * meanwhile it is refused, and the page says it anew.
 */
export function giveUpBonus(
  context: Context,
  {
    playerId,
    bonusId,
    seen,
    because = "given up by its player",
  }: {
    readonly playerId: bigint;
    readonly bonusId: string;
    readonly seen?: bigint;
    readonly because?: GivenUpBy;
  },
): Promise<Outcome<null, EndRefusal>> {
  return context.db.transaction(async (db): Promise<Outcome<null, EndRefusal>> => {
    const inside = { ...context, db };
    await holdPlayer(db, playerId);
    const bonus = await bonusById(db, playerId, bonusId);
    if (!bonus) return refuse({ reason: "unknownBonus" });
    if (bonus.state === "forfeited") return done(null);
    const { balance } = await holdMoney(db, playerId);
    if (bonus.state === "active" && seen !== undefined && balance.minor !== seen)
      return refuse({ reason: "bonusMoved" });
    return end(inside, bonus, "forfeited", because);
  });
}

/** Takes a bonus back, and its player reads why, or lets it be cash at once, for the house and with its reason. */
export function decideBonus(
  context: Context,
  {
    bonusId,
    end: how,
    reason,
  }: { readonly bonusId: string; readonly end: "completed" | "taken-back"; readonly reason: string },
): Promise<Outcome<Bonus, EndRefusal>> {
  return context.db.transaction(async (db): Promise<Outcome<Bonus, EndRefusal>> => {
    const inside = { ...context, db };
    const named = await anyBonus(db, bonusId);
    if (!named) return refuse({ reason: "unknownBonus" });
    await holdPlayer(db, named.playerId);
    const bonus = (await anyBonus(db, bonusId)) ?? named;
    if (how === "completed" && bonus.state !== "active") return refuse({ reason: "bonusOver" });
    const ended = await end(inside, bonus, how, reason);
    return ended.ok ? done((await anyBonus(db, bonusId)) ?? bonus) : ended;
  });
}

async function end(
  context: Context,
  bonus: Bonus,
  how: "forfeited" | "completed" | "taken-back",
  reason?: string,
): Promise<Outcome<null, EndRefusal>> {
  if (bonus.endedAt) return refuse({ reason: "bonusOver" });
  if (bonus.state === "active") await endActive(context, bonus, how, reason);
  else {
    await markEnded(context.db, bonus.id, { end: how, endedAt: context.now(), reason });
    if (how === "taken-back") await tellTakenBack(context, bonus, { amount: bonus.amount, reason });
  }
  await settlePlayer(context, bonus.playerId);
  return done(null);
}
