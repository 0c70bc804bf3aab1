import type { Money } from "../core/numbers/money.ts";
import { money } from "../core/numbers/money.ts";
import type { Database } from "../db/database.ts";
import { ADD_COUNTED, type CountedRow } from "./count-statements.ts";
import {
  ADD_KEPT,
  ADD_LOST,
  ANY_GRANT,
  BEGIN,
  BONUS_MONEY,
  type BonusState,
  END,
  GRANT_BY_ID,
  GRANT_BY_KEY,
  type GrantRow,
  HOLD_MONEY,
  HOLD_PLAYER,
  INSERT_GRANT,
  STANDING,
  TAKE_OFFER,
} from "./statements.ts";
import { type BonusTerms, bonusTerms, writtenTerms } from "./terms.ts";

/** What bonuses are of. */
const ASSET = "P";

/** One bonus, with the terms that it was given with. */
export type Bonus = Omit<
  GrantRow,
  "terms" | "amountMinor" | "requiredMinor" | "countedMinor" | "keptMinor" | "lostMinor"
> & {
  readonly terms: BonusTerms;
  readonly amount: Money;
  /** What is to be staked until it is cash, what was, and what became cash. */
  readonly required: Money;
  readonly counted: Money;
  readonly kept: Money;
  /** What went back when it ended, or came of its rounds afterwards; null where none did. */
  readonly lost: Money | null;
};

export function bonusOf(row: GrantRow): Bonus {
  const { terms, amountMinor, requiredMinor, countedMinor, keptMinor, lostMinor, ...rest } = row;
  const { asset } = rest;
  return {
    ...rest,
    terms: bonusTerms.parse(terms),
    amount: money(amountMinor, asset),
    required: money(requiredMinor, asset),
    counted: money(atMost(countedMinor, requiredMinor), asset),
    kept: money(keptMinor, asset),
    lost: lostMinor === null ? null : money(lostMinor, asset),
  };
}

const atMost = (minor: bigint, most: bigint) => (minor > most ? most : minor);

const first = (rows: readonly GrantRow[]): Bonus | null => (rows[0] ? bonusOf(rows[0]) : null);

/** Until the transaction ends, nobody else decides about this player's bonuses. Before anything of the ledger. */
export async function holdPlayer(db: Database, playerId: bigint): Promise<void> {
  await db.call(HOLD_PLAYER, [playerId]);
}

export async function bonusByKey(db: Database, playerId: bigint, key: string): Promise<Bonus | null> {
  return first(await db.call(GRANT_BY_KEY, [playerId, key]));
}

export async function bonusById(db: Database, playerId: bigint, id: string): Promise<Bonus | null> {
  return first(await db.call(GRANT_BY_ID, [playerId, id]));
}

/** One of anybody's: for the house alone. */
export async function anyBonus(db: Database, id: string): Promise<Bonus | null> {
  return first(await db.call(ANY_GRANT, [id]));
}

export type NewBonus = Pick<
  Bonus,
  "id" | "playerId" | "key" | "source" | "sourceRef" | "amount" | "required"
> & {
  readonly terms: BonusTerms;
  readonly state: "offered" | "waiting";
  readonly givenAt: Date;
  readonly endsAt: Date | null;
};

export async function insertBonus(db: Database, bonus: NewBonus): Promise<Bonus> {
  const { id, playerId, key, source, sourceRef, amount, required, terms, state, givenAt, endsAt } = bonus;
  const [row] = await db.call(INSERT_GRANT, [
    ...[id, playerId, key, source, sourceRef, amount.asset, amount.minor, required.minor],
    ...[JSON.stringify(writtenTerms(terms)), state, givenAt, endsAt],
  ]);
  if (!row) throw new Error("A bonus was not written down.");
  return bonusOf(row);
}

export async function takeOffer(db: Database, id: string): Promise<Bonus | null> {
  return first(await db.call(TAKE_OFFER, [id]));
}

type Begun = { readonly movementId: bigint; readonly begunAt: Date; readonly endsAt: Date };

export async function markBegun(db: Database, id: string, begun: Begun): Promise<void> {
  await db.call(BEGIN, [id, begun.movementId, begun.begunAt, begun.endsAt]);
}

export type BonusEnd = Exclude<BonusState, "offered" | "waiting" | "active">;

type Ended = { readonly end: BonusEnd; readonly endedAt: Date; readonly reason?: string | undefined };

export async function markEnded(db: Database, id: string, { end, endedAt, reason }: Ended): Promise<void> {
  await db.call(END, [id, end, endedAt, reason ?? null]);
}

export async function addKept(db: Database, id: string, { minor }: Money): Promise<void> {
  await db.call(ADD_KEPT, [id, minor]);
}

export async function addLost(db: Database, id: string, { minor }: Money): Promise<void> {
  await db.call(ADD_LOST, [id, minor]);
}

/** What decides what happens next to a player's bonuses. */
export type Standing = {
  readonly active: Bonus | null;
  readonly waiting: Bonus | null;
  readonly last: Bonus | null;
};

export async function standingOf(db: Database, playerId: bigint): Promise<Standing> {
  const found = (await db.call(STANDING, [playerId])).map(bonusOf);
  const inState = (...states: BonusState[]) => found.find(({ state }) => states.includes(state)) ?? null;
  return {
    active: inState("active"),
    waiting: inState("waiting"),
    last: found.find(({ endedAt }) => endedAt !== null) ?? null,
  };
}

/** What of a player's bonus money is there, and whether more may come of rounds that are not over. */
export type BonusMoney = { readonly balance: Money; readonly isInPlay: boolean };

export async function bonusMoney(db: Database, playerId: bigint): Promise<BonusMoney> {
  const [row] = await db.call(BONUS_MONEY, [playerId, ASSET]);
  return { balance: money(row?.balance ?? 0n, ASSET), isInPlay: row?.isInPlay ?? false };
}

/** The same, and until the transaction ends the player stakes nothing more. The caller holds the player's bonuses. */
export async function holdMoney(db: Database, playerId: bigint): Promise<BonusMoney> {
  const [row] = await db.call(HOLD_MONEY, [playerId, ASSET]);
  return { balance: money(row?.balance ?? 0n, ASSET), isInPlay: row?.isInPlay ?? false };
}

export type NewCounted = CountedRow & { readonly grantId: string };

export async function addCounted(db: Database, rows: readonly NewCounted[]): Promise<void> {
  const column = <Name extends keyof NewCounted>(name: Name) => rows.map((row) => row[name]);
  await db.call(ADD_COUNTED, [
    ...[column("grantId"), column("vendor"), column("roundId"), column("game"), column("stakedMinor")],
    ...[column("countedMinor"), column("short"), column("settledAt")],
  ]);
}
