import type { Statement } from "../../db/database.ts";
import { LOCKS } from "../../db/locks.ts";
import type { ContractKind } from "./terms.ts";

export const CONTRACT_STATES = [
  "requested",
  "valid",
  "changeRequested",
  "terminateRequested",
  "denied",
  "expired",
  "terminated",
] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];

/** The one above, or the agent. */
export type Side = "first" | "second";

export type Contract = {
  readonly id: bigint;
  readonly brandId: string;
  readonly kind: ContractKind;
  /** Null for the house. */
  readonly firstParty: bigint | null;
  readonly secondParty: bigint;
  readonly state: ContractState;
  /** The side whose wish waits, and until when. */
  readonly askedBy: Side | null;
  readonly askedUntil: Date | null;
  readonly madeAt: Date;
  readonly endedAt: Date | null;
  /** The side that asked for the end; of an agent whose work was ended the house, and null where it is not known. */
  readonly endedBy: Side | "house" | null;
  readonly endAskedAt: Date | null;
};

export type VersionRow = {
  readonly contract: bigint;
  readonly version: number;
  readonly terms: unknown;
  readonly proposedBy: Side;
  readonly proposedAt: Date;
  readonly proposer: string;
  readonly answer: "signed" | "denied" | "expired" | null;
  readonly answeredAt: Date | null;
  readonly answerer: string | null;
  readonly until: Date | null;
};

/** Signatures are rare, and each looks at those above and below: they are given one after the other. */
export const HOLD: Statement<never> = {
  name: "agents.hold-contracts",
  text: `select pg_advisory_xact_lock(${LOCKS.contracts})`,
};

export const CONTRACT = `c.id, c.brand_id as "brandId", c.kind, c.first_party as "firstParty", c.second_party as "secondParty", c.state,
  c.asked_by as "askedBy", c.asked_until as "askedUntil", c.made_at as "madeAt", c.ended_at as "endedAt",
  c.ended_by as "endedBy", c.end_asked_at as "endAskedAt"`;

const VERSION = `v.contract, v.version, v.terms, v.proposed_by as "proposedBy", v.proposed_at as "proposedAt",
  v.proposer, v.answer, v.answered_at as "answeredAt", v.answerer, v.until`;

export const BY_ID: Statement<Contract> = {
  name: "agents.contract-by-id",
  text: `select ${CONTRACT} from agents.contracts c where c.id = $1::bigint`,
};

export const INSERT: Statement<{ readonly id: bigint }> = {
  name: "agents.insert-contract",
  text: `
    insert into agents.contracts (brand_id, kind, first_party, second_party, state, asked_by, asked_until, made_at)
    values ($1, $2, $3::bigint, $4::bigint, 'requested', 'first', $5::timestamptz, $6::timestamptz)
    on conflict do nothing returning id`,
};

export const SAVE_STATE: Statement<never> = {
  name: "agents.save-contract-state",
  text: `
    update agents.contracts set state = $2, asked_by = $3, asked_until = $4::timestamptz, ended_at = $5::timestamptz,
      ended_by = $6, end_asked_at = $7::timestamptz
    where id = $1::bigint`,
};

export const VERSIONS: Statement<VersionRow> = {
  name: "agents.contract-versions",
  text: `
    select ${VERSION} from agents.contract_versions v
    where v.contract = any ($1::bigint[]) order by v.contract, v.version`,
};

export const INSERT_VERSION: Statement<never> = {
  name: "agents.insert-contract-version",
  text: `
    insert into agents.contract_versions (contract, version, terms, proposed_by, proposed_at, proposer)
    select $1::bigint, 1 + count(*), $2::jsonb, $3, $4::timestamptz, $5
    from agents.contract_versions where contract = $1::bigint`,
};

export const ANSWER_VERSION: Statement<never> = {
  name: "agents.answer-contract-version",
  text: `
    update agents.contract_versions set answer = $2, answered_at = $3::timestamptz, answerer = $4
    where contract = $1::bigint and answer is null`,
};

export const END_VERSION: Statement<never> = {
  name: "agents.end-contract-version",
  text: `
    update agents.contract_versions set until = $2::timestamptz
    where contract = $1::bigint and answer = 'signed' and until is null`,
};

/** The terms in force of the contract of which $1 is the agent. */
export const OWN_TERMS: Statement<{ readonly terms: unknown }> = {
  name: "agents.own-contract-terms",
  text: `
    select v.terms from agents.contracts c join agents.contract_versions v
      on v.contract = c.id and v.answer = 'signed' and v.until is null
    where c.second_party = $1::bigint and c.kind = $2 and c.ended_at is null`,
};

/** The terms in force that $1 has promised to those below. */
export const PROMISED_TERMS: Statement<{ readonly terms: unknown }> = {
  name: "agents.promised-contract-terms",
  text: `
    select v.terms from agents.contracts c join agents.contract_versions v
      on v.contract = c.id and v.answer = 'signed' and v.until is null
    where c.first_party = $1::bigint and c.kind = $2 and c.ended_at is null`,
};

export const OVERDUE: Statement<Contract> = {
  name: "agents.contracts-overdue",
  text: `
    select ${CONTRACT} from agents.contracts c
    where c.asked_until <= $1::timestamptz order by c.id limit 100`,
};
