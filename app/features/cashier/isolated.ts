export { isolated } from "#app/lib/isolated.ts";

/** A shortened number has no letter that says which way it runs: it is written from left to right everywhere. */
export function shortened(value: string): string {
  return value.startsWith("•") ? `\u2066${value}\u2069` : value;
}
