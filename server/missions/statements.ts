import type { LocalText } from "../core/languages.ts";
import type { Statement } from "../db/database.ts";

/** How often a mission can be done: once, or anew each day or week of the brand. Weeks begin on Saturday. */
export const REPEATS = ["once", "daily", "weekly"] as const;
export type Repeats = (typeof REPEATS)[number];

/** What brings a mission forward: own cash staked, rounds played with it, money paid in, or days in a row with a stake. */
export const MONEY_COUNTS = ["stakes", "deposits"] as const;
export const PLAIN_COUNTS = ["rounds", "days"] as const;
export type Counts = (typeof MONEY_COUNTS | typeof PLAIN_COUNTS)[number];

export type MissionRow = {
  readonly id: string;
  readonly brandId: string;
  readonly code: string;
  readonly titles: LocalText;
  readonly repeats: Repeats;
  readonly afterId: string | null;
  /** The code of that mission, which is to be claimed before. */
  readonly after: string | null;
  readonly counts: Counts;
  readonly category: string | null;
  readonly vendor: string | null;
  readonly game: string | null;
  readonly target: bigint;
  readonly reward: unknown;
  readonly claimDays: number;
  readonly budget: number | null;
  readonly promised: number;
  readonly from: Date;
  readonly until: Date;
  readonly isOn: boolean;
};

export const COLUMNS = `
  m.id, m.brand_id as "brandId", m.code, m.titles, m.repeats, m.after_id as "afterId",
  (select one.code from mission.missions one where one.id = m.after_id) as after, m.counts, m.category, m.vendor, m.game, m.target,
  m.reward, m.claim_days as "claimDays", m.budget, m.promised, m.from_at as "from", m.until_at as "until",
  m.is_on as "isOn"`;

export const INSERT_MISSION: Statement<{ readonly id: string }> = {
  name: "missions.insert",
  text: `
    insert into mission.missions (id, brand_id, code, titles, repeats, after_id, counts, category, vendor, game, target,
      reward, claim_days, budget, from_at, until_at, position)
    values ($1::uuid, $2, $3, $4::text::jsonb, $5, $6::uuid, $7, $8, $9, $10, $11::bigint, $12::text::jsonb, $13::int,
      $14::int, $15::timestamptz, $16::timestamptz, $17::int)
    on conflict (brand_id, code) do nothing returning id`,
};

/** How many go on, or will. */
export const GOING: Statement<{ readonly count: number }> = {
  name: "missions.going",
  text: `
    select count(*)::int as count from mission.missions
    where brand_id = $1 and is_on and until_at > $2::timestamptz`,
};

export const STOP_MISSION: Statement<{ readonly id: string }> = {
  name: "missions.stop",
  text: "update mission.missions set is_on = false where brand_id = $1 and code = $2 and is_on returning id",
};

export const MISSION_BY_CODE: Statement<MissionRow> = {
  name: "missions.by-code",
  text: `select ${COLUMNS} from mission.missions m where m.brand_id = $1 and m.code = $2`,
};

/** The latest to end first, whatever became of them. */
export const MISSIONS_OF_BRAND: Statement<MissionRow> = {
  name: "missions.of-brand",
  text: `
    select ${COLUMNS} from mission.missions m where m.brand_id = $1
    order by m.is_on desc, m.until_at desc, m.code limit $2::int offset $3::int`,
};

/** What goes on at a moment, in the order of the house. */
export const MISSIONS_NOW: Statement<MissionRow> = {
  name: "missions.now",
  text: `
    select ${COLUMNS} from mission.missions m
    where m.brand_id = $1 and m.is_on and m.from_at <= $2::timestamptz and m.until_at > $2::timestamptz
    order by m.position, m.repeats <> 'daily', m.repeats <> 'weekly', m.until_at, m.code limit $3::int`,
};

export const MISSION_TITLES: Statement<Pick<MissionRow, "code" | "titles">> = {
  name: "missions.titles",
  text: "select code, titles from mission.missions where brand_id = $1 and code = any($2::text[])",
};
