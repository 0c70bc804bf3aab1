import type { Speaker } from "#app/i18n/speech.tsx";
import { formatDay } from "#app/lib/dates.ts";
import type { Rate, TeamShown } from "#server/agents/index.ts";
import { digitsIn } from "#server/core/numbers/digits.ts";
import { formatDecimal } from "#server/core/numbers/numbers.ts";
import type { ShownTeam } from "./agent-team.tsx";

/** A page of a team as it is printed. Called by the loader, because a browser's calendar may differ. */
export function shownTeam(
  team: TeamShown,
  {
    isWhole,
    came,
    ratesText,
    sendHref,
  }: Pick<ShownTeam, "isWhole" | "came"> & {
    /** Null where rates, or money, are not the asker's to give. */
    readonly ratesText: ((rates: readonly Rate[]) => string) | null;
    readonly sendHref: ((playerId: string) => string) | null;
  },
  { t, language, timeZone }: Speaker,
): ShownTeam {
  const count = (many: number) => formatDecimal(BigInt(many), 0, language);
  const day = (at: Date | null) => (at === null ? "" : formatDay(at, language, timeZone));
  return {
    of: String(team.playerId),
    crumbs: team.crumbs.map(({ id, name }) => ({ id: String(id), name })),
    isWhole,
    came,
    members: team.members.map((member) => ({
      id: String(member.id),
      name: member.name,
      number: digitsIn(String(member.id), language),
      type: t(`partner.home.types.${member.accountType}`),
      depth: count(member.depth),
      direct: count(member.direct),
      whole: count(member.whole),
      rates: ratesText && member.rates && (ratesText(member.rates) || t("partner.rates.link")),
      // Rates are read of those directly below alone, and money goes to nobody else.
      send: sendHref && member.rates && sendHref(String(member.id)),
      registered: day(member.registeredAt),
      seen: day(member.lastSeenAt),
    })),
    after: team.next && `${team.next.depth}.${team.next.playerId}`,
  };
}
