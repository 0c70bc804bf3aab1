import type { Asset } from "../../core/numbers/money.ts";
import { SECOND_MS } from "../../core/time.ts";
import type { Statement } from "../../db/database.ts";
import type { WithdrawalState } from "../withdrawals/withdrawal.ts";
import { laterEachTime } from "./asking.ts";
import { changing, entering, reading } from "./columns.ts";

export type WithdrawalRow = {
  readonly reference: string;
  readonly playerId: bigint;
  readonly brandId: string;
  readonly method: string;
  readonly provider: string;
  readonly payee: string;
  readonly asset: Asset;
  readonly amountMinor: bigint;
  readonly feeMinor: bigint;
  readonly requestKey: string;
  readonly state: WithdrawalState;
  readonly holdTransfer: bigint;
  readonly endTransfer: bigint | null;
  readonly returnTransfer: bigint | null;
  readonly pspKey: string;
  readonly providerRef: string | null;
  readonly approvalsNeeded: number;
  readonly approvedBy: string[];
  readonly sentAt: Date | null;
  readonly minutes: number;
  /** Whether the level of its player puts it before others. */
  readonly isFirst: boolean;
  readonly polls: number;
  readonly pollAt: Date | null;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly warnDue: Date | null;
  readonly warnedAt: Date | null;
  readonly confirmDue: Date | null;
  readonly endedAt: Date | null;
};

/** What is said when an order is made. */
const MADE = {
  reference: "text",
  playerId: "bigint",
  brandId: "text",
  method: "text",
  provider: "text",
  payee: "uuid",
  asset: "text",
  amountMinor: "bigint",
  feeMinor: "bigint",
  requestKey: "uuid",
  holdTransfer: "bigint",
  pspKey: "uuid",
  approvalsNeeded: "smallint",
  minutes: "integer",
  isFirst: "boolean",
  createdAt: "timestamptz",
} as const;

/** What may become another. */
const CHANGED = {
  state: "text",
  endTransfer: "bigint",
  returnTransfer: "bigint",
  providerRef: "text",
  approvedBy: "text[]",
  sentAt: "timestamptz",
  pollAt: "timestamptz",
  paidAt: "timestamptz",
  warnDue: "timestamptz",
  warnedAt: "timestamptz",
  confirmDue: "timestamptz",
  endedAt: "timestamptz",
} as const;

export type WithdrawalPatch = Partial<Pick<WithdrawalRow, keyof typeof CHANGED>>;
export type NewWithdrawal = Pick<WithdrawalRow, keyof typeof MADE>;

const WITHDRAWAL = reading({ ...MADE, ...CHANGED, polls: "integer" });

export const ENTER_WITHDRAWAL: Statement<never> = {
  name: "cashier.enter-withdrawal",
  text: entering("cashier.withdrawals", { ...MADE, state: "text" }),
};

export const CHANGE_WITHDRAWAL: Statement<never> = {
  name: "cashier.change-withdrawal",
  text: `${changing("cashier.withdrawals", CHANGED)} where reference = $2`,
};

export const WITHDRAWAL_BY_REFERENCE: Statement<WithdrawalRow> = {
  name: "cashier.withdrawal",
  text: `select ${WITHDRAWAL} from cashier.withdrawals where reference = $1`,
};

export const LOCK_WITHDRAWAL: Statement<WithdrawalRow> = {
  name: "cashier.lock-withdrawal",
  text: `select ${WITHDRAWAL} from cashier.withdrawals where reference = $1 for no key update`,
};

export const WITHDRAWAL_OF_FORM: Statement<WithdrawalRow> = {
  name: "cashier.withdrawal-of-form",
  text: `select ${WITHDRAWAL} from cashier.withdrawals where player_id = $1::bigint and request_key = $2::uuid`,
};

export const WITHDRAWAL_OF_PAYOUT: Statement<WithdrawalRow> = {
  name: "cashier.withdrawal-of-payout",
  text: `select ${WITHDRAWAL} from cashier.withdrawals where psp_key = $1::uuid`,
};

export const WITHDRAWN_SINCE: Statement<{ readonly many: bigint; readonly minor: bigint }> = {
  name: "cashier.withdrawn-since",
  text: `
    select count(*) as many, coalesce(sum(amount_minor), 0)::bigint as minor
    from cashier.withdrawals
    where player_id = $1::bigint and created_at >= $2::timestamptz
      and state not in ('returned', 'refused', 'failed', 'cancelled')`,
};

export const COUNT_WITHDRAWALS: Statement<{ readonly many: bigint }> = {
  name: "cashier.count-withdrawals",
  text: "select count(*) as many from cashier.withdrawals where player_id = $1::bigint",
};

export const WITHDRAWALS: Statement<WithdrawalRow> = {
  name: "cashier.withdrawals",
  text: `
    select ${WITHDRAWAL} from cashier.withdrawals where player_id = $1::bigint
    order by created_at desc, reference desc limit $2::int offset $3::int`,
};

/** The states are written out here and in the next one: only so does the index of what is open serve them. */
export const WITHDRAWAL_QUEUE: Statement<WithdrawalRow> = {
  name: "cashier.withdrawal-queue",
  text: `
    select ${WITHDRAWAL} from cashier.withdrawals where state in ('held', 'approved', 'sending', 'disputed')
    order by is_first desc, created_at limit $1::int`,
};

export const WITHDRAWALS_TO_SEND: Statement<WithdrawalRow> = {
  name: "cashier.withdrawals-to-send",
  text: `
    select ${WITHDRAWAL} from cashier.withdrawals where state = 'approved' and provider = any ($1::text[])
    order by is_first desc, created_at limit $2::int`,
};

/** Nobody calls for certain, and a player waits: a payout is asked for until it is final. */
const ASK_EVERY = { firstMs: 5 * SECOND_MS, longestMs: 20 * SECOND_MS };

/** They are told as they were before their next time was put off. */
export const TAKE_PAYOUTS: Statement<WithdrawalRow> = {
  name: "cashier.take-payouts",
  text: `
    with due as materialized (
      select * from cashier.withdrawals where state = 'sending' and poll_at <= $1::timestamptz
      order by poll_at limit $2::int for no key update skip locked),
    put_off as (
      update cashier.withdrawals set polls = polls + 1, poll_at = ${laterEachTime(ASK_EVERY)}
      where reference in (select reference from due))
    select ${WITHDRAWAL} from due order by due.poll_at`,
};

export const PAID_TO_WARN: Statement<WithdrawalRow> = {
  name: "cashier.paid-to-warn",
  text: `
    select ${WITHDRAWAL} from cashier.withdrawals
    where state = 'paid' and warned_at is null and warn_due <= $1::timestamptz
    order by confirm_due limit $2::int`,
};

export const PAID_TO_END: Statement<WithdrawalRow> = {
  name: "cashier.paid-to-end",
  text: `
    select ${WITHDRAWAL} from cashier.withdrawals where state = 'paid' and confirm_due <= $1::timestamptz
    order by confirm_due limit $2::int`,
};
