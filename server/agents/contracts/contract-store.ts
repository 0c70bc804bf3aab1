import type { Database } from "../../db/database.ts";
import {
  ANSWER_VERSION,
  BY_ID,
  type Contract,
  type ContractState,
  END_VERSION,
  HOLD,
  INSERT,
  INSERT_VERSION,
  OVERDUE,
  OWN_TERMS,
  PROMISED_TERMS,
  SAVE_STATE,
  type Side,
  VERSIONS,
  type VersionRow,
} from "./contract-statements.ts";
import { type ContractKind, type ContractTerms, contractTerms, writtenTerms } from "./terms.ts";

export type { Contract, ContractState, Side } from "./contract-statements.ts";

/** Terms with what became of them. */
export type Version = Omit<VersionRow, "terms"> & { readonly terms: ContractTerms };

/** Until the transaction ends, nobody else signs anything. */
export async function holdContracts(db: Database): Promise<void> {
  await db.call(HOLD, []);
}

export async function readContract(db: Database, id: bigint): Promise<Contract | null> {
  const [row] = await db.call(BY_ID, [id]);
  return row ?? null;
}

export function readOverdue(db: Database, at: Date): Promise<Contract[]> {
  return db.call(OVERDUE, [at]);
}

type NewContract = Pick<Contract, "brandId" | "kind" | "firstParty" | "secondParty" | "madeAt"> & {
  readonly askedUntil: Date;
};

/** Null where the agent has one of this kind already. */
export async function insertContract(db: Database, made: NewContract): Promise<bigint | null> {
  const { brandId: brand, kind, firstParty, secondParty, askedUntil, madeAt } = made;
  const [row] = await db.call(INSERT, [brand, kind, firstParty, secondParty, askedUntil, madeAt]);
  return row?.id ?? null;
}

export type NewState = {
  readonly state: ContractState;
  readonly askedBy?: Side;
  readonly askedUntil?: Date;
  readonly endedAt?: Date;
  readonly endedBy?: Side | "house";
  readonly endAskedAt?: Date;
};

export async function saveState(db: Database, contractId: bigint, said: NewState): Promise<void> {
  const {
    state,
    askedBy = null,
    askedUntil = null,
    endedAt = null,
    endedBy = null,
    endAskedAt = null,
  } = said;
  await db.call(SAVE_STATE, [contractId, state, askedBy, askedUntil, endedAt, endedBy, endAskedAt]);
}

/** All versions of some contracts, oldest first. */
export async function readVersions(db: Database, contractIds: readonly bigint[]): Promise<Version[]> {
  const rows = await db.call(VERSIONS, [contractIds]);
  return rows.map((row) => ({ ...row, terms: contractTerms.parse(row.terms) }));
}

type NewVersion = {
  readonly contractId: bigint;
  readonly terms: ContractTerms;
  readonly by: Side;
  readonly at: Date;
  readonly proposer: string;
};

export async function insertVersion(
  db: Database,
  { contractId, terms, by, at, proposer }: NewVersion,
): Promise<void> {
  await db.call(INSERT_VERSION, [contractId, JSON.stringify(writtenTerms(terms)), by, at, proposer]);
}

type NewAnswer = {
  readonly contractId: bigint;
  readonly answer: "signed" | "denied" | "expired";
  readonly at: Date;
  readonly answerer: string | null;
};

export async function answerVersion(
  db: Database,
  { contractId, answer, at, answerer }: NewAnswer,
): Promise<void> {
  await db.call(ANSWER_VERSION, [contractId, answer, at, answerer]);
}

/** The version in force holds no more from then on. */
export async function endVersion(db: Database, contractId: bigint, at: Date): Promise<void> {
  await db.call(END_VERSION, [contractId, at]);
}

/** The terms by which an agent is paid now; null without a contract in force. */
export async function readOwnTerms(
  db: Database,
  playerId: bigint,
  kind: ContractKind,
): Promise<ContractTerms | null> {
  const [row] = await db.call(OWN_TERMS, [playerId, kind]);
  return row ? contractTerms.parse(row.terms) : null;
}

/** The terms that an agent has promised on, to those below. */
export async function readPromisedTerms(
  db: Database,
  playerId: bigint,
  kind: ContractKind,
): Promise<ContractTerms[]> {
  return (await db.call(PROMISED_TERMS, [playerId, kind])).map(({ terms }) => contractTerms.parse(terms));
}
