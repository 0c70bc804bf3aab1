import type { Contract, ContractTerms, Version } from "../../../agents/index.ts";
import { money } from "../../../core/numbers/money.ts";
import { facts, sum, when } from "../../lines.ts";

const percentOf = (rate: number) => `${(rate / 100).toFixed(2)} %`;

const named = (rates: Readonly<Record<string, number>>) =>
  Object.entries(rates)
    .map(([name, rate]) => `${name} ${percentOf(rate)}`)
    .join(", ");

/** Terms as an operator reads them, each on a line. */
export function termsFacts(terms: ContractTerms): string[] {
  const { costs, tiers, apply, cap } = terms;
  return facts([
    ["kind", terms.kind],
    ["paid by", terms.issuer],
    ["for", `${terms.base} of ${named(terms.products)}`],
    ["every", terms.cycle],
    ...tiers.map(
      ({ from, people, rate }, nth) =>
        [`tier ${nth + 1}`, `from ${sum(money(from, "P"))}, ${people} active: ${percentOf(rate)}`] as const,
    ),
    ["applies to", apply === "whole" ? "the whole amount" : "its own slice"],
    ["active with", sum(money(terms.leastStake, "P"))],
    ["losses carried", terms.carry],
    ["ring-fence from", terms.ringFence === null ? null : sum(money(terms.ringFence, "P"))],
    ["vendors cost", named(costs.vendors)],
    ["bonuses cost", costs.bonus === 0 ? null : percentOf(costs.bonus)],
    ["deposits cost", costs.deposits === 0 ? null : percentOf(costs.deposits)],
    ["withdrawals cost", costs.withdrawals === 0 ? null : percentOf(costs.withdrawals)],
    ["at most", cap === null ? null : sum(money(cap, "P"))],
  ]);
}

/** The side that stands above in a contract, as an operator names it. */
export const partyName = (playerId: bigint | null) => (playerId === null ? "house" : String(playerId));

/** A contract with every version of its terms, and who signed each when. */
export function contractLines(contract: Contract, versions: readonly Version[]): string[] {
  const { id, kind, firstParty, secondParty, state, askedBy, askedUntil } = contract;
  const asked = askedBy === "first" ? partyName(firstParty) : partyName(secondParty);
  const told = facts([
    ["contract", String(id)],
    ["kind", kind],
    ["above", partyName(firstParty)],
    ["agent", String(secondParty)],
    ["state", state],
    ["asked by", askedBy && `${asked}, until ${when(askedUntil)}`],
    ["ended", endedLine(contract)],
  ]);
  return [...told, ...versions.flatMap((version) => ["", ...versionLines(version)])];
}

function endedLine({ endedAt, endedBy, endAskedAt, firstParty, secondParty }: Contract) {
  if (endedBy === null) return when(endedAt);
  if (endedBy === "house") return `${when(endedAt)}, with the work of the agent`;
  const [asker, agreer] = endedBy === "first" ? [firstParty, secondParty] : [secondParty, firstParty];
  return `${when(endedAt)}, agreed by ${partyName(agreer)}, asked for by ${partyName(asker)}, ${when(endAskedAt)}`;
}

function versionLines({
  version,
  proposer,
  proposedAt,
  answer,
  answerer,
  answeredAt,
  until,
  terms,
}: Version) {
  const answered = answer && `${answer}${answerer === null ? "" : ` by ${answerer}`}, ${when(answeredAt)}`;
  const told = facts([
    ["version", String(version)],
    ["proposed", `by ${proposer}, ${when(proposedAt)}`],
    ["answer", answered],
    ["until", when(until)],
  ]);
  return [...told, ...termsFacts(terms)];
}
