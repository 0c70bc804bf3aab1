import { integer, pgSchema, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** The tables of the studio that are written through the builder. Reads go by named statements. */
const studio = pgSchema("studio");

const moment = (name: string) => timestamp(name, { withTimezone: true });

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

/** The one who brought the client seed of a pair. `house`: nobody else did, or the house knew it before it made the server seed. */
export type SeedChooser = "player" | "house";

export const seedPairs = studio.table("seed_pairs", {
  id: uuid("id").primaryKey(),
  playerRef: text("player_ref").notNull(),
  state: text("state").$type<SeedPairState>().notNull(),
  serverSeed: text("server_seed").notNull(),
  commitment: text("commitment").notNull(),
  clientSeed: text("client_seed"),
  clientBy: text("client_by").$type<SeedChooser>(),
  nextNonce: integer("next_nonce").notNull().default(0),
  createdAt: moment("created_at").notNull(),
  activatedAt: moment("activated_at"),
  revealedAt: moment("revealed_at"),
});
