import { latin } from "#app/lib/page/isolated.ts";

export { isolated } from "#app/lib/page/isolated.ts";

/** A shortened number has no letter that says which way it runs: it is written from left to right everywhere. */
export function shortened(value: string): string {
  return value.startsWith("•") ? latin(value) : value;
}
