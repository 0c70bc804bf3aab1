import { integer, jsonb, pgSchema, text, timestamp } from "drizzle-orm/pg-core";
import type { LocalText } from "../../core/languages.ts";

/** The tables of migration 0021 that are written through the builder. Reads go by named statements. */
const content = pgSchema("content");

export const linkHosts = content.table("link_hosts", { host: text("host").primaryKey() });

const localText = (column: string) => jsonb(column).$type<LocalText>().notNull();
const moment = (column: string) => timestamp(column, { withTimezone: true });

export const banners = content.table("banners", {
  id: text("id").primaryKey(),
  group: text("group_name").notNull(),
  titles: localText("titles"),
  texts: localText("texts"),
  alts: localText("alts"),
  picture: text("picture").notNull(),
  linkageType: text("linkage_type"),
  linkageTarget: text("linkage_target"),
  position: integer("position").notNull().default(0),
  from: moment("from_at"),
  until: moment("until_at"),
  state: text("state").notNull().default("shown"),
});

export const notices = content.table("notices", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  titles: localText("titles"),
  bodies: localText("bodies"),
  position: integer("position").notNull().default(0),
  from: moment("from_at").notNull(),
  until: moment("until_at"),
});

export const helpArticles = content.table("help_articles", {
  slug: text("slug").primaryKey(),
  titles: localText("titles"),
  bodies: localText("bodies"),
  version: text("version"),
  position: integer("position").notNull().default(0),
});
