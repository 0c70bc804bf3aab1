import type { ShownDeeds, ShownSubLogin } from "#app/features/agent-home/shown-sub-login.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import { subLoginPaths } from "#app/lib/paths/sub-login-paths.ts";
import { AGENT_RIGHTS, type Deed, type DeedsShown, type SubLogin } from "#server/agents/index.ts";

/** One sub-login as it is printed for its owner. */
export function shownSubLogin(
  { id, username, rights, madeAt, lastLoginAt, endedAt }: SubLogin,
  { t, language, timeZone }: Speaker,
): ShownSubLogin {
  const written = (moment: Date) => formatMoment(moment, language, timeZone);
  const named = AGENT_RIGHTS.filter((right) => rights.includes(right)).map((right) =>
    t(`subLogins.rights.${right}`),
  );
  return {
    id: String(id),
    href: subLoginPaths.subLogin(String(id)),
    isEnded: endedAt !== null,
    cells: {
      name: username,
      rights: named.length === 0 ? t("subLogins.noRights") : named.join(t("subLogins.and")),
      made: written(madeAt),
      seen: lastLoginAt ? written(lastLoginAt) : t("subLogins.never"),
      state: endedAt ? t("subLogins.ended", { when: written(endedAt) }) : t("subLogins.atWork"),
    },
  };
}

/** What a sub-login does or tries, by the last word of the file of the page. */
const DEEDS = [
  "accounts",
  "open-account",
  "link",
  "rates",
  "send-money",
  "contract",
  "propose-contract",
  "change-contract",
  "profit-csv",
  "betting-csv",
  "transactions-csv",
  "income-csv",
  "sub-login",
  "make-sub-login",
] as const;

/** A page of what a sub-login did, each with the page that it was done on. */
export function shownDeeds(
  { deeds, next }: DeedsShown,
  { id }: Pick<SubLogin, "id">,
  { t, language, timeZone }: Speaker,
): ShownDeeds {
  return {
    rows: deeds.map(({ id: nth, deed, place, address, at, outcome }) => ({
      id: String(nth),
      at: formatMoment(at, language, timeZone),
      deed: nameOf(deed, t),
      place,
      address,
      outcome: t(`subLogins.outcomes.${outcome ?? "open"}`),
    })),
    next: next === null ? null : subLoginPaths.subLogin(String(id), { before: String(next) }),
  };
}

function nameOf(deed: Deed["deed"], t: Speaker["t"]): string {
  const known = DEEDS.find((name) => name === deed);
  return known ? t(`subLogins.deeds.${known}`) : deed;
}
