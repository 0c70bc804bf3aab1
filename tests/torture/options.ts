import { parseArgs } from "node:util";
import { FAULT_KINDS, type FaultKind } from "./fault-plan.ts";

export type Options = { faults: number; seeds: readonly string[]; only: readonly FaultKind[] | null };

const FAULTS = 10_000;

/** `--faults 10000 --seed 1`, `--seed 2,3,4` for one run after the other, `--only app-kill --count 500`. */
export function readOptions(parameters: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      faults: { type: "string" },
      count: { type: "string" },
      seed: { type: "string", default: "1" },
      only: { type: "string" },
    },
  });
  const faults = Number(values.count ?? values.faults ?? FAULTS);
  if (!Number.isInteger(faults) || faults < 1)
    throw new Error("How many faults? A whole number, at least 1.");
  const only = values.only?.split(",").map((name) => {
    const kind = FAULT_KINDS.find((known) => known === name);
    if (!kind) throw new Error(`No fault is called ${name}. There are: ${FAULT_KINDS.join(", ")}`);
    return kind;
  });
  return { faults, seeds: values.seed.split(","), only: only ?? null };
}
