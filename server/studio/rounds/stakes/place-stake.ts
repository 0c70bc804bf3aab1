import { FLIGHT_TOP } from "../../../core/flight.ts";
import { isId } from "../../../core/ids.ts";
import { done, type Outcome, refuse } from "../../../core/outcome.ts";
import type { Context } from "../../../db/context.ts";
import type { Database } from "../../../db/database.ts";
import { lockActivePair, readOwnSession } from "../../store.ts";
import type { WagerRow } from "../../wagers/wager-statements.ts";
import {
  beginWager,
  findWagerOfForm,
  takeStakeOf,
  type WagerRefusal,
  whyNotStaked,
} from "../../wagers/wagers.ts";
import type { WalletOf } from "../../wagers/wallet-client.ts";
import type { WalletRefusal } from "../../wagers/wallet-refusal.ts";
import { AUTO_LEAST } from "../games/crash.ts";
import { type RoundGame, roundGameOf } from "../games/round-games.ts";
import { type RoundChoice, SPOTS } from "../outcome.ts";
import { LOCK_ROUND_SHARED, OWN_STAKES, type SharedRoundRow } from "../statements.ts";

type RoundStake = {
  readonly sessionId: string;
  readonly playerRef: string;
  readonly formRef: string;
  /** The round that the form was made for. */
  readonly roundId: string;
  readonly stakeMinor: bigint;
  readonly choice: RoundChoice;
};

type RoundStakeRefusal =
  | WagerRefusal
  | {
      reason:
        | "stakeNotOffered"
        | "choiceNotOffered"
        | "bettingClosed"
        | "roundStakesFull"
        | "stakeReturned"
        | "roundUnsettled"
        | WalletRefusal;
    };

/**
 * Stakes in a shared round that is open. The same form again is the same stake, also when the round is over by then.
 * A stake that the wallet takes only when betting is closed goes back at once.
 */
export async function placeRoundStake(
  context: Context,
  walletOf: WalletOf,
  stake: RoundStake,
): Promise<Outcome<WagerRow, RoundStakeRefusal>> {
  const session = await readOwnSession(context.db, stake);
  const game = session && roundGameOf(session.game);
  if (!session || !game) return refuse({ reason: "sessionNotFound" });
  if (!game.chipsMinor.includes(stake.stakeMinor)) return refuse({ reason: "stakeNotOffered" });
  if (!isOffered(game, stake.choice)) return refuse({ reason: "choiceNotOffered" });

  const begun = await context.db.transaction((transaction) => begin(context, transaction, game, stake));
  if (!begun.ok) return begun;
  const wager = await takeStakeOf(context, walletOf, begun.value, (transaction, { roundRef }) =>
    isBettingOpen(transaction, roundRef, context.now()),
  );
  const reason = whyNotStaked(wager);
  return reason ? refuse({ reason }) : done(wager);
}

async function begin(
  context: Context,
  transaction: Database,
  game: RoundGame,
  stake: RoundStake,
): Promise<Outcome<WagerRow, RoundStakeRefusal>> {
  const { sessionId, playerRef, formRef, roundId, stakeMinor, choice } = stake;
  // Stakes of one player from several windows wait for each other, or together they would be more than one may have.
  const pair = await lockActivePair(transaction, playerRef);
  const known = await findWagerOfForm(transaction, sessionId, formRef);
  const wager = { sessionId, playerRef, formRef, stakeMinor, choice };
  const own = { ...context, db: transaction };
  if (known) return beginWager(own, { ...wager, roundRef: known.roundRef, mathVersion: known.mathVersion });

  const round = await openForBetting(transaction, roundId, context.now());
  if (round?.game !== game.code) return refuse({ reason: "bettingClosed" });
  const spot = "spot" in choice ? choice.spot : null;
  const [placed] = await transaction.call(OWN_STAKES, [roundId, playerRef, spot]);
  const onSpot = (placed?.onSpot ?? 0n) + stakeMinor;
  if ((placed?.many ?? 0) >= game.mostStakes || onSpot > game.spotMaxMinor)
    return refuse({ reason: "roundStakesFull" });
  const { id: roundRef, mathVersion } = round;
  return beginWager(own, { ...wager, roundRef, mathVersion, clientSeed: pair?.clientSeed ?? undefined });
}

/** Asked under a lock on the round that whoever closes it waits for. */
export async function isBettingOpen(transaction: Database, roundId: string, now: Date): Promise<boolean> {
  return (await openForBetting(transaction, roundId, now)) !== null;
}

async function openForBetting(
  transaction: Database,
  roundId: string,
  now: Date,
): Promise<SharedRoundRow | null> {
  const [round] = isId(roundId) ? await transaction.call(LOCK_ROUND_SHARED, [roundId]) : [];
  return round?.state === "betting" && now < round.closesAt ? round : null;
}

function isOffered({ kind }: RoundGame, choice: RoundChoice): boolean {
  if ("spot" in choice) return SPOTS[kind].includes(choice.spot);
  const { auto } = choice;
  if (kind !== "crash") return false;
  return auto === null || (Number.isInteger(auto) && auto >= AUTO_LEAST && auto <= FLIGHT_TOP);
}
