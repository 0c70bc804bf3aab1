import { bigint, boolean, jsonb, pgSchema, smallint, text, timestamp } from "drizzle-orm/pg-core";

/** The tables of accounts that are written through the builder. Reads go by named statements. */
const accounts = pgSchema("accounts");

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const players = accounts.table("players", {
  id: bigint("id", { mode: "bigint" }).generatedAlwaysAsIdentity({ startWith: 100001 }).primaryKey(),
  brand: text("brand").notNull(),
  username: text("username").notNull(),
  foldedUsername: text("folded_username").notNull(),
  passwordHash: text("password_hash").notNull(),
  hasPassword: boolean("has_password").notNull().default(true),
  accountType: smallint("account_type").notNull().default(0),
  state: text("state").notNull().default("active"),
  language: text("language").notNull(),
  payeeName: text("payee_name"),
  email: text("email"),
  mobile: text("mobile"),
  contacts: jsonb("contacts").$type<Readonly<Record<string, string>>>().notNull().default({}),
  referralCode: text("referral_code"),
  upline: bigint("upline", { mode: "bigint" }),
  mobileVerifiedAt: moment("mobile_verified_at"),
  emailVerifiedAt: moment("email_verified_at"),
  countryDialingCode: text("country_dialing_code"),
  registeredDomain: text("registered_domain"),
  affiliateCode: text("affiliate_code"),
  recommenderId: text("recommender_id"),
  idNumber: text("id_number"),
  agreedAge: smallint("agreed_age"),
  termsVersion: text("terms_version"),
  termsAcceptedAt: moment("terms_accepted_at"),
  createdAt: moment("created_at").notNull(),
  lastLoginAt: moment("last_login_at"),
  previousLoginAt: moment("previous_login_at"),
});

export const loginAttempts = accounts.table("login_attempts", {
  id: bigint("id", { mode: "bigint" }).generatedAlwaysAsIdentity().primaryKey(),
  brand: text("brand").notNull(),
  player: bigint("player", { mode: "bigint" }),
  outcome: text("outcome").notNull(),
  way: text("way").notNull().default("password"),
  at: moment("at").notNull(),
  address: text("address").notNull(),
  device: text("device").notNull(),
});
