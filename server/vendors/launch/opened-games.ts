import { isId } from "../../core/ids.ts";
import type { Asset } from "../../core/numbers/money.ts";
import { DAY_MS, later } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";

/** A page is kept for a day, as an open game of our own is. */
const KEPT_MS = DAY_MS;

/** A game of a foreign vendor that a player has opened: where its page is, and with what it is played. */
export type OpenedGame = {
  readonly id: string;
  readonly vendor: string;
  readonly game: string;
  readonly asset: Asset;
  readonly openedAt: Date;
};

const OPEN = {
  name: "vendors-opened-open",
  text: `insert into vendors.opened_games (id, player_id, vendor, game, asset, opened_at)
    values ($1, $2, $3, $4, $5, $6)`,
};

const COLUMNS = `id, vendor, game, asset, opened_at as "openedAt"`;

const FIND = {
  name: "vendors-opened-find",
  text: `select ${COLUMNS} from vendors.opened_games where id = $1 and player_id = $2 and opened_at > $3`,
  row: {} as OpenedGame,
};

const LATEST = {
  name: "vendors-opened-latest",
  text: `select distinct on (vendor, game, asset) ${COLUMNS} from vendors.opened_games
    where player_id = $1 and opened_at > $2 order by vendor, game, asset, opened_at desc`,
  row: {} as OpenedGame,
};

const FORGET = {
  name: "vendors-opened-forget",
  text: "delete from vendors.opened_games where opened_at <= $1",
};

/** Gives a foreign game a page of this player's own. The token is made when the page is shown, and kept nowhere. */
export async function openVendorGame(
  { db, now, newId }: Context,
  { playerId, vendor, game, asset }: { playerId: bigint; vendor: string; game: string; asset: Asset },
): Promise<OpenedGame> {
  const opened = { id: newId(), vendor, game, asset, openedAt: now() };
  await db.call(OPEN, [opened.id, playerId, vendor, game, asset, opened.openedAt]);
  return opened;
}

/** One that this player opened within the last day, or null. */
export async function openedGame(
  { db, now }: Context,
  { id, playerId }: { id: string; playerId: bigint },
): Promise<OpenedGame | null> {
  if (!isId(id)) return null;
  const [found] = await db.call(FIND, [id, playerId, later(now(), -KEPT_MS)]);
  return found ?? null;
}

/** Of each game the page that this player opened last. */
export function openedGames({ db, now }: Context, { playerId }: { playerId: bigint }): Promise<OpenedGame[]> {
  return db.call(LATEST, [playerId, later(now(), -KEPT_MS)]);
}

/** Pages that are over are forgotten. Run by the clock. */
export async function forgetOpenedGames({ db, now }: Context): Promise<void> {
  await db.call(FORGET, [later(now(), -KEPT_MS)]);
}
