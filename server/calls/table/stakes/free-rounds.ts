import type { Asset } from "../../../core/numbers/money.ts";
import type { PlayerVisitor } from "../../../http/visitor/visitor.ts";
import { misfitOfFree } from "../../../studio/index.ts";
import type { CallRefusal } from "../../call.ts";

type Asked<Reason> = {
  readonly reason: Reason;
  readonly freeRoundsId: string | undefined;
  readonly game: string;
  readonly asset: Asset;
  /** How this call names what is bet. */
  readonly bet: string;
};

/** Says of free rounds that are there, and were asked for with something else, what that is: an app would forget them. */
export async function notOver<Reason extends string>(
  { context, player }: PlayerVisitor,
  { reason, freeRoundsId, game, asset, bet }: Asked<Reason>,
): Promise<CallRefusal<"badField"> | null> {
  if (reason !== "freeRoundsOver" || freeRoundsId === undefined) return null;
  const misfit = await misfitOfFree(context, { playerRef: `${player.id}`, freeRoundsId, game, asset });
  return misfit && { reason: "badField", fields: [misfit === "bet" ? bet : "freeRoundsId"] };
}
