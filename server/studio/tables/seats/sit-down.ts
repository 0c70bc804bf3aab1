import type { Asset } from "../../../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../../../core/outcome.ts";
import { later } from "../../../core/time.ts";
import type { Context } from "../../../db/context.ts";
import type { SessionRow } from "../../statements.ts";
import { readOwnSession } from "../../store.ts";
import type { WalletOf } from "../../wagers/wallet-client.ts";
import { refusalOf, type WalletRefusal } from "../../wagers/wallet-refusal.ts";
import { readSeats } from "../play/read-table.ts";
import { ABSENT_MS } from "../play/table-times.ts";
import { TABLES_VERSION } from "../play/tables-version.ts";
import { beginStakes } from "../stakes/begin-stakes.ts";
import { rakeOf } from "../stakes/rake.ts";
import { isBuyIn } from "../stakes/table-stakes.ts";
import { takeStakes } from "../stakes/take-stakes.ts";
import { newTableSecret } from "../table-secret.ts";
import { INSERT_TABLE, LOCK_TABLE, ONE_AT_A_TIME, TABLES_TO_JOIN, TOUCH_TABLE } from "../table-statements.ts";
import { type CardGame, isCardGame, SEATS } from "./open-match.ts";
import { INSERT_SEAT, OWN_SEAT, type SeatRow } from "./seat-statements.ts";

export type SitRequest = {
  sessionId: string;
  playerRef: string;
  buyInMinor: bigint;
  /** A hash of the network that the player comes from: two of one network never sit at one table for money. */
  placeRef?: string | null;
};

export type SitRefusal = {
  reason: "sessionNotFound" | "stakeNotOffered" | "sameNetwork" | "tryAgain" | WalletRefusal;
};

/**
 * Sits down at the oldest table of this game, funds and buy-in that waits for somebody, else opens one. Nothing is
 * taken before the table is full. Who sits at a table of this game already is shown to that one.
 */
export async function sitDown(
  context: Context,
  walletOf: WalletOf,
  request: SitRequest,
): Promise<Outcome<{ tableId: string }, SitRefusal>> {
  const { buyInMinor } = request;
  const session = await readOwnSession(context.db, request);
  if (!session || !isCardGame(session.game)) return refuse({ reason: "sessionNotFound" });
  if (!isBuyIn(buyInMinor)) return refuse({ reason: "stakeNotOffered" });
  const reason = await whyNoStake(walletOf, session, buyInMinor);
  if (reason) return refuse({ reason });

  const sat = await context.db.transaction((transaction) =>
    seatOne({ ...context, db: transaction }, session, { ...request, game: session.game as CardGame }),
  );
  if (!sat.ok) return sat;
  if (sat.value.isFull) await takeStakes(context, walletOf, sat.value.tableId);
  return done({ tableId: sat.value.tableId });
}

/** Asked before others are kept waiting; the stake itself is asked for when the table is full. */
async function whyNoStake(
  walletOf: WalletOf,
  { vendor, walletToken }: SessionRow,
  buyInMinor: bigint,
): Promise<WalletRefusal | "tryAgain" | null> {
  const { code, balance } = await walletOf(vendor).authenticate({ token: walletToken });
  if (code === "RETRY_LATER") return "tryAgain";
  const refusal = refusalOf(code);
  if (refusal) return refusal;
  return balance !== null && BigInt(balance.total) < buyInMinor ? "insufficientFunds" : null;
}

type Sitting = SitRequest & { game: CardGame };

async function seatOne(
  context: Context,
  session: SessionRow,
  request: Sitting,
): Promise<Outcome<{ tableId: string; isFull: boolean }, SitRefusal>> {
  const { db } = context;
  const { game, playerRef } = request;
  const { asset } = session;
  await db.call(ONE_AT_A_TIME, [`${game} ${asset}`]);
  const [own] = await db.call(OWN_SEAT, [playerRef, game, asset]);
  if (own) return done({ tableId: own.tableId, isFull: false });

  const found = await tableToJoin(context, request, asset);
  if (!found.ok) return found;
  const tableId = found.value ?? (await openTable(context, session, request));
  const seats = await readSeats(db, tableId);
  const taken = new Set(seats.map(({ seat }) => seat));
  const free = [0, 1, 2, 3].find((seat) => !taken.has(seat));
  await db.call(INSERT_SEAT, [tableId, free, playerRef, session.id, request.placeRef ?? null, context.now()]);
  await db.call(TOUCH_TABLE, [tableId]);
  const isFull = seats.length + 1 === SEATS[game];
  if (isFull) await beginStakes(context, tableId);
  return done({ tableId, isFull });
}

/** Null when a new table has to be opened. For money, one whose only tables have somebody of the same network is refused. */
async function tableToJoin(
  { db, now }: Context,
  { game, buyInMinor, placeRef }: Sitting,
  asset: Asset,
): Promise<Outcome<string | null, SitRefusal>> {
  let refused = false;
  // An older table may have another rake than the one that was shown.
  const { rakePercent, rakeMostMinor } = await rakeOf({ db }, game);
  const open = await db.call(TABLES_TO_JOIN, [game, asset, buyInMinor, rakePercent, rakeMostMinor]);
  for (const { id } of open) {
    const [table] = await db.call(LOCK_TABLE, [id]);
    const seats = await readSeats(db, id);
    if (table?.state !== "open" || !isWaiting(seats, later(now(), -ABSENT_MS))) continue;
    const isShared = asset !== "TRIAL" && placeRef && seats.some((seat) => seat.placeRef === placeRef);
    if (!isShared) return done(id);
    refused = true;
  }
  return refused ? refuse({ reason: "sameNetwork" }) : done(null);
}

function isWaiting(seats: readonly SeatRow[], since: Date): boolean {
  return seats.length > 0 && seats.every(({ seenAt }) => seenAt >= since);
}

async function openTable(
  { db, newId, now }: Context,
  { vendor, asset }: SessionRow,
  { game, buyInMinor }: Sitting,
): Promise<string> {
  const id = newId();
  const { secret, commitment } = newTableSecret();
  const { rakePercent, rakeMostMinor } = await rakeOf({ db }, game);
  const values = [id, vendor, game, asset, TABLES_VERSION, buyInMinor, secret, commitment, now()];
  await db.call(INSERT_TABLE, [...values, rakePercent, rakeMostMinor]);
  return id;
}
