import type { Asset } from "../../core/numbers/money.ts";
import type { Context } from "../../db/context.ts";
import { stakeLine } from "../fairness/chain.ts";
import { CLIENT_SEED, type SeedChooser } from "../fairness/seed-statements.ts";
import { type SessionSums, sessionSums } from "../sessions/session-sums.ts";
import { WAGERS_OF_SESSION, type WagerRow } from "../wagers/wager-statements.ts";
import { findWager } from "../wagers/wagers.ts";
import { oddsOf, type SpotOdds } from "./games/odds.ts";
import { type RoundGame, roundGameOf } from "./games/round-games.ts";
import { asToday } from "./kept-outcome.ts";
import { visitRounds } from "./open-round.ts";
import type { RoundChoice } from "./outcome.ts";
import { type PublicRound, publicRound, publicView } from "./public-round.ts";
import { autoOf, leftAt } from "./stakes/cash-out.ts";
import { ROUND_HISTORY, type RoundHistoryRow, SESSION_SUMS, SHARED_ROUND } from "./statements.ts";

const HISTORY_SHOWN = 20;
const OWN_SHOWN = 60;

/** A stake of one's own in a shared round. */
export type OwnStake = {
  readonly wagerId: string;
  readonly roundId: string;
  readonly stakeMinor: bigint;
  readonly spot: string | null;
  readonly auto: number | null;
  readonly state: WagerRow["state"];
  readonly at: number | null;
  readonly payoutMinor: bigint | null;
};

/** What a player sees who sits at a game of shared rounds. */
export type RoundTable = {
  readonly game: RoundGame;
  readonly now: Date;
  readonly round: PublicRound | null;
  readonly history: readonly RoundHistoryRow[];
  /** Of the session, the latest first. */
  readonly own: readonly OwnStake[];
  readonly sums: SessionSums;
  readonly odds: readonly SpotOdds[];
  /** What a stake that is placed now brings along of its player; null of one who has no seeds yet. */
  readonly clientSeed: string | null;
  readonly clientBy: SeedChooser | null;
};

type Sitting = {
  /** Null of somebody who looks at it and has not sat down. */
  readonly sessionId: string | null;
  readonly playerRef: string;
  readonly game: string;
  readonly asset: Asset;
};

/** The table as it stands; null where the game is none of shared rounds. Looking at it is being there. */
export async function roundTable(context: Context, sitting: Sitting): Promise<RoundTable | null> {
  const game = roundGameOf(sitting.game);
  if (!game) return null;
  await visitRounds(context, game);
  const { sessionId, playerRef, asset } = sitting;
  const { db } = context;
  const [round, history, wagers, [sums], [seed]] = await Promise.all([
    publicRound(context, game.code),
    db.call(ROUND_HISTORY, [game.code, HISTORY_SHOWN]),
    sessionId === null ? [] : db.call(WAGERS_OF_SESSION, [sessionId, playerRef, OWN_SHOWN]),
    sessionId === null ? [] : db.call(SESSION_SUMS, [sessionId]),
    db.call(CLIENT_SEED, [playerRef]),
  ]);
  return {
    game,
    now: context.now(),
    round,
    history: history.map(asToday),
    own: wagers.map(ownStake),
    sums: sessionSums(sums, asset),
    odds: oddsOf(game.kind, round?.number ?? 1),
    clientSeed: seed?.clientSeed ?? null,
    clientBy: seed?.clientBy ?? null,
  };
}

/** One stake with its round, to be looked at again as it was. */
export type RecalledStake = {
  readonly game: RoundGame;
  readonly asset: Asset;
  readonly placedAt: Date;
  readonly stake: OwnStake;
  /** As it stands in the list of the round's stakes. */
  readonly line: string;
  readonly round: PublicRound;
};

/** A stake of this player in a shared round; null when it is not theirs or there is none. */
export async function recallStake(
  { db }: Pick<Context, "db">,
  { playerRef, wagerId }: { playerRef: string; wagerId: string },
): Promise<RecalledStake | null> {
  const wager = await findWager(db, wagerId);
  const game = wager && roundGameOf(wager.game);
  if (!wager || !game || wager.playerRef !== playerRef) return null;
  const [round] = await db.call(SHARED_ROUND, [wager.roundRef]);
  if (!round) return null;
  const { asset, placedAt } = wager;
  const view = await publicView({ db }, round);
  return { game, asset, placedAt, stake: ownStake(wager), line: stakeLine(wager), round: view };
}

/** A stake as its player sees it. */
export function ownStake(wager: WagerRow): OwnStake {
  const choice = wager.choice as RoundChoice;
  return {
    wagerId: wager.id,
    roundId: wager.roundRef,
    stakeMinor: wager.stakeMinor,
    spot: "spot" in choice ? choice.spot : null,
    auto: autoOf(wager),
    state: wager.state,
    at: leftAt(wager.result),
    payoutMinor: wager.payoutMinor,
  };
}
