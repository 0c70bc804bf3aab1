import { type Asset, type Money, money } from "../../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { gameNamed } from "../../core/text/game-name.ts";
import type { Context } from "../../db/context.ts";
import type { Statement } from "../../db/database.ts";
import type { InstantFamily } from "../instant/instant-game.ts";
import { instantGameOf } from "../instant/instant-games.ts";
import { LINE_COUNT } from "../slots/lines.ts";
import type { StudioVendor } from "../slots/theme.ts";
import { themeOf } from "../slots/themes.ts";

type FreeRoundsRow = { id: string; lineBetMinor: bigint; left: number; expiresAt: Date };

const COLUMNS = `id, line_bet_minor as "lineBetMinor", granted - used as left, expires_at as "expiresAt"`;

const GRANT: Statement<{ readonly id: string }> = {
  name: "studio.grant_free_rounds",
  text: `
    insert into studio.free_rounds
      (id, player_ref, vendor, game, asset, line_bet_minor, granted, grant_key, granted_at, expires_at)
    values ($1, $2, $3, $4, $5, $6::bigint, $7::int, $8, $9::timestamptz, $10::timestamptz)
    on conflict (player_ref, grant_key) do nothing returning id`,
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

/** The games of the instant engine that are reels: a round of them is one press, as of a slot with lines. */
const REELS: readonly InstantFamily[] = ["ways", "cascade", "hold"];

type FreeBets = {
  readonly vendor: StudioVendor;
  readonly betsMinor: readonly bigint[];
  /** On how many lines a bet is laid: one where there are none. */
  readonly lines: number;
};

/** What can be bet on a free round of a game: on each line of a slot with lines, in all where there are none. */
function freeBetsOf(code: string): FreeBets | null {
  const theme = themeOf(code);
  if (theme) return { vendor: theme.vendor, betsMinor: theme.lineBetsMinor, lines: LINE_COUNT };
  const game = instantGameOf(code);
  const isReels = game !== null && REELS.includes(game.family);
  return isReels ? { vendor: game.vendor, betsMinor: game.stakes.stepsMinor, lines: 1 } : null;
}

/** A round that can be given: of which game, and the stake that it stands for. */
export type FreeRound = {
  readonly vendor: StudioVendor;
  readonly game: string;
  readonly stakeMinor: bigint;
};

type FreeRoundRefusal =
  | { readonly reason: "gameUnknown" }
  | { readonly reason: "lineBetNotOffered"; readonly betsMinor: readonly bigint[] };

/** A free round of a game, which is named by its code or as `VENDOR/CODE`, at a bet on each line. */
export function freeRoundOf(named: string, lineBetMinor: bigint): Outcome<FreeRound, FreeRoundRefusal> {
  const { vendor, game } = named.includes("/") ? gameNamed(named) : { vendor: null, game: named };
  const offered = freeBetsOf(game);
  if (!offered || (vendor !== null && vendor !== offered.vendor)) return refuse({ reason: "gameUnknown" });
  const { betsMinor } = offered;
  if (!betsMinor.includes(lineBetMinor)) return refuse({ reason: "lineBetNotOffered", betsMinor });
  return done({ vendor: offered.vendor, game, stakeMinor: freeRoundStake(game, lineBetMinor) });
}

/** The stake that a free round of a game stands for, by its bet on each line. */
export function freeRoundStake(game: string, lineBetMinor: bigint): bigint {
  return lineBetMinor * BigInt(freeBetsOf(game)?.lines ?? 1);
}

/** Gives a player rounds of reels that cost nothing, once for its key. What they win is the player's own money. */
export async function grantFreeRounds(
  { db, now, newId }: Context,
  { playerRef, game, asset, lineBetMinor, granted, key, expiresAt }: FreeRoundsGrant,
): Promise<Outcome<{ left: number; replayed: boolean }, FreeRoundsRefusal>> {
  const offered = freeBetsOf(game);
  if (!offered) return refuse({ reason: "gameUnknown" });
  if (!offered.betsMinor.includes(lineBetMinor)) return refuse({ reason: "lineBetNotOffered" });
  const values = [
    newId(),
    playerRef,
    offered.vendor,
    game,
    asset,
    lineBetMinor,
    granted,
    key,
    now(),
    expiresAt,
  ];
  const [made] = await db.call(GRANT, values);
  const [row] = await db.call(GRANTED, [playerRef, key]);
  const isSame = row?.game === game && row.granted === granted && row.lineBetMinor === lineBetMinor;
  return isSame
    ? done({ left: row.left, replayed: made === undefined })
    : refuse({ reason: "grantConflict" });
}

const ALL_LEFT: Statement<LeftInGame> = {
  name: "studio.free_rounds_of_player",
  text: `
    select vendor, game, asset, sum(granted - used)::int as left, min(expires_at) as "expiresAt" from studio.free_rounds
    where player_ref = $1 and used < granted and expires_at > $2::timestamptz
    group by vendor, game, asset order by "expiresAt", game`,
};

/** What a player has left of free rounds in a game. */
export type FreeRounds = {
  readonly freeRoundsId: string;
  readonly left: number;
  readonly lineBet: Money;
  readonly expiresAt: Date;
};

/** What is left of free rounds in one game, and when the first of them end. */
type LeftInGame = {
  readonly vendor: string;
  readonly game: string;
  readonly asset: Asset;
  readonly left: number;
  readonly expiresAt: Date;
};

/** In which of our games a player has free rounds left, those that end first first. */
export function gamesWithFreeRounds(
  { db, now }: Pick<Context, "db" | "now">,
  { playerRef }: { playerRef: string },
): Promise<LeftInGame[]> {
  return db.call(ALL_LEFT, [playerRef, now()]);
}

const GIVEN: Statement<FreeRoundsRow & { game: string; asset: Asset }> = {
  name: "studio.free_rounds_given",
  text: `select ${COLUMNS}, game, asset from studio.free_rounds where id = $1 and player_ref = $2`,
};

/** Free rounds that were asked for, with the game and the kind of money that they were asked for in. */
type AskedFree = {
  readonly playerRef: string;
  readonly freeRoundsId: string;
  readonly game: string;
  readonly asset: Asset;
};

/**
 * What of a request for free rounds does not fit, where none was taken: the rounds themselves, which are of another
 * game, money or player, or the bet on each line. Null where they are used up or over.
 */
export async function misfitOfFree(
  { db, now }: Pick<Context, "db" | "now">,
  { playerRef, freeRoundsId, game, asset }: AskedFree,
): Promise<"rounds" | "bet" | null> {
  const [given] = await db.call(GIVEN, [freeRoundsId, playerRef]);
  if (!given) return "rounds";
  if (given.left <= 0 || given.expiresAt <= now()) return null;
  return given.game === game && given.asset === asset ? "bet" : "rounds";
}

/** Those that end first; null when a player has none left. */
export async function freeRoundsLeft(
  { db, now }: Context,
  { playerRef, game, asset }: { playerRef: string; game: string; asset: Asset },
): Promise<FreeRounds | null> {
  const [row] = await db.call(LEFT, [playerRef, game, asset, now()]);
  if (!row) return null;
  const { id, left, lineBetMinor, expiresAt } = row;
  return { freeRoundsId: id, left, lineBet: money(lineBetMinor, asset), expiresAt };
}
