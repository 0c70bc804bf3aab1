import { type Person, type Player, peopleOf } from "../accounts/index.ts";
import { maskedName } from "../core/text/masked-name.ts";
import type { Context } from "../db/context.ts";
import { completeTo, type PersonSums, profitOfTeam } from "../figures/index.ts";
import { lineBetween } from "../team/index.ts";
import { type Crumb, crumbsOf } from "./crumbs.ts";

/** As many as stand on one page. */
const PAGE = 50;

/** As many as stand in a file. */
export const PROFIT_MAX = 5000;

/** One of a team with what they came to; the net is theirs: what they won and were given, less what they staked. */
export type MemberProfit = PersonSums & { readonly id: bigint; readonly name: string; readonly net: bigint };

export type TeamProfit = {
  readonly playerId: bigint;
  /** From the one who asks down to the one whose team it is. */
  readonly crumbs: readonly Crumb[];
  readonly total: PersonSums & { readonly net: bigint };
  readonly rows: readonly MemberProfit[];
  readonly next: bigint | null;
  /** Up to when figures are complete. */
  readonly completeTo: Date;
};

export type ProfitRequest = {
  readonly player: Pick<Player, "id" | "username">;
  /** The agent whose team it is; null for their own. */
  readonly of: bigint | null;
  readonly isWhole: boolean;
  readonly from: Date;
  readonly until: Date;
  readonly after: bigint;
};

/** Profit and loss of each of a team in an agent's own line (A01, A04). Null for anybody who does not stand in it. */
export async function teamProfit(
  { db }: Pick<Context, "db">,
  { player, of, ...asked }: ProfitRequest,
  most = PAGE,
): Promise<TeamProfit | null> {
  const agent = of ?? player.id;
  const line = await lineBetween({ db }, { from: player.id, to: agent });
  if (!line) return null;
  const { at } = await completeTo(db);
  const found = await profitOfTeam(db, { agent, viewer: player.id, asset: "P", most, ...asked });
  const shown = found.people.slice(0, most);
  const people = await peopleOf({ db }, [...line, ...shown.map(({ playerId }) => playerId)]);
  const crumbs = crumbsOf(line, player, (id) => nameOf(people.get(id)));
  const rows = shown.map(({ playerId: id, ...sums }) => ({
    id,
    name: nameOf(people.get(id)),
    ...netted(sums),
  }));
  const next = found.people.length > most ? (rows.at(-1)?.id ?? null) : null;
  return { playerId: agent, crumbs, total: netted(found.total), rows, next, completeTo: at };
}

const netted = (sums: PersonSums) => ({ ...sums, net: sums.payout + sums.bonusCost - sums.validStake });

const nameOf = (person: Person | undefined) => maskedName(person?.username ?? "");
