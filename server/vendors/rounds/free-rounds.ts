import { isId } from "../../core/ids.ts";
import { type Asset, type Money, money } from "../../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import { playPause } from "../../limits/index.ts";
import type { Vendor } from "../registry.ts";
import { canBeAsked } from "./open-round-sweep.ts";

/** Rounds at a foreign vendor that cost a player nothing. The id is what the vendor says with each. */
export type VendorFreeRounds = {
  readonly id: string;
  readonly vendor: string;
  readonly game: string;
  /** What each is worth. */
  readonly stake: Money;
  readonly granted: number;
  readonly left: number;
  readonly expiresAt: Date;
  /** `granting` and `ending` are being told to the vendor. */
  readonly state: "granting" | "granted" | "refused" | "ending" | "ended";
};

type Row = Omit<VendorFreeRounds, "stake" | "left"> & { asset: Asset; stakeMinor: bigint; used: number };

const COLUMNS = `id, vendor, game, asset, stake_minor as "stakeMinor", granted, used, expires_at as "expiresAt", state`;

const GRANT = {
  name: "vendors-free-rounds-grant",
  text: `insert into vendors.free_rounds
      (id, player_id, vendor, game, asset, stake_minor, granted, grant_key, granted_at, expires_at, tell_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $9) on conflict (player_id, grant_key) do nothing`,
};

const GRANTED = {
  name: "vendors-free-rounds-granted",
  text: `select ${COLUMNS} from vendors.free_rounds where player_id = $1 and grant_key = $2`,
  row: {} as Row,
};

const OF_PLAYER = {
  name: "vendors-free-rounds-of-player",
  text: `select ${COLUMNS} from vendors.free_rounds where player_id = $1 order by granted_at desc, id limit 200`,
  row: {} as Row,
};

/** Those that end first are played first. */
const LEFT = {
  name: "vendors-free-rounds-left",
  text: `select ${COLUMNS} from vendors.free_rounds
    where player_id = $1 and state = 'granted' and used < granted and expires_at > $2
    order by expires_at, id limit 50`,
  row: {} as Row,
};

const CANCEL = {
  name: "vendors-free-rounds-cancel",
  text: `update vendors.free_rounds set state = 'ending', ended_by = 'operator', tell_at = $2, tries = 0
    where id = $1 and state in ('granting', 'granted') returning id`,
};

const TAKE = {
  name: "vendors-free-round-take",
  text: "select vendors.take_free_round($1, $2, $3, $4, $5, $6, $7) as taken",
  row: { taken: "none" as TakenFreeRound },
};

const RETURN = {
  name: "vendors-free-round-return",
  text: "select vendors.return_free_round($1, $2, $3, $4)",
};

export type VendorFreeRoundsGrant = {
  playerId: bigint;
  game: string;
  stake: Money;
  granted: number;
  key: string;
  expiresAt: Date;
};

/**
 * Gives a player rounds at a vendor, once for its key. The vendor is told by the clock (free-rounds-told.ts), until it
 * answers. Refuses with `notTold` where a vendor cannot be told: those give rounds in an office of their own. Nobody who is on a
 * break is given any.
 */
export async function grantVendorFreeRounds(
  context: Context,
  vendor: Vendor,
  { playerId, game, stake, granted, key, expiresAt }: VendorFreeRoundsGrant,
): Promise<Outcome<VendorFreeRounds, { reason: "notTold" | "grantConflict" | "onABreak" }>> {
  const { db, now, newId } = context;
  if (!canBeAsked(vendor)) return refuse({ reason: "notTold" });
  const { asset, minor } = stake;
  const [known] = await db.call(GRANTED, [playerId, key]);
  if (!known && (await playPause(context, playerId))) return refuse({ reason: "onABreak" });
  await db.call(GRANT, [newId(), playerId, vendor.code, game, asset, minor, granted, key, now(), expiresAt]);
  const [row] = await db.call(GRANTED, [playerId, key]);
  const isSame =
    row?.vendor === vendor.code &&
    row.game === game &&
    row.asset === asset &&
    row.stakeMinor === minor &&
    row.granted === granted;
  return isSame ? done(roundsIn(row)) : refuse({ reason: "grantConflict" });
}

/** All that a player was given at vendors, newest first, at most 200. */
export async function vendorFreeRoundsOf(
  { db }: Pick<Context, "db">,
  playerId: bigint,
): Promise<VendorFreeRounds[]> {
  return (await db.call(OF_PLAYER, [playerId])).map(roundsIn);
}

/** What a player can play now, those that end first first. */
export async function vendorFreeRoundsLeft(
  { db, now }: Pick<Context, "db" | "now">,
  playerId: bigint,
): Promise<VendorFreeRounds[]> {
  return (await db.call(LEFT, [playerId, now()])).map(roundsIn);
}

function roundsIn({ asset, stakeMinor, used, ...row }: Row): VendorFreeRounds {
  return { ...row, stake: money(stakeMinor, asset), left: row.granted - used };
}

/** Takes back what is left of a gift: no more of it is played from now on, and its vendor is told. */
export async function cancelVendorFreeRounds(
  { db, now }: Pick<Context, "db" | "now">,
  id: string,
): Promise<Outcome<undefined, { reason: "unknownFreeRounds" }>> {
  const [ended] = isId(id) ? await db.call(CANCEL, [id, now()]) : [];
  return ended ? done(undefined) : refuse({ reason: "unknownFreeRounds" });
}

/** `known`: this stake has taken one before. `none`: there is none to take. */
export type TakenFreeRound = "new" | "known" | "none";

type FreeStake = { playerId: bigint; vendor: string; txId: string };

/** Takes one round of a gift for a stake, once for its number. */
export async function takeFreeRound(
  { db, now }: Pick<Context, "db" | "now">,
  { id, playerId, vendor, txId, game, currency }: FreeStake & { id: string; game: string; currency: string },
): Promise<TakenFreeRound> {
  if (!isId(id)) return "none";
  const [row] = await db.call(TAKE, [id, txId, playerId, vendor, game, currency, now()]);
  return row?.taken ?? "none";
}

/** Gives back what a stake took of a gift, where it took something: it was undone, or was never taken. */
export async function returnFreeRound(
  { db }: Pick<Context, "db">,
  { playerId, vendor, txId, was }: FreeStake & { was: "undone" | "refused" },
): Promise<void> {
  await db.call(RETURN, [txId, playerId, vendor, was === "refused"]);
}
