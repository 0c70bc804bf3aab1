import { grouped } from "../../core/numbers/grouped.ts";
import type { Database } from "../../db/database.ts";
import {
  activeOfTeams,
  activePeople,
  type Totals,
  totalsOfTeam,
  totalsOfTeams,
} from "../../figures/index.ts";
import type { CarriedFence, Person } from "../contracts/ring-fence.ts";
import type { ContractTerms } from "../contracts/terms.ts";
import type { PayPeriod } from "./pay-periods.ts";

/** The agent whose team is billed, by which terms, in which period, with what was carried into it. */
export type AskedPeriod = PayPeriod & {
  readonly agent: bigint;
  readonly terms: ContractTerms;
  readonly carriedIn: bigint;
  /** What of it is carried for one person alone. */
  readonly fences: readonly CarriedFence[];
};

/** What a team did in a period, and how many of it were active. */
export type PeriodFigures = {
  readonly totals: readonly Totals[];
  readonly people: number;
  readonly persons?: readonly Person[];
};

/** What the teams of several did, each in its period. However many ask for one period, it is read once. */
export async function figuresOfPeriods<Asked extends AskedPeriod>(
  db: Database,
  asked: readonly Asked[],
): Promise<ReadonlyMap<Asked, PeriodFigures>> {
  const figures = new Map<Asked, PeriodFigures>();
  const sameTime = grouped(asked, ({ from, until }) => `${from.getTime()} ${until.getTime()}`);
  for (const group of sameTime.values()) {
    const [only] = group;
    if (group.length === 1 && only) figures.set(only, await figuresOfPeriod(db, only));
    else await readTogether(db, group, figures);
  }
  return figures;
}

/** The same of one. */
export async function figuresOfPeriod(
  db: Database,
  { agent, terms, from, until }: AskedPeriod,
): Promise<PeriodFigures> {
  const time = { agent, asset: "P" as const, from, until };
  const totals = await totalsOfTeam(db, { ...time, scope: "team" });
  const people = totals.length === 0 ? 0 : await activePeople(db, { ...time, leastStake: terms.leastStake });
  return { totals, people };
}

async function readTogether<Asked extends AskedPeriod>(
  db: Database,
  group: readonly Asked[],
  figures: Map<Asked, PeriodFigures>,
): Promise<void> {
  const [first] = group;
  if (!first) return;
  const time = { asset: "P" as const, from: first.from, until: first.until };
  const agents = [...new Set(group.map(({ agent }) => agent))];
  const totalsOf = await totalsOfTeams(db, agents, time);
  const played = group.filter(({ agent }) => totalsOf(agent).length > 0);
  const countings = played.map(({ agent, terms }) => ({ agent, leastStake: terms.leastStake }));
  const peopleOf = played.length === 0 ? () => 0 : await activeOfTeams(db, countings, time);
  for (const one of group) {
    const { agent, terms } = one;
    const totals = totalsOf(agent);
    const people = totals.length === 0 ? 0 : peopleOf({ agent, leastStake: terms.leastStake });
    figures.set(one, { totals, people });
  }
}
