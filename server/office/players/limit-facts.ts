import { money } from "../../core/numbers/money.ts";
import type { LimitsView, LimitView, Pause } from "../../limits/index.ts";
import { sum, when } from "../lines.ts";

type Fact = readonly [string, string];

/** Whether a player is away by their own wish and until when, and the limits that bind, with what is used of each. */
export function limitFacts({ pause, limits }: LimitsView): Fact[] {
  const binding = limits.filter(({ ceiling }) => ceiling !== null);
  return [
    ...(pause ? [["away", awaySaid(pause)] as const] : []),
    ...binding.map((limit) => [`limit ${limit.name}`, limitSaid(limit)] as const),
  ];
}

function awaySaid({ kind, until }: Pause): string {
  const end = until === null ? "for good" : `until ${when(until)}`;
  return kind === "exclusion" ? `excluded by their own wish ${end}` : `on a break ${end}`;
}

function limitSaid({ name, ceiling, used, raise }: LimitView): string {
  const said = (minor: bigint | null) => {
    if (minor === null) return "no limit";
    return name === "session" ? `${minor} minutes` : sum(money(minor, "P"));
  };
  const most = said(ceiling);
  const now = used === null ? most : `${said(used)} of ${most} used`;
  return raise ? `${now}, asked for: ${said(raise.ceiling)}` : now;
}
