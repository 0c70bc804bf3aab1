import { destroyAtEnd } from "./at-end.ts";
import { openHouse, prepareTemplate } from "./house.ts";
import { type Options, readOptions } from "./options.ts";
import { type KillablePostgres, preparePostgres } from "./postgres.ts";
import { type Findings, tortureHouse } from "./torture.ts";

/** Of all faults, so many have to be kills of PostgreSQL: one in fifty. */
const POSTGRES_KILLS_PER_FAULT = 0.02;

/** `npm run torture`: one JSON line for each seed, and 1 as the exit code when any of them broke. */
async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  const postgres = await preparePostgres();
  destroyAtEnd(() => postgres.destroy());
  await postgres.start();
  await prepareTemplate(postgres);
  let broken = false;
  for (const seed of options.seeds) broken = (await runSeed(postgres, seed, options)) || broken;
  await postgres.kill();
  return broken ? 1 : 0;
}

async function runSeed(
  postgres: KillablePostgres,
  seed: string,
  { faults, only }: Options,
): Promise<boolean> {
  const startedAt = performance.now();
  const seconds = () => Math.round((performance.now() - startedAt) / 1000);
  const tell = (line: string) => process.stdout.write(`${seconds()} s: ${line}\n`);
  tell(`seed ${seed}, ${faults} faults`);
  const house = await openHouse(postgres, `torture_${seed.replace(/\W/g, "_").toLowerCase()}`);
  const forget = destroyAtEnd(() => house.destroy());
  const found = await tortureHouse(house, { seed, faults, only, tell });
  await house.close();
  forget();

  const { breaks, maker } = found;
  for (const break_ of breaks.told) process.stdout.write(`${break_}\n`);
  const errors = Object.fromEntries([...postgres.errors].sort());
  tell(
    `errors in the log of PostgreSQL: ${JSON.stringify(errors)}; slowest restarts ${JSON.stringify(maker.slowestMs)}`,
  );
  const postgresKills = maker.byKind.get("postgres-kill") ?? 0;
  const tooFewKills = only === null && postgresKills < Math.floor(faults * POSTGRES_KILLS_PER_FAULT);
  const broken = isBroken(found) || tooFewKills || maker.count() < faults;
  process.stdout.write(`${JSON.stringify(lineOf(found, { seed, seconds: seconds(), broken }))}\n`);
  return broken;
}

function isBroken({ breaks, deadlocks, pendingAtEnd }: Findings): boolean {
  return breaks.total > 0 || deadlocks > 0 || pendingAtEnd > 0;
}

function lineOf(
  found: Findings,
  { seed, seconds, broken }: { seed: string; seconds: number; broken: boolean },
) {
  const { breaks, maker } = found;
  return {
    torture: broken ? "broken" : "whole",
    seed,
    faults: maker.count(),
    byKind: Object.fromEntries([...maker.byKind].sort()),
    postgresKills: maker.byKind.get("postgres-kill") ?? 0,
    appKills: maker.byKind.get("app-kill") ?? 0,
    calls: found.calls,
    transfers: found.transfers,
    lost: breaks.count("lost"),
    doubled: breaks.count("doubled"),
    invariantBreaks: breaks.count("invariant"),
    deadlocks: found.deadlocks,
    pendingAtEnd: found.pendingAtEnd,
    livenessMs: Math.round(found.livenessMs),
    seconds,
  };
}

process.exitCode = await main();
process.exit();
