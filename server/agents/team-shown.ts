import { type Person, type Player, peopleOf } from "../accounts/index.ts";
import { maskedName } from "../core/text/masked-name.ts";
import type { Context } from "../db/context.ts";
import { lineBetween, type TeamPlace, teamPage } from "../team/index.ts";
import { type Crumb, crumbsOf } from "./crumbs.ts";
import { type Rate, ratesOfEach } from "./rates/rates-of.ts";

/** One of a team as those above see them: the name is masked, and how to reach them is not said. */
export type TeamMember = Omit<Person, "username"> & {
  readonly name: string;
  readonly depth: number;
  readonly direct: number;
  readonly whole: number;
  /** What they get back of stakes; of those directly below the one who asks alone. */
  readonly rates: readonly Rate[] | null;
};

export type TeamShown = {
  readonly playerId: bigint;
  /** From the one who asks down to the one whose team it is. */
  readonly crumbs: readonly Crumb[];
  readonly members: readonly TeamMember[];
  readonly next: TeamPlace | null;
};

export type TeamRequest = {
  readonly player: Pick<Player, "id" | "username">;
  /** The agent whose team it is; null for their own. */
  readonly of: bigint | null;
  readonly isWhole: boolean;
  readonly after: TeamPlace | null;
  readonly since?: Date | undefined;
};

/** One page of a team in an agent's own line (A04). Null for anybody who does not stand in it. */
export async function teamShown(
  context: Pick<Context, "db" | "now">,
  { player, of, isWhole, after, since }: TeamRequest,
): Promise<TeamShown | null> {
  const playerId = of ?? player.id;
  const line = await lineBetween(context, { from: player.id, to: playerId });
  if (!line) return null;
  const { rows, next } = await teamPage(context, { playerId, isWhole, after, since });
  const people = await peopleOf(context, [...line, ...rows.map((row) => row.playerId)]);
  const crumbs = crumbsOf(line, player, (id) => nameOf(people.get(id)));
  const own = playerId === player.id ? rows.filter(({ depth }) => depth === 1) : [];
  const ratesOf = await ratesOfEach(
    context,
    own.map((row) => row.playerId),
  );
  const isOwn = new Set(own.map((row) => row.playerId));
  const members = rows.flatMap(({ playerId: id, depth, direct, whole }) => {
    const person = people.get(id);
    if (!person) return [];
    const { accountType, state, registeredAt, lastSeenAt } = person;
    const rates = isOwn.has(id) ? (ratesOf.get(id) ?? []) : null;
    const seen = { accountType, state, registeredAt, lastSeenAt };
    return [{ id, name: nameOf(person), ...seen, depth, direct, whole, rates }];
  });
  return { playerId, crumbs, members, next };
}

const nameOf = (person: Person | undefined) => maskedName(person?.username ?? "");
