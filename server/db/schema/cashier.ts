import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  pgSchema,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { LocalText } from "../../core/languages.ts";
import type { Asset } from "../../core/money.ts";

/** The tables of the cashier that are written through the builder. Reads and locks go by named statements. */
const schema = pgSchema("cashier");

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });
const moment = (name: string) => timestamp(name, { withTimezone: true });
const minor = (name: string) => bigint(name, { mode: "bigint" });

export const settings = schema.table("settings", {
  brand: text("brand").primaryKey(),
  withdrawalsPerDay: integer("withdrawals_per_day").notNull(),
  withdrawnPerDayMinor: minor("withdrawn_per_day_minor").notNull(),
  twoOperatorsFromMinor: minor("two_operators_from_minor").notNull(),
  openDepositsMax: integer("open_deposits_max").notNull(),
});

export const methods = schema.table("methods", {
  brand: text("brand").notNull(),
  code: text("code").notNull(),
  direction: text("direction").$type<"deposit" | "withdrawal">().notNull(),
  provider: text("provider").notNull(),
  asset: text("asset").$type<Asset>().notNull(),
  names: jsonb("names").$type<LocalText>().notNull(),
  minMinor: minor("min_minor").notNull(),
  maxMinor: minor("max_minor").notNull(),
  feeFixedMinor: minor("fee_fixed_minor").notNull(),
  feeBps: integer("fee_bps").notNull(),
  presets: minor("presets").array().notNull(),
  minutes: integer("minutes").notNull(),
  instructions: jsonb("instructions").$type<LocalText>(),
  needsProof: boolean("needs_proof").notNull(),
  payeeFields: jsonb("payee_fields").$type<unknown[]>().notNull(),
  twoOperatorsFromMinor: minor("two_operators_from_minor"),
  isOn: boolean("is_on").notNull(),
  position: integer("position").notNull(),
});

export const payees = schema.table("payees", {
  id: uuid("id").primaryKey(),
  playerId: minor("player_id").notNull(),
  brand: text("brand").notNull(),
  method: text("method").notNull(),
  fields: jsonb("fields").$type<Readonly<Record<string, string>>>().notNull(),
  fingerprint: text("fingerprint").notNull(),
  addedAt: moment("added_at").notNull(),
  removedAt: moment("removed_at"),
});

export const deposits = schema.table("deposits", {
  reference: text("reference").primaryKey(),
  playerId: minor("player_id").notNull(),
  brand: text("brand").notNull(),
  method: text("method").notNull(),
  provider: text("provider").notNull(),
  asset: text("asset").$type<Asset>().notNull(),
  amountMinor: minor("amount_minor").notNull(),
  feeMinor: minor("fee_minor").notNull(),
  feeFixedMinor: minor("fee_fixed_minor").notNull(),
  feeBps: integer("fee_bps").notNull(),
  requestKey: uuid("request_key"),
  state: text("state").notNull(),
  providerRef: text("provider_ref"),
  payUrl: text("pay_url"),
  receivedMinor: minor("received_minor"),
  transferId: minor("transfer_id"),
  polls: integer("polls").notNull().default(0),
  pollAt: moment("poll_at"),
  createdAt: moment("created_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
  endedAt: moment("ended_at"),
});

export const withdrawals = schema.table("withdrawals", {
  reference: text("reference").primaryKey(),
  playerId: minor("player_id").notNull(),
  brand: text("brand").notNull(),
  method: text("method").notNull(),
  provider: text("provider").notNull(),
  payee: uuid("payee").notNull(),
  asset: text("asset").$type<Asset>().notNull(),
  amountMinor: minor("amount_minor").notNull(),
  feeMinor: minor("fee_minor").notNull(),
  requestKey: uuid("request_key").notNull(),
  state: text("state").notNull(),
  holdTransfer: minor("hold_transfer").notNull(),
  endTransfer: minor("end_transfer"),
  returnTransfer: minor("return_transfer"),
  pspKey: uuid("psp_key").notNull(),
  providerRef: text("provider_ref"),
  approvalsNeeded: smallint("approvals_needed").notNull(),
  approvedBy: text("approved_by").array().notNull(),
  sentAt: moment("sent_at"),
  minutes: integer("minutes").notNull(),
  polls: integer("polls").notNull().default(0),
  pollAt: moment("poll_at"),
  createdAt: moment("created_at").notNull(),
  paidAt: moment("paid_at"),
  warnDue: moment("warn_due"),
  warnedAt: moment("warned_at"),
  confirmDue: moment("confirm_due"),
  endedAt: moment("ended_at"),
});

export const events = schema.table("events", {
  id: minor("id").generatedAlwaysAsIdentity().primaryKey(),
  deposit: text("deposit"),
  withdrawal: text("withdrawal"),
  state: text("state").notNull(),
  at: moment("at").notNull(),
  actorKind: text("actor_kind").notNull(),
  actor: text("actor").notNull(),
  reason: text("reason"),
  note: text("note"),
});

export const proofs = schema.table("proofs", {
  id: uuid("id").primaryKey(),
  deposit: text("deposit").notNull(),
  type: text("type").notNull(),
  bytes: bytea("bytes").notNull(),
  digest: bytea("digest").notNull(),
  at: moment("at").notNull(),
});
