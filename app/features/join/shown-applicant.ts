import type { Player } from "#server/accounts/index.ts";
import type { Applicant } from "./join-page.tsx";

/** The reader of the page, as it speaks to them. */
export function shownApplicant(
  player: Player | null,
  { isAgent, isTrial }: { readonly isAgent: boolean; readonly isTrial: boolean },
): Applicant {
  if (!player) return { kind: "nobody", name: "" };
  if (isTrial) return { kind: "trial", name: "" };
  return { kind: isAgent ? "agent" : "player", name: player.username };
}
