import type { LocalText } from "../core/languages.ts";
import type { Statement } from "../db/database.ts";
import type { Category, GameRow, PlayState } from "./game.ts";

/** The columns of a GameRow, from the view catalogue.cards. */
const CARD = `node_id as "nodeId", vendor, vendor_names as "vendorNames", code, category, names,
  picture as image, min_bet_minor as "minBetMinor", rtp_basis_points as "rtpBasisPoints",
  is_hot as "isHot", has_trial as "hasTrial", state`;

const BEST_FIRST = "popularity desc, node_id";

export type ShelfRow = {
  readonly category: Category;
  readonly listsVendors: boolean;
  readonly vendor: string;
  readonly vendorNames: LocalText;
  readonly hasOpen: boolean;
};

/** One row for each category and vendor that have something to show, in the order of the navigation. */
export const SHELVES: Statement<ShelfRow> = {
  name: "catalogue.shelves",
  text: `
    select shelf.code as category, shelf.lists_vendors as "listsVendors", card.vendor,
      card.vendor_names as "vendorNames", bool_or(card.state = 'open') as "hasOpen"
    from catalogue.categories shelf
    join catalogue.cards card on card.category = shelf.code and card.state <> 'disabled'
    group by shelf.code, card.vendor, card.vendor_names, card.vendor_position
    order by shelf.position, card.vendor_position, card.vendor`,
};

export type StateRow = { readonly vendor: string; readonly code: string; readonly state: PlayState };

export const STATES: Statement<StateRow> = {
  name: "catalogue.states",
  text: "select vendor, code, state from catalogue.cards",
};

export type NamesRow = { readonly vendor: string; readonly code: string; readonly names: LocalText };

export const NAMES: Statement<NamesRow> = {
  name: "catalogue.names",
  text: "select vendor, code, names from catalogue.games where code = any($1::text[])",
};

export const HOT: Statement<GameRow> = {
  name: "catalogue.hot",
  text: `select ${CARD} from catalogue.cards where is_hot and state = 'open' order by ${BEST_FIRST} limit $1::int`,
};

export const RAILS: Statement<GameRow> = {
  name: "catalogue.rails",
  text: `
    select ${CARD}
    from (
      select *, row_number() over (partition by category, vendor order by ${BEST_FIRST}) as place
      from catalogue.cards where state = 'open'
    ) ranked
    where place <= $1::int
    order by vendor_position, vendor, place`,
};

export const ONE: Statement<GameRow> = {
  name: "catalogue.one",
  text: `select ${CARD} from catalogue.cards where node_id = $1`,
};

export const RECENT: Statement<GameRow> = {
  name: "catalogue.recent",
  text: `
    select ${CARD}
    from catalogue.recents recent
    join catalogue.cards card on card.node_id = recent.node
    where recent.player = $1::bigint and card.state <> 'disabled'
    order by recent.last_at desc, recent.node
    limit $2::int`,
};

export type PageRow = GameRow & {
  readonly isFavourite: boolean;
  readonly pageNo: number;
  readonly total: number;
};

/**
 * Rows, total and the page that was really given, in one statement: the number is clamped where the total
 * is known. It goes past the builder because a visitor waits for it at every click in the lobby.
 */
export const PAGE: Statement<PageRow> = {
  name: "catalogue.page",
  text: `
    with matched as (
      select card.*, favourite.player is not null as is_favourite, count(*) over () as total,
        row_number() over (order by
          case $5::text when 'fav' then favourite.added_at when 'recent' then recent.last_at end desc nulls last,
          ${BEST_FIRST}) as place
      from catalogue.cards card
      left join catalogue.favourites favourite on favourite.player = $6::bigint and favourite.node = card.node_id
      left join catalogue.recents recent on recent.player = $6::bigint and recent.node = card.node_id
      where card.category = $1::text and card.state <> 'disabled'
        and ($2::text is null or card.vendor = $2::text)
        and card.search_text like all ($3::text[])
        and ($4::bigint is null or card.min_bet_minor <= $4::bigint)
        and case $5::text
          when 'hot' then card.is_hot
          when 'fav' then favourite.player is not null
          when 'recent' then recent.player is not null
          else true
        end
    ), clamped as (
      select *, least($7::bigint, (total + $8::bigint - 1) / $8::bigint) as page_no from matched
    )
    select ${CARD}, is_favourite as "isFavourite", page_no::int as "pageNo", total::int as total
    from clamped
    where place > (page_no - 1) * $8::bigint and place <= page_no * $8::bigint
    order by place`,
};
