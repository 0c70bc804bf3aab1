import { bigint, boolean, integer, jsonb, pgSchema, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import type { LocalText } from "../../core/languages.ts";

/** The tables of brands that are written through the builder. Reads go by named statements. */
const schema = pgSchema("brand");

export const brands = schema.table("brands", {
  code: text("code").primaryKey(),
  names: jsonb("names").$type<LocalText>().notNull(),
  asset: text("asset").notNull(),
  language: text("language").notNull(),
  timeZone: text("time_zone").notNull(),
  trialGrantMinor: bigint("trial_grant_minor", { mode: "bigint" }).notNull(),
  sessionIdleMs: integer("session_idle_ms").notNull(),
  sessionAbsoluteMs: integer("session_absolute_ms").notNull(),
  termsVersion: text("terms_version").notNull(),
  minimumAge: smallint("minimum_age").notNull().default(18),
  isDefault: boolean("is_default").notNull().default(false),
});

export const domains = schema.table("domains", {
  host: text("host").primaryKey(),
  brand: text("brand").notNull(),
});

export const flags = schema.table(
  "flags",
  { brand: text("brand").notNull(), code: text("code").notNull(), isOn: boolean("is_on").notNull() },
  (table) => [primaryKey({ columns: [table.brand, table.code] })],
);

export const registrationSettings = schema.table(
  "registration_settings",
  {
    brand: text("brand").notNull(),
    mode: text("mode").notNull(),
    field: text("field").notNull(),
    enabled: boolean("enabled").notNull(),
    required: boolean("required").notNull(),
    minLength: integer("min_length").notNull(),
    maxLength: integer("max_length").notNull(),
    patternId: text("pattern_id").notNull(),
    acceptedPattern: text("accepted_pattern"),
    position: integer("position").notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.mode, table.field] })],
);
