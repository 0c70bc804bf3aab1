import type { LocalText } from "../core/languages.ts";
import type { Statement } from "../db/database.ts";
import type { Category } from "./game.ts";

export const MARK_FAVOURITE: Statement<never> = {
  name: "catalogue.mark-favourite",
  text: "insert into catalogue.favourites (player_id, node, added_at) values ($1, $2, $3) on conflict do nothing",
};

export const UNMARK_FAVOURITE: Statement<never> = {
  name: "catalogue.unmark-favourite",
  text: "delete from catalogue.favourites where player_id = $1::bigint and node = $2",
};

export const SAVE_RECENT: Statement<never> = {
  name: "catalogue.save-recent",
  text: `
    insert into catalogue.recents (player_id, node, last_at) values ($1, $2, $3)
    on conflict (player_id, node) do update set last_at = excluded.last_at`,
};

type Changed = { readonly code: string };

export const SET_VENDOR_STATE: Statement<Changed> = {
  name: "catalogue.set-vendor-state",
  text: "update catalogue.vendors set state = $2 where code = $1 returning code",
};

export const SET_GAME_STATE: Statement<Changed> = {
  name: "catalogue.set-game-state",
  text: "update catalogue.games set state = $2 where node_id = $1 returning code",
};

export const SET_GAME_HOT: Statement<Changed> = {
  name: "catalogue.set-game-hot",
  text: "update catalogue.games set is_hot = $2 where node_id = $1 returning code",
};

/** A vendor or a class: what it is called, and which it is among the others. */
export type Placed = { readonly code: string; readonly names: LocalText; readonly position: number };

const PLACED = `select code, names, position
    from jsonb_to_recordset($1::jsonb) as new (code text, names jsonb, position integer)
    on conflict (code) do update set names = excluded.names, position = excluded.position`;

/** Names and order come from the vendor again and again; the state is the operator's and stays. */
export const SAVE_VENDORS: Statement<never> = {
  name: "catalogue.save-vendors",
  text: `insert into catalogue.vendors (code, names, position) ${PLACED}`,
};

export const SAVE_CLASSES: Statement<never> = {
  name: "catalogue.save-classes",
  text: `insert into catalogue.classes (code, names, position) ${PLACED}`,
};

/** What is said of a game by whoever makes it. */
export type SaidGame = {
  readonly nodeId: string;
  readonly vendor: string;
  readonly code: string;
  readonly category: Category;
  readonly names: LocalText;
  readonly picture: string;
  readonly minBetMinor: bigint;
  readonly rtpBasisPoints: number | null;
  readonly searchText: string;
  readonly nameWords: string;
};

const SAID = `node_id, vendor, code, category, names, picture, min_bet_minor, rtp_basis_points, search_text, name_words`;
const SAID_VALUES = `"nodeId", vendor, code, category, names, picture, "minBetMinor", "rtpBasisPoints", "searchText",
      "nameWords"`;
const SAID_TYPES = `"nodeId" text, vendor text, code text, category text, names jsonb, picture text,
      "minBetMinor" bigint, "rtpBasisPoints" integer, "searchText" text, "nameWords" text`;
const SAID_AGAIN = `category = excluded.category, names = excluded.names, min_bet_minor = excluded.min_bet_minor,
      rtp_basis_points = excluded.rtp_basis_points, search_text = excluded.search_text,
      name_words = excluded.name_words`;

/** A game of the house, with what the operator decides from then on. */
export type OwnGame = SaidGame & {
  readonly isHot: boolean;
  readonly popularity: number;
  readonly classify: string | null;
};

/** What the vendor says of a game is taken over; hot mark, popularity and state are the operator's and stay. */
export const SAVE_GAMES: Statement<never> = {
  name: "catalogue.save-games",
  text: `
    insert into catalogue.games (${SAID}, is_hot, popularity, classify)
    select ${SAID_VALUES}, "isHot", popularity, classify
    from jsonb_to_recordset($1::jsonb) as new (${SAID_TYPES}, "isHot" boolean, popularity integer, classify text)
    on conflict (node_id) do update set ${SAID_AGAIN}, picture = excluded.picture, classify = excluded.classify`,
};

/** A game of a vendor from outside, as it was offered. */
export type OfferedRow = SaidGame & {
  readonly hasTrial: boolean;
  readonly hasDemo: boolean;
  readonly takesFreeRounds: boolean;
};

/** As SAVE_GAMES; a picture is fetched, and one that was put away comes back. */
export const SAVE_OFFERED: Statement<never> = {
  name: "catalogue.save-offered",
  text: `
    insert into catalogue.games (${SAID}, has_trial, has_demo, takes_free_rounds)
    select ${SAID_VALUES}, "hasTrial", "hasDemo", "takesFreeRounds"
    from jsonb_to_recordset($1::jsonb) as new (${SAID_TYPES}, "hasTrial" boolean, "hasDemo" boolean,
      "takesFreeRounds" boolean)
    on conflict (node_id) do update set ${SAID_AGAIN}, has_trial = excluded.has_trial,
      has_demo = excluded.has_demo, takes_free_rounds = excluded.takes_free_rounds, put_away_at = null`,
};
