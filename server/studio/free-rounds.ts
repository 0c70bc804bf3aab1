import { isId } from "../core/ids.ts";
import { type Asset, type Money, money } from "../core/money.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import type { Database, Statement } from "../db/database.ts";
import { themeOf } from "./themes.ts";

type FreeRoundsRow = { id: string; lineBetMinor: bigint; left: number; expiresAt: Date };

const COLUMNS = `id, line_bet_minor as "lineBetMinor", granted - used as left, expires_at as "expiresAt"`;

const GRANT: Statement<unknown> = {
  name: "studio.grant_free_rounds",
  text: `
    insert into studio.free_rounds
      (id, player_ref, vendor, game, asset, line_bet_minor, granted, grant_key, granted_at, expires_at)
    values ($1, $2, $3, $4, $5, $6::bigint, $7::int, $8, $9::timestamptz, $10::timestamptz)
    on conflict (player_ref, grant_key) do nothing`,
};

const GRANTED: Statement<FreeRoundsRow & { game: string; granted: number }> = {
  name: "studio.granted_free_rounds",
  text: `select ${COLUMNS}, game, granted from studio.free_rounds where player_ref = $1 and grant_key = $2`,
};

/** Those that end first are played first. */
const LEFT: Statement<FreeRoundsRow> = {
  name: "studio.free_rounds_left",
  text: `
    select ${COLUMNS} from studio.free_rounds
    where player_ref = $1 and game = $2 and asset = $3 and used < granted and expires_at > $4::timestamptz
    order by expires_at, id limit 1`,
};

const TAKE: Statement<{ id: string }> = {
  name: "studio.take_free_round",
  text: `
    update studio.free_rounds set used = used + 1
    where id = $1 and player_ref = $2 and game = $3 and asset = $4 and used < granted and expires_at > $5::timestamptz
      and line_bet_minor = $6::bigint
    returning id`,
};

export type FreeRoundsGrant = {
  playerRef: string;
  game: string;
  asset: Asset;
  lineBetMinor: bigint;
  granted: number;
  key: string;
  expiresAt: Date;
};

export type FreeRoundsRefusal = { reason: "gameUnknown" | "lineBetNotOffered" | "grantConflict" };

/** Gives a player rounds of a slot that cost nothing, once for its key. What they win is the player's own money. */
export async function grantFreeRounds(
  { db, now, newId }: Context,
  { playerRef, game, asset, lineBetMinor, granted, key, expiresAt }: FreeRoundsGrant,
): Promise<Outcome<{ left: number }, FreeRoundsRefusal>> {
  const theme = themeOf(game);
  if (!theme) return refuse({ reason: "gameUnknown" });
  if (!theme.lineBetsMinor.includes(lineBetMinor)) return refuse({ reason: "lineBetNotOffered" });
  const values = [
    newId(),
    playerRef,
    theme.vendor,
    game,
    asset,
    lineBetMinor,
    granted,
    key,
    now(),
    expiresAt,
  ];
  await db.call(GRANT, values);
  const [row] = await db.call(GRANTED, [playerRef, key]);
  const isSame = row?.game === game && row.granted === granted && row.lineBetMinor === lineBetMinor;
  return isSame ? done({ left: row.left }) : refuse({ reason: "grantConflict" });
}

/** What a player has left of free rounds in a game. */
export type FreeRounds = {
  readonly freeRoundsId: string;
  readonly left: number;
  readonly lineBet: Money;
  readonly expiresAt: Date;
};

export async function freeRoundsLeft(
  { db, now }: Context,
  { playerRef, game, asset }: { playerRef: string; game: string; asset: Asset },
): Promise<FreeRounds | null> {
  const [row] = await db.call(LEFT, [playerRef, game, asset, now()]);
  if (!row) return null;
  const { id, left, lineBetMinor, expiresAt } = row;
  return { freeRoundsId: id, left, lineBet: money(lineBetMinor, asset), expiresAt };
}

/** Takes one of them for a round that begins in this transaction; false where there is none left for that line bet. */
export async function takeFreeRound(
  transaction: Database,
  { freeRoundsId, playerRef, game, asset, lineBetMinor, at }: FreeRoundTaken,
): Promise<boolean> {
  if (!isId(freeRoundsId)) return false;
  const [row] = await transaction.call(TAKE, [freeRoundsId, playerRef, game, asset, at, lineBetMinor]);
  return row !== undefined;
}

type FreeRoundTaken = {
  freeRoundsId: string;
  playerRef: string;
  game: string;
  asset: Asset;
  lineBetMinor: bigint;
  at: Date;
};
