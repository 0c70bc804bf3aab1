import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { LocalText } from "../../core/languages.ts";

/** The tables of the catalogue that are written through the builder. Reads go by named statements. */
const catalogue = pgSchema("catalogue");

export const vendors = catalogue.table("vendors", {
  code: text("code").primaryKey(),
  names: jsonb("names").$type<LocalText>().notNull(),
  picture: text("picture"),
  state: text("state").notNull().default("open"),
  position: integer("position").notNull().default(0),
});

export const classes = catalogue.table("classes", {
  code: text("code").primaryKey(),
  names: jsonb("names").$type<LocalText>().notNull(),
  position: integer("position").notNull().default(0),
});

export const games = catalogue.table("games", {
  nodeId: text("node_id").primaryKey(),
  vendor: text("vendor").notNull(),
  code: text("code").notNull(),
  category: text("category").notNull(),
  names: jsonb("names").$type<LocalText>().notNull(),
  picture: text("picture").notNull(),
  minBetMinor: bigint("min_bet_minor", { mode: "bigint" }).notNull(),
  rtpBasisPoints: integer("rtp_basis_points"),
  isHot: boolean("is_hot").notNull().default(false),
  hasTrial: boolean("has_trial").notNull().default(true),
  popularity: integer("popularity").notNull().default(0),
  state: text("state").notNull().default("open"),
  searchText: text("search_text").notNull(),
  nameWords: text("name_words").notNull().default(""),
  classify: text("classify"),
  hasDemo: boolean("has_demo").notNull().default(false),
  putAwayAt: timestamp("put_away_at", { withTimezone: true }),
  pictureFrom: text("picture_from"),
});

const bytea = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

export const pictures = catalogue.table("pictures", {
  name: text("name").primaryKey(),
  bytes: bytea("bytes").notNull(),
  madeAt: timestamp("made_at", { withTimezone: true }).notNull(),
});

export const categoryWords = catalogue.table(
  "category_words",
  { vendor: text("vendor").notNull(), word: text("word").notNull(), category: text("category").notNull() },
  (table) => [primaryKey({ columns: [table.vendor, table.word] })],
);

export const waitingGames = catalogue.table(
  "waiting_games",
  {
    vendor: text("vendor").notNull(),
    code: text("code").notNull(),
    name: text("name").notNull(),
    word: text("word").notNull(),
    since: timestamp("since", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.vendor, table.code] })],
);

const player = () => bigint("player", { mode: "bigint" }).notNull();
const node = () => text("node").notNull();

export const favourites = catalogue.table(
  "favourites",
  { player: player(), node: node(), addedAt: timestamp("added_at", { withTimezone: true }).notNull() },
  (table) => [primaryKey({ columns: [table.player, table.node] })],
);

export const recents = catalogue.table(
  "recents",
  { player: player(), node: node(), lastAt: timestamp("last_at", { withTimezone: true }).notNull() },
  (table) => [primaryKey({ columns: [table.player, table.node] })],
);
