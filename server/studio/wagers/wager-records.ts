import { grouped } from "../../core/numbers/grouped.ts";
import type { Context } from "../../db/context.ts";
import type { Statement } from "../../db/database.ts";
import type { StudioRoundState, StudioTransaction } from "./vendor-words.ts";
import { correctionTx, readCorrections } from "./wager-corrections.ts";
import {
  type CorrectionRow,
  type RaiseRow,
  WAGER_COLUMNS,
  WAGERS_FROM,
  type WagerRow,
  type WagerState,
} from "./wager-statements.ts";
import { betTxOf, findWager, payoutTx, raiseTx, stakeTx } from "./wagers.ts";

const STATES: Record<WagerState, StudioRoundState> = {
  staking: "open",
  staked: "open",
  paying: "open",
  returning: "open",
  paid: "closed",
  refused: "void",
  returned: "void",
};

/**
 * A wager that was staked since a moment is under way or settled since then as well, so that no index of when each was
 * staked is needed: every stake would have to write it.
 */
const MOVED: Statement<WagerRow> = {
  name: "studio.moved_wagers",
  text: `
    with moved as materialized (
      select w.id from studio.wagers w
      where w.state in ('staking', 'staked', 'paying', 'returning')
        and (w.staked_at >= $2::timestamptz
          or exists (select from studio.raises r where r.wager_id = w.id and r.asked_at >= $2::timestamptz))
      union
      select id from studio.wagers where vendor = $1 and settled_at >= $2::timestamptz
      union
      select wager_id from studio.corrections where made_at >= $2::timestamptz
    )
    select ${WAGER_COLUMNS} ${WAGERS_FROM}
    where w.id in (select id from moved)
      and w.vendor = $1 and w.staked_at is not null and w.placed_at < $3::timestamptz
    order by w.placed_at, w.id`,
};

const RAISES_OF_MANY: Statement<RaiseRow & { wagerId: string; askedAt: Date }> = {
  name: "studio.raises_of_many",
  text: `
    select wager_id as "wagerId", nth, form_ref as "formRef", amount_minor as "amountMinor", action, state,
      asked_at as "askedAt"
    from studio.raises where wager_id = any($1::uuid[]) and state = 'staked' order by wager_id, nth`,
};

/** How a wager stands in the words of the wallet protocol; null when there is none of that player and vendor. */
export async function wagerState(
  { db }: Context,
  { vendor, player, round }: { vendor: string; player: string; round: string },
): Promise<StudioRoundState | null> {
  const wager = await findWager(db, round);
  return wager && wager.playerRef === player && wager.vendor === vendor ? STATES[wager.state] : null;
}

/** All that moved for wagers of a series that were staked, raised, settled or corrected since `from`. */
export async function wagerTransactions(
  { db }: Context,
  { vendor, from, to }: { vendor: string; from: Date; to: Date },
): Promise<StudioTransaction[]> {
  const wagers = await db.call(MOVED, [vendor, from, to]);
  const ids = wagers.map(({ id }) => id);
  const [raises, corrections] = await Promise.all([db.call(RAISES_OF_MANY, [ids]), readCorrections(db, ids)]);
  const raisesOf = grouped(raises, ({ wagerId }) => wagerId);
  const correctionsOf = grouped(corrections, ({ wagerId }) => wagerId);
  return wagers.flatMap((wager) => [
    ...stakesOf(wager, raisesOf.get(wager.id) ?? []),
    ...payoutOf(wager),
    ...(correctionsOf.get(wager.id) ?? []).flatMap((row) => correctionOf(wager, row)),
  ]);
}

function whereOf({ id, playerRef: player, game, asset: currency }: WagerRow) {
  return { player, game, round: id, currency };
}

function stakesOf(wager: WagerRow, raises: readonly (RaiseRow & { askedAt: Date })[]): StudioTransaction[] {
  if (!wager.stakedAt) return [];
  const state = wager.state === "returned" || wager.state === "returning" ? "rolled-back" : "done";
  const debit = { ...whereOf(wager), kind: "debit", state } as const;
  return [
    { ...debit, txId: stakeTx(wager.id), amountMinor: wager.stakeMinor, at: wager.stakedAt },
    ...raises.map(({ nth, amountMinor, askedAt }) => ({
      ...debit,
      txId: raiseTx(wager.id, nth),
      amountMinor,
      at: askedAt,
    })),
  ];
}

function payoutOf(wager: WagerRow): StudioTransaction[] {
  const { id, state, payoutMinor, settledAt } = wager;
  if (state !== "paid" || payoutMinor === null || !settledAt) return [];
  const credit = { kind: "credit", endRound: true, state: "done" } as const;
  const why = wager.freeRoundsId
    ? ({ creditKind: "FREE_ROUND" } as const)
    : ({ creditKind: "WIN", betTxId: betTxOf(wager) } as const);
  return [
    {
      ...whereOf(wager),
      ...credit,
      ...why,
      txId: payoutTx(id),
      amountMinor: payoutMinor,
      at: settledAt,
    },
  ];
}

function correctionOf(wager: WagerRow, row: CorrectionRow): StudioTransaction[] {
  if (row.state !== "done") return [];
  const { changeMinor } = row;
  return [
    {
      ...whereOf(wager),
      kind: "adjust",
      state: "done",
      txId: correctionTx(wager.id, row.nth),
      amountMinor: changeMinor < 0n ? -changeMinor : changeMinor,
      direction: changeMinor > 0n ? "IN" : "OUT",
      at: row.madeAt,
    },
  ];
}
