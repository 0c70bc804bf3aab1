import { peopleOf } from "../../accounts/index.ts";
import { maskedName } from "../../core/text/masked-name.ts";
import type { Context } from "../../db/context.ts";
import type { Statement } from "../../db/database.ts";
import { CONTRACT, type Contract, type Side } from "./contract-statements.ts";
import { readContract, readOwnTerms, readVersions, type Version } from "./contract-store.ts";
import type { ContractKind, ContractTerms } from "./terms.ts";

/** A contract as one of its sides reads it. */
export type ContractShown = {
  readonly contract: Contract;
  readonly side: Side;
  /** The other side, masked; null for the house. */
  readonly other: string | null;
  /** Whether the other side has asked for something, and waits for an answer. */
  readonly isAsked: boolean;
  /** Oldest first. */
  readonly versions: readonly Version[];
};

const OF_PARTY: Statement<Contract> = {
  name: "agents.contracts-of-party",
  text: `
    select ${CONTRACT} from agents.contracts c
    where (c.first_party = $1::bigint or c.second_party = $1::bigint) and c.kind = $2
    order by c.ended_at is not null, c.id desc limit $3::int`,
};

const LISTED: Statement<Contract> = {
  name: "agents.contracts-listed",
  text: `
    select ${CONTRACT} from agents.contracts c
    where ($1::bigint is null or c.first_party = $1::bigint or c.second_party = $1::bigint)
      and ($2::text is null or c.kind = $2) and ($3::boolean or c.ended_at is null)
    order by c.id desc limit 200`,
};

const SHOWN_MOST = 100;

/** The contracts of one kind in which somebody is either side: the living first, the newest of them on top. */
export async function contractsOf(
  context: Pick<Context, "db">,
  { playerId, kind }: { readonly playerId: bigint; readonly kind: ContractKind },
): Promise<ContractShown[]> {
  const contracts = await context.db.call(OF_PARTY, [playerId, kind, SHOWN_MOST]);
  return shownTo(context, playerId, contracts);
}

/** One contract with its history, for its two sides and nobody else (A04). */
export async function contractOf(
  context: Pick<Context, "db">,
  { playerId, contractId }: { readonly playerId: bigint; readonly contractId: bigint },
): Promise<ContractShown | null> {
  const contract = await readContract(context.db, contractId);
  if (contract?.secondParty !== playerId && contract?.firstParty !== playerId) return null;
  const [shown = null] = await shownTo(context, playerId, [contract]);
  return shown;
}

export type ContractsAsked = {
  readonly playerId?: bigint | undefined;
  readonly kind?: ContractKind | undefined;
  readonly withEnded?: boolean;
};

/** The contracts of the house as its operators read them, newest first. */
export function listContracts(
  { db }: Pick<Context, "db">,
  { playerId, kind, withEnded = false }: ContractsAsked,
): Promise<Contract[]> {
  return db.call(LISTED, [playerId ?? null, kind ?? null, withEnded]);
}

/** One contract with its history, as operators read it. */
export async function findContract(
  { db }: Pick<Context, "db">,
  contractId: bigint,
): Promise<{ readonly contract: Contract; readonly versions: readonly Version[] } | null> {
  const contract = await readContract(db, contractId);
  return contract && { contract, versions: await readVersions(db, [contractId]) };
}

async function shownTo(
  context: Pick<Context, "db">,
  playerId: bigint,
  contracts: readonly Contract[],
): Promise<ContractShown[]> {
  const ids = contracts.map(({ id }) => id);
  const versions = await readVersions(context.db, ids);
  const otherOf = ({ firstParty, secondParty }: Contract) =>
    secondParty === playerId ? firstParty : secondParty;
  const others = contracts.flatMap((contract) => otherOf(contract) ?? []);
  const people = await peopleOf(context, others);
  return contracts.map((contract) => {
    const side = contract.secondParty === playerId ? "second" : "first";
    const other = otherOf(contract);
    return {
      contract,
      side,
      other: other === null ? null : maskedName(people.get(other)?.username ?? ""),
      isAsked: contract.askedBy !== null && contract.askedBy !== side,
      versions: versions.filter((version) => version.contract === contract.id),
    };
  });
}

/** The terms by which an agent is paid now; null without a contract of the kind in force. */
export function ownTerms(
  { db }: Pick<Context, "db">,
  playerId: bigint,
  kind: ContractKind,
): Promise<ContractTerms | null> {
  return readOwnTerms(db, playerId, kind);
}
