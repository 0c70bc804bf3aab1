import type { Funds } from "#app/lib/funds.ts";
import { isTrialType } from "../../accounts/index.ts";
import type { Game } from "../../catalogue/index.ts";
import { playPause } from "../../limits/index.ts";
import { owesAgreement } from "../visitor/require-agreed.ts";
import type { PlayerVisitor } from "../visitor/visitor.ts";
import { hasWayIn } from "./open-foreign-game.ts";

/** What stands in the way of playing a game. */
export const CLOSED = [
  "gameMaintenance",
  "notLaunched",
  "onABreak",
  "needTrueAccount",
  "termsOwed",
  "noTrial",
] as const;

export type Closed = (typeof CLOSED)[number];

export const isClosed = (reason: string): reason is Closed => CLOSED.some((one) => one === reason);

/** Whether nobody can open the game now: it, or everything of its vendor, is in maintenance. */
export function isShut({ seam }: Pick<PlayerVisitor["platform"], "seam">, { state, vendor }: Game): boolean {
  return state !== "open" || seam.inMaintenance(vendor);
}

/** Why a player cannot play a game with these funds at this moment, on a page or by a call; null where they can. */
export async function whyClosed(
  visitor: PlayerVisitor,
  { game, funds }: { game: Game; funds: Funds },
): Promise<Closed | null> {
  const { context, platform, player } = visitor;
  if (isShut(platform, game)) return "gameMaintenance";
  if (!hasWayIn(visitor, game)) return "notLaunched";
  if (await playPause(context, player.id)) return "onABreak";
  if (funds === "real" && isTrialType(player.accountType)) return "needTrueAccount";
  if (funds === "real" && (await owesAgreement(visitor))) return "termsOwed";
  if (funds === "trial" && !game.hasTrial) return "noTrial";
  return null;
}
