import type { Breaks } from "./breaks.ts";
import type { History } from "./replay.ts";
import type { Sighting } from "./sightings.ts";

/**
 * Whether all answers about an account can be put into one line: by their versions, which must agree with the moments
 * at which they were asked and answered, and with what the ledger had at each version. This is a check for
 * linearisability, and takes no longer than sorting.
 */
export function checkVersionOrder(
  sightings: readonly Sighting[],
  histories: ReadonlyMap<string, History>,
  breaks: Breaks,
): void {
  const accounts = new Map<string, Sighting[]>();
  for (const sighting of sightings) {
    const name = `${sighting.player}|${sighting.currency}`;
    const known = accounts.get(name);
    if (known) known.push(sighting);
    else accounts.set(name, [sighting]);
  }
  for (const [name, seen] of accounts) {
    checkFigures(name, seen, histories.get(name) ?? new Map(), breaks);
    checkOrder(name, seen, breaks);
  }
}

function checkFigures(account: string, seen: readonly Sighting[], history: History, breaks: Breaks): void {
  for (const { version, cash, bonus, name } of seen) {
    const held = history.get(version);
    if (held?.cash === cash && held.bonus === bonus) continue;
    const [told, kept] = [
      `${cash} and ${bonus} bonus`,
      held ? `${held.cash} and ${held.bonus} bonus` : "nothing",
    ];
    breaks.add(
      "invariant",
      `${name} was told ${told} at version ${version} of ${account}, which has ${kept}`,
    );
  }
}

/** Anybody who was answered before another one asked has the lower version; only who changed nothing may share one. */
function checkOrder(account: string, seen: readonly Sighting[], breaks: Breaks): void {
  const groups = new Map<bigint, Sighting[]>();
  for (const sighting of seen) {
    const group = groups.get(sighting.version);
    if (group) group.push(sighting);
    else groups.set(sighting.version, [sighting]);
  }
  let latest: Sighting | null = null;
  for (const [, group] of [...groups].sort(([left], [right]) => (left < right ? -1 : 1))) {
    const makers = group.filter(({ moved }) => moved);
    if (makers.length > 1)
      breaks.add("doubled", `${makers.map(named).join(" and ")} made one version of ${account}`);
    for (const maker of makers) latest = later(latest, maker);
    for (const sighting of group) {
      if (latest && sighting.endedAt < latest.beganAt) {
        breaks.add(
          "invariant",
          `${named(sighting)} of ${account} was answered before ${named(latest)} was asked`,
        );
      }
    }
    for (const sighting of group) latest = later(latest, sighting);
  }
}

function later(latest: Sighting | null, sighting: Sighting): Sighting {
  return latest && latest.beganAt >= sighting.beganAt ? latest : sighting;
}

function named({ name, version }: Sighting): string {
  return `${name} with version ${version}`;
}
