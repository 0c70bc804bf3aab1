import { createHash, randomBytes } from "node:crypto";
import type { Language } from "../../core/languages.ts";
import type { Asset } from "../../core/numbers/money.ts";
import { HOUR_MS, later, MINUTE_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { gathered } from "../../db/gathered.ts";

const FIRST_USE_MS = MINUTE_MS;
/** As long as a session of ours may last at most. */
const LIFETIME_MS = 12 * HOUR_MS;

export type Launch = {
  playerId: bigint;
  vendor: string;
  game: string;
  asset: Asset;
  language: Language;
  state: "fresh" | "used" | "expired";
};

const ISSUE = {
  name: "vendors-launch-issue",
  text: `insert into vendors.launches
      (token_hash, player_id, vendor, game, asset, language, issued_at, first_use_until, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
};

const FIND = {
  name: "vendors-launch-find",
  text: `select asked.nth, l.player_id, l.vendor, l.game, l.asset, l.language, l.first_use_until, l.expires_at,
      l.used_at, l.ended_at
    from unnest($1::text[]) with ordinality as asked (hash, nth)
    cross join lateral (
      select x.* from vendors.launches x where x.token_hash = decode(asked.hash, 'hex') limit 1
    ) l`,
};

const LATEST = {
  name: "vendors-launch-latest",
  text: `select asset from vendors.launches where player_id = $1 and vendor = $2 order by issued_at desc limit 1`,
  row: { asset: "" as Asset },
};

type LaunchRow = {
  nth: bigint;
  player_id: bigint;
  vendor: string;
  game: string;
  asset: Asset;
  language: Language;
  first_use_until: Date;
  expires_at: Date;
  used_at: Date | null;
  ended_at: Date | null;
};

const USE = {
  name: "vendors-launch-use",
  text: "update vendors.launches set used_at = $2 where token_hash = $1 and used_at is null",
};

const END = {
  name: "vendors-launch-end",
  text: "update vendors.launches set ended_at = $2 where player_id = $1 and ended_at is null and expires_at > $2",
};

/**
 * Makes the token with which a vendor learns who plays. It is bound to the player, the game, the vendor and
 * the asset, has to be used within 60 seconds, and is good for the stakes of one session afterwards.
 * Only its hash is kept.
 */
export async function issueLaunch(
  { db, now }: Context,
  request: { playerId: bigint; vendor: string; game: string; asset: Asset; language: Language },
): Promise<{ token: string }> {
  const token = randomBytes(32).toString("base64url");
  const { playerId, vendor, game, asset, language } = request;
  const at = now();
  await db.call(ISSUE, [
    hashOf(token),
    playerId,
    vendor,
    game,
    asset,
    language,
    at,
    later(at, FIRST_USE_MS),
    later(at, LIFETIME_MS),
  ]);
  return { token };
}

/** Ends every launch of a player, as every end of a sign-in does: no stake is taken any more, payouts still are. */
export async function endLaunches(
  { db, now }: Pick<Context, "db" | "now">,
  { playerId }: { playerId: bigint },
): Promise<void> {
  await db.call(END, [playerId, now()]);
}

/** What a token stands for; null when it was never issued. */
export async function findLaunch({ db, now }: Context, token: string): Promise<Launch | null> {
  const row = await readLaunch(db, hashOf(token).toString("hex"));
  if (!row) return null;
  const { player_id: playerId, vendor, game, asset, language } = row;
  return { playerId, vendor, game, asset, language, state: stateOf(row, now()) };
}

/** What the game was launched with that the player launched last at a vendor; null without one. */
export async function latestAsset(
  { db }: Pick<Context, "db">,
  { playerId, vendor }: { playerId: bigint; vendor: string },
): Promise<Asset | null> {
  const [latest] = await db.call(LATEST, [playerId, vendor]);
  return latest?.asset ?? null;
}

/** Every stake asks for its token, so those that arrive together ask together. */
const readLaunch = gathered(async (db, hashes: string[]) => {
  const found = new Map((await db.call<LaunchRow>(FIND, [hashes])).map((row) => [Number(row.nth), row]));
  return hashes.map((_, index) => found.get(index + 1) ?? null);
});

/** Notes that a fresh token is in use from now on. */
export async function markLaunchUsed({ db, now }: Context, token: string): Promise<void> {
  await db.call(USE, [hashOf(token), now()]);
}

function stateOf(row: LaunchRow, at: Date): Launch["state"] {
  if (row.ended_at !== null || at >= row.expires_at) return "expired";
  if (row.used_at !== null) return "used";
  return at < row.first_use_until ? "fresh" : "expired";
}

function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
