import type { Speaker } from "#app/i18n/speech.tsx";
import type { Player } from "#server/accounts/index.ts";
import { formatDecimal } from "#server/core/numbers/numbers.ts";
import type { Growth } from "#server/team/index.ts";
import type { ShownOverview } from "./agent-overview.tsx";

type Facts = {
  readonly player: Pick<Player, "username" | "accountType">;
  /** The sub-login that works in that name. */
  readonly acting: { readonly username: string } | null;
  /** Null for a sub-login that may not see the team. */
  readonly growth: Growth | null;
};

/** What a sub-login of an owner of that type is. */
const SUB_LOGIN = { 1: 41, 2: 42 } as const;

/** The first page of an agent as it is printed. */
export function shownOverview(
  { player: { username, accountType }, acting, growth }: Facts,
  { t, language }: Speaker,
): ShownOverview {
  const count = (many: number) => formatDecimal(BigInt(many), 0, language);
  return {
    name: acting?.username ?? username,
    type: t(`partner.home.types.${acting ? SUB_LOGIN[accountType === 1 ? 1 : 2] : accountType}`),
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
