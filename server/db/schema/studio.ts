import { bigint, integer, jsonb, pgSchema, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** The tables of migration 0030 that are written through the builder. Reads go by named statements. */
const studio = pgSchema("studio");

const moment = (name: string) => timestamp(name, { withTimezone: true });
const minor = (name: string) => bigint(name, { mode: "bigint" });

export type SeedPairState = "next" | "active" | "revealed";
export type RoundState = "staking" | "staked" | "paid" | "refused" | "returned";

export const sessions = studio.table("sessions", {
  id: uuid("id").primaryKey(),
  playerRef: text("player_ref").notNull(),
  vendor: text("vendor").notNull(),
  game: text("game").notNull(),
  asset: text("asset").notNull(),
  walletToken: text("wallet_token").notNull(),
  openedAt: moment("opened_at").notNull(),
});

export const seedPairs = studio.table("seed_pairs", {
  id: uuid("id").primaryKey(),
  playerRef: text("player_ref").notNull(),
  state: text("state").$type<SeedPairState>().notNull(),
  serverSeed: text("server_seed").notNull(),
  commitment: text("commitment").notNull(),
  clientSeed: text("client_seed"),
  nextNonce: integer("next_nonce").notNull().default(0),
  createdAt: moment("created_at").notNull(),
  activatedAt: moment("activated_at"),
  revealedAt: moment("revealed_at"),
});

export const rounds = studio.table("rounds", {
  id: uuid("id").primaryKey(),
  sessionId: uuid("session_id").notNull(),
  playerRef: text("player_ref").notNull(),
  spinRef: text("spin_ref").notNull(),
  seedPairId: uuid("seed_pair_id").notNull(),
  nonce: integer("nonce").notNull(),
  game: text("game").notNull(),
  mathVersion: integer("math_version").notNull(),
  asset: text("asset").notNull(),
  lineBetMinor: minor("line_bet_minor").notNull(),
  stakeMinor: minor("stake_minor").notNull(),
  stakeTx: text("stake_tx").notNull(),
  payoutTx: text("payout_tx").notNull(),
  state: text("state").$type<RoundState>().notNull(),
  refusal: text("refusal"),
  outcome: jsonb("outcome"),
  payoutMinor: minor("payout_minor"),
  balanceMinor: minor("balance_minor"),
  startedAt: moment("started_at").notNull(),
  stakedAt: moment("staked_at"),
  settledAt: moment("settled_at"),
  freeRoundsId: uuid("free_rounds_id"),
});
