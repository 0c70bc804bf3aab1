import type { Speaker } from "#app/i18n/speech.tsx";
import type { Player } from "#server/accounts/index.ts";
import { formatDecimal } from "#server/core/numbers.ts";
import type { Growth } from "#server/team/index.ts";
import type { ShownOverview } from "./agent-overview.tsx";

type Facts = {
  readonly player: Pick<Player, "username" | "accountType">;
  /** Null for a sub-login, whose team is its owner's. */
  readonly growth: Growth | null;
};

/** The first page of an agent as it is printed. */
export function shownOverview(
  { player: { username, accountType }, growth }: Facts,
  { t, language }: Speaker,
): ShownOverview {
  const count = (many: number) => formatDecimal(BigInt(many), 0, language);
  return {
    name: username,
    type: t(`partner.home.types.${accountType}`),
    team: growth && {
      direct: t("partner.home.players", { count: growth.direct }),
      whole: t("partner.home.players", { count: growth.whole }),
      came: growth.came.map(({ period, now, before }) => ({
        period,
        now: count(now),
        before: count(before),
      })),
    },
  };
}
