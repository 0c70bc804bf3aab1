import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import type { RegistrationLink } from "#server/agents/index.ts";
import type { Brand } from "#server/brand/index.ts";
import { formatMoney, money } from "#server/core/numbers/money.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";

export type ShownLink = {
  readonly code: string;
  readonly isFirst: boolean;
  readonly isOpen: boolean;
  readonly cells: Readonly<Record<LinkColumn, string>>;
};

export type LinkColumn =
  | "channel"
  | "kind"
  | "state"
  | "uses"
  | "until"
  | "visits"
  | "registrations"
  | "depositors"
  | "turnover";

/** A link with what came of it, as it is printed. */
export function shownLink(
  link: RegistrationLink,
  { t, language, timeZone }: Speaker,
  { brand, now }: { readonly brand: Pick<Brand, "asset">; readonly now: Date },
): ShownLink {
  const count = (many: number) => formatWhole(many, language);
  const { code, nth, usesLeft, endsAt } = link;
  const state = stateOf(link, now);
  return {
    code,
    isFirst: nth === 1,
    isOpen: state === "open",
    cells: {
      channel: nth === 1 ? t("partner.links.first") : link.channel,
      kind: t(link.accountType === 2 ? "partner.links.kinds.agent" : "partner.links.kinds.member"),
      state: t(`partner.links.states.${state}`),
      uses: usesLeft === null ? t("partner.links.noEnd") : count(usesLeft),
      until: endsAt === null ? t("partner.links.noEnd") : formatMoment(endsAt, language, timeZone),
      visits: count(link.visits),
      registrations: count(link.registrations),
      depositors: count(link.depositors),
      turnover: formatMoney(money(link.turnover, brand.asset), language),
    },
  };
}

function stateOf({ usesLeft, endsAt, endedAt }: RegistrationLink, now: Date): "open" | "usedUp" | "ended" {
  if (endedAt !== null || (endsAt !== null && endsAt <= now)) return "ended";
  return usesLeft === 0 ? "usedUp" : "open";
}
