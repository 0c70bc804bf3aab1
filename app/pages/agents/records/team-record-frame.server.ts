import type { Speaker } from "#app/i18n/speech.tsx";
import { zoneName } from "#app/lib/dates.ts";
import { changedQuery } from "#app/lib/paths/query.ts";
import type { TeamPage } from "#server/agents/index.ts";
import { periodChoices } from "../asked-days.server.ts";
import type { TeamFilter } from "./team-record-query.server.ts";

type Frame = {
  readonly filter: TeamFilter;
  readonly isBad: boolean;
  readonly found: Pick<TeamPage<unknown>, "playerId" | "crumbs">;
  readonly pathOf: (query: Readonly<Record<string, string>>) => string;
};

/** What both records of a team have around their table: whose they are, how wide, and of which time. */
export function teamRecordFrame({ filter, isBad, found, pathOf }: Frame, speaker: Speaker) {
  const { t, language, timeZone } = speaker;
  const hrefOf = (change: Readonly<Record<string, string>>) => pathOf({ ...filter, ...change });
  const scopes = (["", "whole", "own"] as const).filter((scope) => scope !== "own" || filter.of !== "");
  const below = filter.scope === "own" ? "" : filter.scope;
  const ofScope = scopes.map((scope) => ({
    text: t(`pay.betting.scopes.${scope || "direct"}`),
    href: hrefOf({ scope }),
    isChosen: scope === filter.scope,
  }));
  return {
    of: String(found.playerId),
    crumbs: found.crumbs.map(({ id, name }, nth) => ({
      id: String(id),
      name,
      href: hrefOf({ of: nth === 0 ? "" : String(id), scope: below }),
    })),
    filters: [
      { label: t("pay.betting.scope"), choices: ofScope },
      { label: t("pay.profit.period"), choices: periodChoices(filter, hrefOf, speaker) },
    ],
    path: pathOf({}),
    query: changedQuery(filter, {}),
    bad: isBad ? t("pay.betting.badRange") : null,
    timeZone: zoneName(language, timeZone),
  };
}
