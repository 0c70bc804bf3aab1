import type { Asset } from "../../core/numbers/money.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../core/time.ts";
import type { Statement } from "../../db/database.ts";
import { type DepositState, OPEN_DEPOSIT_STATES } from "../deposits/deposit.ts";
import { laterEachTime } from "./asking.ts";
import { changing, entering, reading } from "./columns.ts";

export type DepositRow = {
  readonly reference: string;
  readonly playerId: bigint;
  readonly brandId: string;
  readonly method: string;
  readonly provider: string;
  readonly asset: Asset;
  readonly amountMinor: bigint;
  readonly feeMinor: bigint;
  readonly feeFixedMinor: bigint;
  readonly feeBps: number;
  readonly requestKey: string | null;
  readonly state: DepositState;
  readonly providerRef: string | null;
  readonly payUrl: string | null;
  readonly receivedMinor: bigint | null;
  readonly transferId: bigint | null;
  readonly polls: number;
  readonly pollAt: Date | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
};

/** What is said when an order is made. */
const MADE = {
  reference: "text",
  playerId: "bigint",
  brandId: "text",
  method: "text",
  provider: "text",
  asset: "text",
  amountMinor: "bigint",
  feeMinor: "bigint",
  feeFixedMinor: "bigint",
  feeBps: "integer",
  createdAt: "timestamptz",
  expiresAt: "timestamptz",
} as const;

/** What may become another. */
const CHANGED = {
  requestKey: "uuid",
  state: "text",
  providerRef: "text",
  payUrl: "text",
  receivedMinor: "bigint",
  transferId: "bigint",
  pollAt: "timestamptz",
  endedAt: "timestamptz",
} as const;

export type DepositPatch = Partial<Pick<DepositRow, keyof typeof CHANGED>>;
export type NewDeposit = Pick<DepositRow, keyof typeof MADE> & Omit<DepositPatch, "state">;

const DEPOSIT = reading({ ...MADE, ...CHANGED, polls: "integer" });

export const ENTER_DEPOSIT: Statement<DepositRow> = {
  name: "cashier.enter-deposit",
  text: `${entering("cashier.deposits", { ...MADE, ...CHANGED })} returning ${DEPOSIT}`,
};

export const CHANGE_DEPOSIT: Statement<never> = {
  name: "cashier.change-deposit",
  text: `${changing("cashier.deposits", CHANGED)} where reference = $2`,
};

export const DEPOSIT_BY_REFERENCE: Statement<DepositRow> = {
  name: "cashier.deposit",
  text: `select ${DEPOSIT} from cashier.deposits where reference = $1`,
};

export const LOCK_DEPOSIT: Statement<DepositRow> = {
  name: "cashier.lock-deposit",
  text: `select ${DEPOSIT} from cashier.deposits where reference = $1 for no key update`,
};

export const DEPOSIT_OF_FORM: Statement<DepositRow> = {
  name: "cashier.deposit-of-form",
  text: `select ${DEPOSIT} from cashier.deposits where player_id = $1::bigint and request_key = $2::uuid`,
};

const OPEN = OPEN_DEPOSIT_STATES.map((state) => `'${state}'`).join(", ");

export const OPEN_DEPOSITS: Statement<{ readonly many: bigint; readonly minor: bigint }> = {
  name: "cashier.open-deposits",
  text: `
    select count(*) as many, coalesce(sum(amount_minor), 0)::bigint as minor
    from cashier.deposits where player_id = $1::bigint and state in (${OPEN})`,
};

export const COUNT_DEPOSITS: Statement<{ readonly many: bigint }> = {
  name: "cashier.count-deposits",
  text: "select count(*) as many from cashier.deposits where player_id = $1::bigint",
};

export const DEPOSITS: Statement<DepositRow> = {
  name: "cashier.deposits",
  text: `
    select ${DEPOSIT} from cashier.deposits where player_id = $1::bigint
    order by created_at desc, reference desc limit $2::int offset $3::int`,
};

export const DEPOSIT_QUEUE: Statement<DepositRow> = {
  name: "cashier.deposit-queue",
  text: `
    select ${DEPOSIT} from cashier.deposits
    where state in ('checking', 'review') or (state = 'waiting' and provider = any ($1::text[]))
    order by created_at limit $2::int`,
};

/** A person pays when it suits them, and the provider calls: asking is for the call that was lost. */
const ASK_EVERY = { firstMs: 30 * SECOND_MS, longestMs: 10 * MINUTE_MS };

/** An order that was given up can still be paid, and the call about that can be lost as well. */
const GIVEN_UP_ASKED_MS = 3 * DAY_MS;
const ASK_GIVEN_UP_EVERY = { ...ASK_EVERY, longestMs: HOUR_MS };

/** They are told as they were before their next time was put off. */
export const TAKE_DEPOSITS: Statement<DepositRow> = {
  name: "cashier.take-deposits",
  text: `
    with due as materialized (
      select * from cashier.deposits
      where state in ('waiting', 'checking', 'expired', 'cancelled') and poll_at <= $1::timestamptz
      order by poll_at limit $2::int for no key update skip locked),
    put_off as (
      update cashier.deposits set polls = polls + 1, poll_at = case
        when ended_at is null then ${laterEachTime(ASK_EVERY)}
        when ended_at > $1::timestamptz - ${GIVEN_UP_ASKED_MS} * interval '1 millisecond'
          then ${laterEachTime(ASK_GIVEN_UP_EVERY)} end
      where reference in (select reference from due))
    select ${DEPOSIT} from due order by due.poll_at`,
};

export const UNPAID_DEPOSITS: Statement<DepositRow> = {
  name: "cashier.unpaid-deposits",
  text: `
    select ${DEPOSIT} from cashier.deposits
    where state = 'waiting' and expires_at <= $1::timestamptz and (provider = any ($2::text[])) <> $3::boolean
    order by expires_at limit $4::int`,
};
