import type { LocalText } from "../core/languages.ts";
import type { Asset } from "../core/numbers/money.ts";
import type { Statement } from "../db/database.ts";
import type { PointsConfig } from "./config.ts";

const CONFIG = `earn_stake_minor as "earnStakeMinor", earn_categories as "earnCategories",
  convert_points as "convertPoints", convert_minor as "convertMinor", convert_min_points as "convertMinPoints"`;

export const CONFIGS: Statement<PointsConfig & { readonly brandId: string }> = {
  name: "points.configs",
  text: `select brand_id as "brandId", ${CONFIG} from points.configs`,
};

/** Of two who change it, the second sees what the first has changed. */
export const HOLD_CONFIG: Statement<PointsConfig> = {
  name: "points.hold-config",
  text: `select ${CONFIG} from points.configs where brand_id = $1 for update`,
};

/** What is there already stays as it is: the operator may have changed it. */
export const INSERT_CONFIG: Statement<never> = {
  name: "points.insert-config",
  text: `
    insert into points.configs (brand_id, earn_stake_minor, earn_categories, convert_points, convert_minor,
      convert_min_points)
    values ($1, $2::bigint, $3::text[], $4::bigint, $5::bigint, $6::bigint) on conflict do nothing`,
};

export const CHANGE_CONFIG: Statement<never> = {
  name: "points.change-config",
  text: `
    update points.configs set earn_stake_minor = $2::bigint, convert_points = $3::bigint,
      convert_minor = $4::bigint, convert_min_points = $5::bigint
    where brand_id = $1`,
};

export const HOLD_MARK: Statement<{ readonly mark: string }> = {
  name: "points.hold-mark",
  text: "select xid::text as mark from points.marks for update",
};

export const SAVE_MARK: Statement<never> = {
  name: "points.save-mark",
  text: "update points.marks set xid = $1::text::xid8",
};

/** In the order of the players, so that two who write never wait for each other in a circle. */
export const ADD_CREDIT: Statement<never> = {
  name: "points.add-credit",
  text: `
    insert into points.players as kept (player_id, credit)
    select new.player_id, new.credit from unnest($1::bigint[], $2::bigint[]) as new (player_id, credit)
      order by new.player_id
    on conflict (player_id) do update set credit = kept.credit + excluded.credit`,
};

/** Whole points out of what was staked; the rest stays for the next one. */
export const MAKE_POINTS: Statement<never> = {
  name: "points.make-points",
  text: `
    update points.players p
    set owed_points = p.owed_points + p.credit / unit.credit, credit = p.credit % unit.credit
    from unnest($1::bigint[], $2::bigint[]) as unit (player_id, credit)
    where p.player_id = unit.player_id and p.credit >= unit.credit`,
};

export const OWED: Statement<{ readonly playerId: bigint }> = {
  name: "points.owed",
  text: `
    select player_id as "playerId" from points.players
    where owed_points > 0 and player_id > $1::bigint order by player_id limit $2::int`,
};

export type Earned = {
  readonly owedPoints: bigint;
  readonly earnedPoints: bigint;
  /** Stakes that have not made a point yet; below zero when stakes were given back after their points came. */
  readonly credit: bigint;
};

/** Until the transaction ends, nobody else gives or takes points of this player. */
export const HOLD_PLAYER: Statement<Earned> = {
  name: "points.hold-player",
  text: `
    insert into points.players as kept (player_id) values ($1::bigint)
    on conflict (player_id) do update set player_id = excluded.player_id
    returning owed_points as "owedPoints", earned_points as "earnedPoints", credit`,
};

export const MARK_GIVEN: Statement<never> = {
  name: "points.mark-given",
  text: `
    update points.players set earned_points = earned_points + owed_points, owed_points = 0
    where player_id = $1::bigint`,
};

/** Money that can be taken out, a bonus that can only be played with, or a thing that is sent: its amount is nought. */
export const PAYS = ["money", "bonus", "goods"] as const;
export type Pays = (typeof PAYS)[number];

export type RewardRow = {
  readonly id: string;
  readonly names: LocalText;
  readonly pays: Pays;
  readonly costPoints: bigint;
  readonly amountMinor: bigint;
  /** How many are left; null where there is always another one. */
  readonly stock: number | null;
};

const REWARD = `id, names, pays, cost_points as "costPoints", amount_minor as "amountMinor", stock`;

export const REWARDS: Statement<RewardRow> = {
  name: "points.rewards",
  text: `select ${REWARD} from points.rewards where brand_id = $1 and is_on order by position, cost_points, id`,
};

export type ListedReward = RewardRow & { readonly isOn: boolean };

export const ALL_REWARDS: Statement<ListedReward> = {
  name: "points.all-rewards",
  text: `
    select ${REWARD}, is_on as "isOn" from points.rewards where brand_id = $1
    order by position, cost_points, id for update`,
};

export const ADD_REWARD: Statement<{ readonly id: string }> = {
  name: "points.add-reward",
  text: `
    insert into points.rewards (brand_id, id, names, pays, cost_points, amount_minor, stock, position)
    select $1, $2, $3::jsonb, $4, $5::bigint, $6::bigint, $7::int, coalesce(max(position), 0) + 1
      from points.rewards where brand_id = $1
    on conflict do nothing returning id`,
};

export const CHANGE_REWARD: Statement<never> = {
  name: "points.change-reward",
  text: `
    update points.rewards set cost_points = $3::bigint, stock = $4::int, is_on = $5
    where brand_id = $1 and id = $2`,
};

export const REWARD_BY_ID: Statement<RewardRow> = {
  name: "points.reward-by-id",
  text: `select ${REWARD} from points.rewards where brand_id = $1 and id = $2 and is_on`,
};

/** Of the last one, one gets it: whoever comes second waits at the row and finds none. */
export const TAKE_REWARD: Statement<RewardRow> = {
  name: "points.take-reward",
  text: `
    update points.rewards set stock = stock - 1
    where brand_id = $1 and id = $2 and is_on and (stock is null or stock > 0)
    returning ${REWARD}`,
};

export const INSERT_REWARD: Statement<never> = {
  name: "points.insert-reward",
  text: `
    insert into points.rewards (brand_id, id, names, pays, cost_points, amount_minor, stock, position)
    values ($1, $2, $3::jsonb, $4, $5::bigint, $6::bigint, $7::int, $8::int) on conflict do nothing`,
};

export type RedemptionRow = {
  readonly id: string;
  /** Null where points were turned into money. */
  readonly reward: string | null;
  readonly names: LocalText | null;
  readonly pays: Pays;
  readonly points: bigint;
  readonly asset: Asset;
  readonly amountMinor: bigint;
  readonly movementId: bigint;
  readonly at: Date;
};

const REDEMPTION = `id, reward, names, pays, points, asset, amount_minor as "amountMinor",
  movement_id as "movementId", at`;

export const REDEMPTION_BY_KEY: Statement<RedemptionRow> = {
  name: "points.redemption-by-key",
  text: `select ${REDEMPTION} from points.redemptions where player_id = $1::bigint and key = $2`,
};

export const INSERT_REDEMPTION: Statement<RedemptionRow> = {
  name: "points.insert-redemption",
  text: `
    insert into points.redemptions (id, player_id, key, reward, names, pays, points, asset, amount_minor,
      movement_id, at)
    values ($1::uuid, $2::bigint, $3, $4, $5::jsonb, $6, $7::bigint, $8, $9::bigint, $10::bigint,
      $11::timestamptz)
    returning ${REDEMPTION}`,
};

export const LATEST: Statement<RedemptionRow> = {
  name: "points.latest-redemptions",
  text: `
    select ${REDEMPTION} from points.redemptions where player_id = $1::bigint
    order by at desc, id desc limit $2::int`,
};

export const REWARDS_OF_MOVEMENTS: Statement<Pick<RedemptionRow, "names" | "movementId">> = {
  name: "points.rewards-of-movements",
  text: `
    select names, movement_id as "movementId" from points.redemptions
    where player_id = $1::bigint and movement_id = any($2::bigint[])`,
};
