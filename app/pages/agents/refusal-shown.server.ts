import type { ShownRefusal } from "#app/features/agent-home/agent-refused.tsx";
import type { Speaker } from "#app/i18n/speech.tsx";
import { isolated } from "#app/lib/page/isolated.ts";
import { incomePaths } from "#app/lib/paths/income-paths.ts";
import { rewardPaths } from "#app/lib/paths/reward-paths.ts";

/** The one to whom a page of agents is not open. */
export type Refused = "subLogin" | "former" | "member";

/**
 * Why a page of agents is refused, in words: a sub-login is told whose right is missing, somebody who was an agent what
 * stays open to them, and a member how to become a partner.
 */
export function refusalShown(refused: Refused, name: string, { t }: Pick<Speaker, "t">): ShownRefusal {
  const home = "partner.home" as const;
  if (refused === "subLogin")
    return { heading: t(`${home}.refused.subLoginTitle`), text: t(`${home}.subLogin`), link: null };
  if (refused === "former") {
    const link = { href: incomePaths.income(), words: t("partner.nav.income") };
    return { heading: t(`${home}.refused.formerTitle`), text: t(`${home}.refused.formerText`), link };
  }
  return {
    heading: t(`${home}.refused.title`),
    text: t(`${home}.refused.text`, { name: isolated(name) }),
    link: { href: rewardPaths.join(), words: t(`${home}.refused.apply`) },
  };
}
