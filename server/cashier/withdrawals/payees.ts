import { isTrialType, type Player } from "../../accounts/index.ts";
import { isId } from "../../core/ids.ts";
import type { LocalText } from "../../core/languages.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import type { PaymentPorts } from "../../gateway/payments/index.ts";
import type { MethodRow } from "../methods/method.ts";
import { offeredMethod } from "../methods/methods.ts";
import { readMethod } from "../store/methods.ts";
import {
  insertPayee,
  lockPlayer,
  markRemoved,
  type PayeeRow,
  readPayee,
  readPayees,
} from "../store/payees.ts";
import {
  fingerprintOf,
  maskedValue,
  type PayeeFieldRefusal,
  type PayeeValues,
  readPayeeFields,
} from "./payee-fields.ts";

const PAYEES_MAX = 5;

/** An account that a player's money can be sent to, with its numbers shortened. */
export type Payee = {
  readonly id: string;
  readonly method: string;
  readonly methodName: LocalText;
  readonly fields: readonly { name: string; label: LocalText; value: string }[];
  readonly addedAt: Date;
};

export type NewPayee = {
  readonly player: Pick<Player, "id" | "brandId" | "accountType">;
  readonly method: string;
  /** What was typed, by the names of the method's payeeFields. */
  readonly fields: Readonly<Record<string, string>>;
  /** Any other field is refused, and not dropped. */
  readonly isExact?: boolean | undefined;
};

type NewPayeeRefusal =
  | PayeeFieldRefusal
  | { reason: "trialAccount" | "methodClosed" | "payeeKnown" | "tooManyPayees" };

/** Keeps an account. The same account typed in another way is refused as known, a sixth one as too many. */
export async function addPayee(
  context: Context,
  ports: PaymentPorts,
  { player, method: code, fields, isExact }: NewPayee,
): Promise<Outcome<Payee, NewPayeeRefusal>> {
  if (isTrialType(player.accountType)) return refuse({ reason: "trialAccount" });
  const asked = { brandId: player.brandId, code, direction: "withdrawal" } as const;
  const method = await offeredMethod(context, ports, asked);
  if (!method) return refuse({ reason: "methodClosed" });
  const read = readPayeeFields(method.payeeFields, fields, { isExact });
  if (!read.ok) return read;
  return context.db.transaction(async (db) => {
    await lockPlayer(db, player.id);
    const known = await readPayees(db, player.id);
    const fingerprint = fingerprintOf(code, method.payeeFields, read.value);
    if (known.some((payee) => payee.fingerprint === fingerprint)) return refuse({ reason: "payeeKnown" });
    if (known.length >= PAYEES_MAX) return refuse({ reason: "tooManyPayees" });
    const row: PayeeRow = {
      id: context.newId(),
      playerId: player.id,
      brandId: player.brandId,
      method: code,
      fields: read.value,
      fingerprint,
      addedAt: context.now(),
      removedAt: null,
    };
    await insertPayee(db, row);
    return done(payeeIn(row, method));
  });
}

/** Forgets an account for what comes; withdrawals on their way to it stay on their way. Twice is once. */
export async function removePayee(
  { db, now }: Context,
  { playerId, payeeId }: { playerId: bigint; payeeId: string },
): Promise<Outcome<null, { reason: "unknownPayee" }>> {
  if (!isId(payeeId)) return refuse({ reason: "unknownPayee" });
  return db.transaction(async (transaction) => {
    await lockPlayer(transaction, playerId);
    const row = await readPayee(transaction, playerId, payeeId);
    if (!row) return refuse({ reason: "unknownPayee" });
    if (!row.removedAt) await markRemoved(transaction, payeeId, now());
    return done(null);
  });
}

/** A player's accounts, the oldest first. */
export async function payeesOf({ db }: Context, { playerId }: { playerId: bigint }): Promise<Payee[]> {
  const payees: Payee[] = [];
  for (const row of await readPayees(db, playerId)) {
    const method = await readMethod(db, row.brandId, row.method);
    if (method) payees.push(payeeIn(row, method));
  }
  return payees;
}

function payeeIn({ id, method, fields, addedAt }: PayeeRow, { name, payeeFields }: MethodRow): Payee {
  return { id, method, methodName: name, fields: shownFields({ payeeFields }, fields), addedAt };
}

/** The account in the words of its method, all but the last of its numbers hidden. */
export function shownFields(
  { payeeFields }: Pick<MethodRow, "payeeFields">,
  values: PayeeValues,
): Payee["fields"] {
  return payeeFields.map((field) => ({
    name: field.name,
    label: field.label,
    value: maskedValue(field, values[field.name] ?? ""),
  }));
}
