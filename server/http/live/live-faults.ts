import { isTransient } from "../../db/faults.ts";
import type { Platform } from "../../house/platform.ts";

/**
 * Where what was to be told could not be read. While the database is away nothing is said: the next look finds it.
 * Any other fault would come with every look and be noticed by nobody.
 */
export function liveFaults({ log }: Pick<Platform, "log">, of: string): (fault: unknown) => void {
  return (fault) => {
    if (!isTransient(fault)) log.error("live", { reason: of, error: fault });
  };
}
