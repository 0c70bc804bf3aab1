import type { LocalText } from "../../../core/languages.ts";
import type { Asset } from "../../../core/numbers/money.ts";
import type { Context } from "../../../db/context.ts";
import type { SessionSums } from "../../sessions/session-sums.ts";
import type { SessionRow } from "../../statements.ts";
import { readOwnSession } from "../../store.ts";
import type { WalletOf } from "../../wagers/wallet-client.ts";
import { hokm, pasur } from "../games/card-games.ts";
import { type CardRoom, cardRoom, lookAtTable, ownTable, tableSums } from "../play/card-room.ts";
import { findTable, readSeats } from "../play/read-table.ts";
import { isShownTo, type TableView, tableOfWager, tableView } from "../play/table-view.ts";
import { rakeOf } from "../stakes/rake.ts";
import type { Rake } from "../stakes/table-stakes.ts";
import { type CardGame, isCardGame } from "./open-match.ts";

export type OpenedTables = {
  readonly sessionId: string;
  readonly asset: Asset;
  readonly game: CardGame;
  readonly names: LocalText;
  /** That of the table that is shown, else of the next one. */
  readonly rake: Rake;
  /** Where the player sits, when nothing else was asked for. */
  readonly ownTableId: string | null;
  readonly room: CardRoom | null;
  readonly table: TableView | null;
  readonly sums: SessionSums;
};

type Asked = {
  sessionId: string;
  playerRef: string;
  tableId: string | null;
  /** A stake whose match is shown again. */
  wagerId: string | null;
  afterMoves: number | undefined;
};

/**
 * What stands behind the page of an opened card game: the table that was asked for, with whatever was due there done,
 * else the tables of the game. Null when the session is not this player's, or the table not one of its game and funds.
 */
export async function openedTables(
  context: Context,
  walletOf: WalletOf,
  { sessionId, playerRef, tableId, wagerId, afterMoves }: Asked,
): Promise<OpenedTables | null> {
  const session = await ownSession(context, { sessionId, playerRef });
  if (!session) return null;
  const { game, asset } = session;
  const opened = {
    ...{ sessionId, asset, game },
    names: (game === "pasur" ? pasur : hokm).names,
    rake: await rakeOf(context, game),
    sums: await tableSums(context, { sessionId, asset }),
    ...{ ownTableId: null, room: null, table: null },
  };
  const asked = wagerId ? await tableOfWager(context, { wagerId, playerRef }) : tableId;
  if (asked) {
    await lookAtTable(context, walletOf, { tableId: asked, playerRef });
    const table = await tableView(context, { tableId: asked, playerRef, afterMoves });
    if (table && table.game === game && table.asset === asset) return { ...opened, table, rake: table };
  }
  if (wagerId) return null;
  const ownTableId = await ownTable(context, { playerRef, game, asset });
  if (ownTableId && ownTableId !== tableId) return { ...opened, ownTableId };
  return { ...opened, room: await cardRoom(context, { game, asset }) };
}

export type TableWatch = Pick<Asked, "sessionId" | "playerRef"> & { readonly tableId: string };

/** Whether the page of this session would show the table: for whoever only wants to be told that it has changed. */
export async function mayLookAtTable(
  context: Context,
  { sessionId, playerRef, tableId }: TableWatch,
): Promise<boolean> {
  const session = await ownSession(context, { sessionId, playerRef });
  const table = session && (await findTable(context.db, tableId));
  if (!table || table.game !== session.game || table.asset !== session.asset) return false;
  return isShownTo(playerRef, table, await readSeats(context.db, tableId));
}

/** The player's own session of a card game. */
async function ownSession(
  { db }: Pick<Context, "db">,
  { sessionId, playerRef }: Pick<Asked, "sessionId" | "playerRef">,
): Promise<(SessionRow & { game: CardGame }) | null> {
  const session = await readOwnSession(db, { sessionId, playerRef });
  if (!session || !isCardGame(session.game)) return null;
  return { ...session, game: session.game };
}
