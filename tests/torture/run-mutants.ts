import { destroyAtEnd } from "./at-end.ts";
import type { FaultKind } from "./fault-plan.ts";
import { openHouse, prepareTemplate } from "./house.ts";
import { huntDefect } from "./hunt.ts";
import { MUTANTS, plant } from "./mutants.ts";
import { readOptions } from "./options.ts";
import { type KillablePostgres, preparePostgres } from "./postgres.ts";

/** A checker that finds faults where there are none would find these as well. */
const CONTROL_MS = 4000;

/** `npm run torture:mutants`: every planted defect has to be found, and a sound ledger to be found sound. */
async function main(): Promise<number> {
  const startedAt = performance.now();
  const seed = readOptions(process.argv.slice(2)).seeds[0] ?? "1";
  process.stdout.write(`seed ${seed}, ${MUTANTS.length} mutants\n`);
  const postgres = await preparePostgres();
  destroyAtEnd(() => postgres.destroy());
  await postgres.start();
  await prepareTemplate(postgres);

  const control = await huntIn(postgres, "sound", { seed, forMs: CONTROL_MS });
  tell("a sound ledger", control === null ? "nothing found, as it should be" : `FALSELY ACCUSED: ${control}`);
  let found = 0;
  for (const [nth, mutant] of MUTANTS.entries()) {
    const before = performance.now();
    const { faults } = mutant;
    const evidence = await huntIn(
      postgres,
      `mutant_${nth + 1}`,
      { seed, ...(faults ? { faults } : {}) },
      mutant,
    );
    const seconds = ((performance.now() - before) / 1000).toFixed(1);
    found += evidence === null ? 0 : 1;
    tell(
      `${nth + 1}. ${mutant.name}`,
      evidence === null ? `NOT FOUND in ${seconds} s` : `found in ${seconds} s (${evidence})`,
    );
  }
  await postgres.kill();
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  process.stdout.write(
    `${JSON.stringify({ mutants: MUTANTS.length, found, soundIsSound: control === null, seed, seconds })}\n`,
  );
  return found === MUTANTS.length && control === null ? 0 : 1;
}

async function huntIn(
  postgres: KillablePostgres,
  database: string,
  hunt: { seed: string; faults?: readonly FaultKind[]; forMs?: number },
  mutant?: (typeof MUTANTS)[number],
): Promise<string | null> {
  const house = await openHouse(postgres, database, async (client) => {
    if (mutant) await plant(client, mutant);
  });
  const forget = destroyAtEnd(() => house.destroy());
  try {
    return await huntDefect(house, hunt);
  } finally {
    await house.close();
    forget();
  }
}

function tell(what: string, result: string): void {
  process.stdout.write(`${what}: ${result}\n`);
}

process.exitCode = await main();
process.exit();
