import type { LocalText } from "../../core/languages.ts";
import type { Statement } from "../../db/database.ts";

/** A game of a vendor as the catalogue has it, with what its vendor said of it. */
export type KnownGame = {
  readonly code: string;
  readonly category: string;
  readonly names: LocalText;
  readonly minBetMinor: bigint;
  readonly rtpBasisPoints: number | null;
  readonly hasTrial: boolean;
  readonly hasDemo: boolean;
  readonly takesFreeRounds: boolean;
  readonly pictureFrom: string | null;
  readonly putAwayAt: Date | null;
};

export const KNOWN_GAMES: Statement<KnownGame> = {
  name: "catalogue.known-games",
  text: `
    select code, category, names, min_bet_minor as "minBetMinor", rtp_basis_points as "rtpBasisPoints",
      has_trial as "hasTrial", has_demo as "hasDemo", takes_free_rounds as "takesFreeRounds",
      picture_from as "pictureFrom", put_away_at as "putAwayAt"
    from catalogue.games where vendor = $1`,
};

export const KNOWN_VENDOR: Statement<{ readonly code: string }> = {
  name: "catalogue.known-vendor",
  text: "select code from catalogue.vendors where code = $1",
};

export const SAVE_FOREIGN_VENDOR: Statement<never> = {
  name: "catalogue.save-foreign-vendor",
  text: `
    insert into catalogue.vendors (code, names, position) values ($1, $2, $3)
    on conflict (code) do update set names = excluded.names`,
};

export const PUT_AWAY: Statement<never> = {
  name: "catalogue.put-away",
  text: "update catalogue.games set put_away_at = $3::timestamptz where vendor = $1 and code = any ($2::text[])",
};

export const PICTURE: Statement<{ readonly bytes: Uint8Array }> = {
  name: "catalogue.picture",
  text: "select bytes from catalogue.pictures where name = $1",
};

export const SAVE_PICTURE: Statement<never> = {
  name: "catalogue.save-picture",
  text: "insert into catalogue.pictures (name, bytes, made_at) values ($1, $2, $3) on conflict do nothing",
};

export const SHOW_PICTURE: Statement<never> = {
  name: "catalogue.show-picture",
  text: "update catalogue.games set picture = $3, picture_from = $4 where vendor = $1 and code = $2",
};

export type CategoryWord = { readonly word: string; readonly category: string };

export const CATEGORY_WORDS: Statement<CategoryWord> = {
  name: "catalogue.category-words",
  text: "select word, category from catalogue.category_words where vendor = $1",
};

export const SAVE_CATEGORY_WORD: Statement<never> = {
  name: "catalogue.save-category-word",
  text: `
    insert into catalogue.category_words (vendor, word, category) values ($1, $2, $3)
    on conflict (vendor, word) do update set category = excluded.category`,
};

export type WaitingGame = {
  readonly vendor: string;
  readonly code: string;
  readonly name: string;
  readonly word: string;
  readonly since: Date;
};

export const WAITING: Statement<WaitingGame> = {
  name: "catalogue.waiting",
  text: "select vendor, code, name, word, since from catalogue.waiting_games order by vendor, code",
};

export const DROP_WAITING: Statement<never> = {
  name: "catalogue.drop-waiting",
  text: "delete from catalogue.waiting_games where vendor = $1 and code <> all ($2::text[])",
};

export const SAVE_WAITING: Statement<never> = {
  name: "catalogue.save-waiting",
  text: `
    insert into catalogue.waiting_games (vendor, code, name, word, since)
    select vendor, code, name, word, since from jsonb_to_recordset($1::jsonb)
      as new (vendor text, code text, name text, word text, since timestamptz)
    on conflict (vendor, code) do update set name = excluded.name, word = excluded.word`,
};

export const TAKES_FREE_ROUNDS: Statement<{ readonly takesFreeRounds: boolean }> = {
  name: "catalogue.takes-free-rounds",
  text: `
    select takes_free_rounds as "takesFreeRounds" from catalogue.games
    where vendor = $1 and code = $2 and put_away_at is null`,
};
