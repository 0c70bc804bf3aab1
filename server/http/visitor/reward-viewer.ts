import { isTrialType, type Player } from "../../accounts/index.ts";
import type { Visitor } from "./visitor.ts";

/** The visitor of a page of rewards, and the member where it is one: a trial account has none. */
export type RewardViewer = {
  readonly viewer: "guest" | "trial" | "member";
  readonly member: Player | null;
};

export function rewardViewer({ player }: Pick<Visitor, "player">): RewardViewer {
  if (!player) return { viewer: "guest", member: null };
  if (isTrialType(player.accountType)) return { viewer: "trial", member: null };
  return { viewer: "member", member: player };
}
