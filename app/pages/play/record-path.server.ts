import { paths } from "#app/lib/paths/paths.ts";
import type { RecordPath } from "#app/lib/paths/verify-paths.ts";
import { isTrialType } from "#server/accounts/index.ts";
import type { PlayerVisitor } from "#server/http/visitor/visitor.ts";

/** Where a round stands in the records of whoever looks: a trial account keeps none, and their pages are closed to it. */
export function recordPathOf({ player }: Pick<PlayerVisitor, "player">): RecordPath {
  return (vendor, roundId) => (isTrialType(player.accountType) ? null : paths.roundRecord(vendor, roundId));
}
