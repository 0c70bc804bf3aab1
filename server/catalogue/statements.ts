import type { LocalText } from "../core/languages.ts";
import type { Statement } from "../db/database.ts";
import type { Category, GameRow } from "./game.ts";

/** The columns of a GameRow, from the view catalogue.cards. */
const CARD = `node_id as "nodeId", vendor, vendor_names as "vendorNames", code, category, names,
  picture as image, min_bet_minor as "minBetMinor", rtp_basis_points as "rtpBasisPoints",
  is_hot as "isHot", has_trial as "hasTrial", has_demo as "hasDemo", state, classify as "gameClassify"`;

/** Counted up by every change of what can be played (server/db/functions/catalogue.sql). */
export const REVISION: Statement<{ readonly number: bigint }> = {
  name: "catalogue.revision",
  text: "select number from catalogue.revisions",
};

/** A game with what lists and searches go by and no page shows. */
export type BookRow = GameRow & {
  readonly searchText: string;
  readonly nameWords: string;
  readonly vendorIsGame: IsGame;
  readonly vendorPosition: number;
};

/** Whether choosing a vendor opens a game, or the list of its games. */
export type IsGame = "GAME" | "VASSALAGE";

/** Everything that can be played, the best first. Read when it has changed, never for a page. */
export const BOOK: Statement<BookRow> = {
  name: "catalogue.book",
  text: `select ${CARD}, search_text as "searchText", name_words as "nameWords",
      vendor_is_game as "vendorIsGame", vendor_position as "vendorPosition"
    from catalogue.cards order by popularity desc, node_id`,
  timeoutMs: 10_000,
};

export type CategoryRow = { readonly code: Category; readonly listsVendors: boolean };

export const CATEGORY_ROWS: Statement<CategoryRow> = {
  name: "catalogue.categories",
  text: `select code, lists_vendors as "listsVendors" from catalogue.categories order by position`,
};

export type ClassRow = { readonly code: string; readonly names: LocalText };

export const CLASSES: Statement<ClassRow> = {
  name: "catalogue.classes",
  text: "select code, names from catalogue.classes order by position, code",
};

export const ONE: Statement<GameRow> = {
  name: "catalogue.one",
  text: `select ${CARD} from catalogue.cards where node_id = $1`,
};

type NodeRow = { readonly node: string };

export const FAVOURITES: Statement<NodeRow> = {
  name: "catalogue.favourites",
  text: `select node from catalogue.favourites where player_id = $1::bigint order by added_at desc, node limit $2::int`,
};

export const FAVOURITES_AMONG: Statement<NodeRow & { readonly playerId: bigint }> = {
  name: "catalogue.favourites_among",
  text: `select player_id as "playerId", node from catalogue.favourites
    where player_id = any($1::bigint[]) and node = any($2::text[])`,
};

export const RECENTS: Statement<NodeRow & { readonly player: bigint }> = {
  name: "catalogue.recents",
  text: `
    select asked.player, recent.node
    from unnest($1::bigint[]) asked(player)
    cross join lateral (
      select node, last_at from catalogue.recents where player_id = asked.player order by last_at desc, node limit $2::int
    ) recent
    order by asked.player, recent.last_at desc, recent.node`,
};
