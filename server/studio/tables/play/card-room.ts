import { type Asset, type Money, money } from "../../../core/numbers/money.ts";
import { later, SECOND_MS } from "../../../core/time.ts";
import type { Context } from "../../../db/context.ts";
import type { Statement } from "../../../db/database.ts";
import { type SessionSums, type SessionSumsRow, sessionSums } from "../../sessions/session-sums.ts";
import type { WalletOf } from "../../wagers/wallet-client.ts";
import type { CardGame } from "../seats/open-match.ts";
import { MARK_SEEN, OWN_SEAT } from "../seats/seat-statements.ts";
import { rakeOf } from "../stakes/rake.ts";
import { BUY_INS_MINOR, hasRake, potOf } from "../stakes/table-stakes.ts";
import { TABLES_GOING_ON } from "../table-statements.ts";
import { advanceTable } from "./advance.ts";
import { readSeats } from "./read-table.ts";
import { ABSENT_MS } from "./table-times.ts";

/** The tables of one game and one kind of funds, before one sits down. */
export type CardRoom = {
  readonly buyIns: readonly {
    readonly buyIn: Money;
    readonly pot: Money;
    readonly rake: Money;
    readonly share: Money;
    /** The players who wait for company at this buy-in. */
    readonly waiting: number;
  }[];
  /** Matches that can be watched. */
  readonly playing: readonly { readonly tableId: string; readonly buyIn: Money }[];
};

/** What can be sat down at, and watched, with these funds. */
export async function cardRoom(
  { db, now }: Context,
  { game, asset }: { game: CardGame; asset: Asset },
): Promise<CardRoom> {
  const rake = await rakeOf({ db }, game);
  const tables = await db.call(TABLES_GOING_ON, [game, asset, later(now(), -ABSENT_MS)]);
  return {
    buyIns: BUY_INS_MINOR.map((buyInMinor) => {
      const pot = potOf({ game, buyInMinor, ...rake });
      const open = tables.filter((table) => table.state === "open" && table.buyInMinor === buyInMinor);
      const own = open.filter((table) => hasRake(table, rake));
      return {
        buyIn: money(buyInMinor, asset),
        pot: money(pot.potMinor, asset),
        rake: money(pot.rakeMinor, asset),
        share: money(pot.shareMinor, asset),
        waiting: own.reduce((sum, { waiting }) => sum + Number(waiting), 0),
      };
    }),
    playing: tables
      .filter(({ state }) => state === "playing")
      .map(({ id, buyInMinor }) => ({ tableId: id, buyIn: money(buyInMinor, asset) })),
  };
}

/** The table that a player sits at in this game with these funds; null when there is none. */
export async function ownTable(
  { db }: Pick<Context, "db">,
  { playerRef, game, asset }: { playerRef: string; game: CardGame; asset: Asset },
): Promise<string | null> {
  const [seat] = await db.call(OWN_SEAT, [playerRef, game, asset]);
  return seat?.tableId ?? null;
}

/** A page that is looked at says so this often. */
const SEEN_MS = 5 * SECOND_MS;

/** Somebody looks at a table: the seat is kept, and whatever is due there happens now. */
export async function lookAtTable(
  context: Context,
  walletOf: WalletOf,
  { tableId, playerRef }: { tableId: string; playerRef: string },
): Promise<void> {
  const seats = await readSeats(context.db, tableId);
  const own = seats.find((seat) => seat.playerRef === playerRef);
  if (!own) return;
  if (own.wagerId === null && own.seenAt <= later(context.now(), -SEEN_MS)) {
    await context.db.call(MARK_SEEN, [tableId, own.seat, context.now()]);
  }
  await advanceTable(context, walletOf, tableId);
}

const SESSION_SUMS: Statement<SessionSumsRow> = {
  name: "studio.table_session_sums",
  text: `
    select count(*) as played, coalesce(sum(stake_minor), 0)::bigint as "stakedMinor",
      coalesce(sum(payout_minor), 0)::bigint as "paidMinor",
      coalesce(sum(stake_minor) filter (where state = 'staked'), 0)::bigint as "openMinor"
    from studio.wagers where session_id = $1 and state in ('staked', 'paying', 'paid')`,
};

/** What the matches of a session have come to; one that is still played has lost nothing. */
export async function tableSums(
  { db }: Pick<Context, "db">,
  { sessionId, asset }: { sessionId: string; asset: Asset },
): Promise<SessionSums> {
  const [sums] = await db.call(SESSION_SUMS, [sessionId]);
  return sessionSums(sums, asset);
}
