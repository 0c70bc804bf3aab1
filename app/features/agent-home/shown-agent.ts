import type { Speaker } from "#app/i18n/speech.tsx";
import { formatDay } from "#app/lib/dates.ts";
import { paths } from "#app/lib/paths.ts";
import type { Player } from "#server/accounts/index.ts";
import type { ShownAgent } from "./agent-home.tsx";

type Facts = {
  readonly player: Player;
  readonly inviteCode: string;
  /** How many players stand directly below. */
  readonly below: number;
  readonly notices: readonly { readonly id: string; readonly title: string; readonly publishedAt: Date }[];
  /** Of the site as it was asked for: an invitation leads to the same house. */
  readonly origin: string;
};

const NEWS = 5;

/** The first page of an agent as it is printed. Called by the loader, because a browser's calendar may differ. */
export function shownAgent(
  { player, inviteCode, below, notices, origin }: Facts,
  { t, language, timeZone }: Speaker,
): ShownAgent {
  const { username, accountType } = player;
  const team = accountType === 1 || accountType === 2;
  const invitation = `${origin}${paths.register({ referralCode: inviteCode })}`;
  return {
    name: username,
    type: accountType === 0 || accountType === 4 ? "" : t(`partner.home.types.${accountType}`),
    team: team ? { below: t("partner.home.players", { count: below }), invitation } : null,
    news: notices.slice(0, NEWS).map(({ id, title, publishedAt }) => ({
      id,
      title,
      day: formatDay(publishedAt, language, timeZone),
    })),
  };
}
