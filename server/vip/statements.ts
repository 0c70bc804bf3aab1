import type { Statement } from "../db/database.ts";
import type { Level } from "./level.ts";

const LEVEL = `rank, names, staked_minor as "stakedMinor", points_percent as "pointsPercent",
  reward_points as "rewardPoints", privileges, keep_minor as "keepMinor", withdrawals_per_day as "withdrawalsPerDay",
  withdrawn_per_day_minor as "withdrawnPerDayMinor", withdrawals_first as "withdrawalsFirst"`;

export const LEVELS: Statement<Level & { readonly brandId: string }> = {
  name: "vip.levels",
  text: `select brand_id as "brandId", ${LEVEL} from vip.levels order by brand_id, rank`,
};

/** Of two who change levels of a brand, the second sees what the first has changed. */
export const HOLD_LEVELS: Statement<Level> = {
  name: "vip.hold-levels",
  text: `select ${LEVEL} from vip.levels where brand_id = $1 order by rank for update`,
};

/** What is there already stays as it is: the operator may have changed it. */
export const INSERT_LEVEL: Statement<never> = {
  name: "vip.insert-level",
  text: `
    insert into vip.levels (brand_id, rank, names, staked_minor, points_percent, reward_points, privileges)
    values ($1, $2::smallint, $3::jsonb, $4::bigint, $5::smallint, $6::bigint, $7::jsonb)
    on conflict do nothing`,
};

export const CHANGE_LEVEL: Statement<never> = {
  name: "vip.change-level",
  text: `
    update vip.levels set staked_minor = $3::bigint, points_percent = $4::smallint, reward_points = $5::bigint,
      withdrawals_per_day = $6::int, withdrawn_per_day_minor = $7::bigint, withdrawals_first = $8::boolean
    where brand_id = $1 and rank = $2::smallint`,
};

export type VipPlayer = {
  readonly playerId: bigint;
  readonly stakedMinor: bigint;
  /** What of it no longer counts towards levels since one was lost. */
  readonly loweredMinor: bigint;
  readonly rank: number;
};

export const PLAYERS: Statement<VipPlayer> = {
  name: "vip.players",
  text: `
    select player_id as "playerId", staked_minor as "stakedMinor", lowered_minor as "loweredMinor", rank
    from vip.players where player_id = any ($1::bigint[])`,
};

/** A count waits here for one that goes on already, and then goes on where that one ended. */
export const HOLD_MARK: Statement<{ readonly mark: string }> = {
  name: "vip.hold-mark",
  text: "select xid::text as mark from vip.marks for update",
};

export const SAVE_MARK: Statement<never> = {
  name: "vip.save-mark",
  text: "update vip.marks set xid = $1::text::xid8",
};

/** In the order of the players, so that two who write never wait for each other in a circle. */
export const ADD_STAKED: Statement<VipPlayer & { readonly brandId: string }> = {
  name: "vip.add-staked",
  text: `
    insert into vip.players as kept (player_id, brand_id, staked_minor)
    select new.player_id, new.brand, new.staked_minor
      from unnest($1::bigint[], $2::text[], $3::bigint[]) as new (player_id, brand, staked_minor)
      order by new.player_id
    on conflict (player_id) do update set staked_minor = kept.staked_minor + excluded.staked_minor
    returning player_id as "playerId", brand_id as "brandId", staked_minor as "stakedMinor", lowered_minor as "loweredMinor", rank`,
};

export const INSERT_LEVEL_UP: Statement<never> = {
  name: "vip.insert-level-up",
  text: `
    insert into vip.level_ups (player_id, rank, reached_at, reward_points)
    values ($1::bigint, $2::smallint, $3::timestamptz, $4::bigint) on conflict do nothing`,
};

export const RAISE: Statement<never> = {
  name: "vip.raise",
  text: "update vip.players set rank = $2::smallint where player_id = $1::bigint and rank < $2::smallint",
};

/** Beside the first time, which is rewarded: what period a rise lies in says which of them it is safe in. */
export const INSERT_RISE: Statement<never> = {
  name: "vip.insert-rise",
  text: `
    insert into vip.rises (player_id, rank, risen_at) values ($1::bigint, $2::smallint, $3::timestamptz)
    on conflict do nothing`,
};

export type LevelUp = {
  readonly playerId: bigint;
  readonly rank: number;
  readonly reachedAt: Date;
  readonly rewardPoints: bigint;
  readonly movementId: bigint | null;
};

const LEVEL_UP = `player_id as "playerId", rank, reached_at as "reachedAt", reward_points as "rewardPoints",
  movement_id as "movementId"`;

export const LEVEL_UPS: Statement<LevelUp> = {
  name: "vip.level-ups",
  text: `select ${LEVEL_UP} from vip.level_ups where player_id = $1::bigint order by rank`,
};

export const OWED: Statement<LevelUp> = {
  name: "vip.owed",
  text: `
    select ${LEVEL_UP} from vip.level_ups
    where reward_points > 0 and movement_id is null and (player_id, rank) > ($1::bigint, $2::int)
    order by player_id, rank limit $3::int`,
};

export const MARK_GIVEN: Statement<never> = {
  name: "vip.mark-given",
  text: `
    update vip.level_ups set movement_id = $3::bigint
    where player_id = $1::bigint and rank = $2::smallint and movement_id is null`,
};
