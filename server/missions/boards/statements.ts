import type { LocalText } from "../../core/languages.ts";
import type { Statement } from "../../db/database.ts";

/** How often a board begins anew: never, or with each day, week (from Saturday) or month of the brand. */
export const BOARD_REPEATS = ["once", "daily", "weekly", "monthly"] as const;

/** What puts somebody first: who staked most, who played most rounds, or whom one round paid the most of its stake. */
export const RANKS = ["stakes", "rounds", "multiple"] as const;
export type Ranks = (typeof RANKS)[number];

export type BoardRow = {
  readonly id: string;
  readonly brandId: string;
  readonly code: string;
  readonly titles: LocalText;
  readonly repeats: (typeof BOARD_REPEATS)[number];
  readonly ranks: Ranks;
  readonly category: string | null;
  readonly leastMinor: bigint;
  readonly prizes: unknown;
  readonly from: Date;
  readonly until: Date;
};

const COLUMNS = `
  b.id, b.brand_id as "brandId", b.code, b.titles, b.repeats, b.ranks, b.category, b.least_minor as "leastMinor", b.prizes,
  b.from_at as "from", b.until_at as "until"`;

export const INSERT_BOARD: Statement<{ readonly id: string }> = {
  name: "missions.insert-board",
  text: `
    insert into mission.boards (id, brand_id, code, titles, repeats, ranks, category, least_minor, prizes, from_at, until_at,
      position)
    values ($1::uuid, $2, $3, $4::text::jsonb, $5, $6, $7, $8::bigint, $9::text::jsonb, $10::timestamptz,
      $11::timestamptz, $12::int)
    on conflict (brand_id, code) do nothing returning id`,
};

export const GOING_BOARDS: Statement<{ readonly count: number }> = {
  name: "missions.going-boards",
  text: `
    select count(*)::int as count from mission.boards where brand_id = $1 and until_at > $2::timestamptz`,
};

/** What goes on is over now, and is closed as every end is. */
export const STOP_BOARD: Statement<{ readonly id: string }> = {
  name: "missions.stop-board",
  text: `
    with stopped as (
      update mission.boards set until_at = greatest($3::timestamptz, from_at + interval '1 millisecond')
        where brand_id = $1 and code = $2 and until_at > $3::timestamptz returning id
    ), ended as (
      update mission.board_periods p set ends_at = least(p.ends_at, $3::timestamptz)
        from stopped where p.board_id = stopped.id and p.closed_at is null
    )
    select id from stopped`,
};

export const BOARD_BY_CODE: Statement<BoardRow> = {
  name: "missions.board-by-code",
  text: `select ${COLUMNS} from mission.boards b where b.brand_id = $1 and b.code = $2`,
};

export const BOARD_BY_ID: Statement<BoardRow> = {
  name: "missions.board-by-id",
  text: `select ${COLUMNS} from mission.boards b where b.id = $1::uuid`,
};

export const BOARDS_OF_BRAND: Statement<BoardRow> = {
  name: "missions.boards-of-brand",
  text: `
    select ${COLUMNS} from mission.boards b where b.brand_id = $1
    order by b.until_at desc, b.code limit $2::int offset $3::int`,
};

export const BOARD_TITLES: Statement<Pick<BoardRow, "code" | "titles">> = {
  name: "missions.board-titles",
  text: "select code, titles from mission.boards where brand_id = $1 and code = any($2::text[])",
};

/** Those that are over, the last to end first. */
export const BOARDS_PAST: Statement<BoardRow> = {
  name: "missions.boards-past",
  text: `
    select ${COLUMNS} from mission.boards b where b.brand_id = $1 and b.until_at <= $2::timestamptz
    order by b.until_at desc, b.code limit $3::int`,
};

/** Those that go on, in the order of the house. */
export const BOARDS_NOW: Statement<BoardRow> = {
  name: "missions.boards-now",
  text: `
    select ${COLUMNS} from mission.boards b
    where b.brand_id = $1 and b.from_at <= $2::timestamptz and b.until_at > $2::timestamptz
    order by b.position, b.until_at, b.code limit $3::int`,
};
