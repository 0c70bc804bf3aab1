import type { Asset } from "../../../core/numbers/money.ts";
import type { Context } from "../../../db/context.ts";
import type { Statement } from "../../../db/database.ts";
import {
  CORRECTIONS,
  type CorrectionRow,
  WAGER_COLUMNS,
  WAGERS_FROM,
  type WagerRow,
  type WagerState,
} from "../../wagers/wager-statements.ts";
import { findWager } from "../../wagers/wagers.ts";
import { EVENTS, type EventRow } from "../event-statements.ts";
import { BOOK_VENDOR } from "../sports.ts";
import type { LegOutcome } from "./leg-outcome.ts";
import { LEGS_OF_WAGERS, type WagerLegRow } from "./leg-statements.ts";
import { readChoice, type SlipKind, slipLines } from "./slip.ts";
import { mostOfSlip } from "./slip-payout.ts";
import { type NamedSelection, namedSelections } from "./slip-view.ts";

export type BetLegView = NamedSelection & {
  readonly price: number;
  readonly outcome: LegOutcome | null;
  /** The final score, where there is one and it may be known. */
  readonly score: EventRow["score"];
};

/** A wager of the book as its player sees it. */
export type BetView = {
  readonly wagerId: string;
  readonly asset: Asset;
  readonly kind: SlipKind;
  readonly system: string | null;
  readonly lines: number;
  readonly stakeMinor: bigint;
  readonly perLineMinor: bigint;
  /** What it pays when every leg wins. */
  readonly mostMinor: bigint;
  readonly state: WagerState;
  readonly refusal: string | null;
  readonly payoutMinor: bigint | null;
  readonly placedAt: Date;
  readonly settledAt: Date | null;
  readonly legs: readonly BetLegView[];
  /** What was changed after it was paid, and why. */
  readonly corrections: readonly Pick<CorrectionRow, "changeMinor" | "reason" | "madeAt" | "state">[];
};

const OPEN_BETS: Statement<WagerRow> = {
  name: "book.open_bets",
  text: `
    select ${WAGER_COLUMNS} ${WAGERS_FROM}
    where w.player_ref = $1 and w.vendor = $2 and w.state in ('staking', 'staked', 'paying', 'returning')
    order by w.placed_at desc, w.id desc limit $3::int`,
};

const SETTLED_BETS: Statement<WagerRow> = {
  name: "book.settled_bets",
  text: `
    select ${WAGER_COLUMNS} ${WAGERS_FROM}
    where w.player_ref = $1 and w.vendor = $2 and w.settled_at is not null
    order by w.settled_at desc, w.id desc limit $3::int`,
};

const BETS_MAX = 50;

/** The player's bets, the latest first: those that wait, or those that are settled. */
export async function betsOf(
  context: Context,
  { playerRef, which }: { playerRef: string; which: "open" | "settled" },
): Promise<BetView[]> {
  const statement = which === "open" ? OPEN_BETS : SETTLED_BETS;
  return betViews(context, await context.db.call(statement, [playerRef, BOOK_VENDOR, BETS_MAX]));
}

/** One earlier bet of this player again; null when it is not theirs or there is none. */
export async function betOf(
  context: Context,
  { playerRef, wagerId }: { playerRef: string; wagerId: string },
): Promise<BetView | null> {
  const wager = await findWager(context.db, wagerId);
  if (!wager || wager.playerRef !== playerRef || wager.vendor !== BOOK_VENDOR) return null;
  const [bet] = await betViews(context, [wager]);
  return bet ?? null;
}

async function betViews(context: Context, wagers: readonly WagerRow[]): Promise<BetView[]> {
  const { db } = context;
  const ids = wagers.map(({ id }) => id);
  const [legs, corrections] = await Promise.all([
    db.call(LEGS_OF_WAGERS, [ids]),
    db.call(CORRECTIONS, [ids]),
  ]);
  const named = await namedSelections(
    context,
    legs.map(({ selectionId }) => selectionId),
  );
  const events = await db.call(EVENTS, [[...new Set(legs.map(({ eventId }) => eventId))]]);
  const scores = new Map(events.map(({ id, score, state }) => [id, state === "finished" ? score : null]));
  return wagers.map((wager) => ({
    ...betFacts(wager),
    legs: legViews(
      wager,
      legs.filter(({ wagerId }) => wagerId === wager.id),
      { named, scores },
    ),
    corrections: corrections.filter(({ wagerId }) => wagerId === wager.id),
  }));
}

function betFacts(wager: WagerRow): Omit<BetView, "legs" | "corrections"> {
  const { kind, system, legs, perLine, most } = readChoice(wager.choice);
  const lines = slipLines(kind, system, legs.length) ?? [];
  const perLineMinor = BigInt(perLine);
  return {
    wagerId: wager.id,
    asset: wager.asset,
    kind,
    system,
    lines: lines.length,
    stakeMinor: wager.stakeMinor,
    perLineMinor,
    mostMinor: mostOfSlip({ lines, legs, perLineMinor, mostMinor: BigInt(most) }),
    state: wager.state,
    refusal: wager.refusal,
    payoutMinor: wager.correctedMinor ?? wager.payoutMinor,
    placedAt: wager.placedAt,
    settledAt: wager.settledAt,
  };
}

type Known = {
  named: ReadonlyMap<string, NamedSelection>;
  scores: ReadonlyMap<string, EventRow["score"]>;
};

function legViews(wager: WagerRow, legs: readonly WagerLegRow[], { named, scores }: Known): BetLegView[] {
  const taken = readChoice(wager.choice).legs;
  return legs.flatMap((leg, nth) => {
    const name = named.get(leg.selectionId);
    const price = taken[nth]?.price;
    if (!name || price === undefined) return [];
    return [{ ...name, price, outcome: leg.outcome, score: scores.get(leg.eventId) ?? null }];
  });
}
