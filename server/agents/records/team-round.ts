import type { Player } from "../../accounts/index.ts";
import type { Context } from "../../db/context.ts";
import { type RoundRecord, roundRecord } from "../../wallet/index.ts";
import { namesOf } from "./asked.ts";
import { STOOD_BELOW } from "./round-statements.ts";

type Asked = {
  readonly player: Pick<Player, "id">;
  readonly playerId: bigint;
  readonly vendor: string;
  readonly roundId: string;
};

/** One round, played for money, of somebody who stood below when it was opened; null for every other (A01). */
export async function teamRound(
  context: Pick<Context, "db">,
  { player, playerId, vendor, roundId }: Asked,
): Promise<(RoundRecord & { readonly name: string }) | null> {
  const found = await roundRecord(context, { playerId, vendor, roundId });
  if (found?.stake.asset !== "P") return null;
  const [row] = await context.db.call(STOOD_BELOW, [player.id, playerId, found.openedAt]);
  if (!row?.stood) return null;
  const nameOf = await namesOf(context, [], [playerId]);
  return { ...found, name: nameOf(playerId) };
}
