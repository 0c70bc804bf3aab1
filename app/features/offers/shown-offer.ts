import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMinute } from "#app/lib/dates.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { offerPaths } from "#app/lib/paths/offer-paths.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { prizePaths } from "#app/lib/paths/prize-paths.ts";
import { localText } from "#server/core/languages.ts";
import { formatMoney, money } from "#server/core/numbers/money.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import type { OwnOffer } from "#server/offers/index.ts";
import { gamesIn, type Names, type ShownCondition, shownCondition } from "./shown-condition.ts";

/** What a promotion gives by rule, and how far its reader is. */
export type ShownOffer = {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly state: "open" | "ready" | "goneToday" | "claimed";
  readonly gives: string;
  readonly once: string;
  readonly until: string | null;
  readonly conditions: readonly ShownCondition[];
  /** Where the bonus or the movement is that was given. */
  readonly given: string | null;
  /** Where the tickets are that it brings. */
  readonly tickets: string | null;
};

/** The games that offers name, as records name them. */
export function gamesOfOffers(own: readonly OwnOffer[]) {
  return own.flatMap(({ offer }) => [
    ...gamesIn(offer.conditions),
    ...(offer.gift.what === "rounds" ? [{ vendor: offer.gift.vendor, game: offer.gift.game }] : []),
  ]);
}

export function shownOffer(own: OwnOffer, names: Names, speaker: Speaker): ShownOffer {
  const { promotion, offer, conditions } = own;
  const { t, language, timeZone } = speaker;
  const { until } = offer;
  return {
    id: promotion.id,
    href: offerPaths.offer(promotion.id),
    title: promotion.title,
    state: offerState(own),
    gives: givesOf(own, names, speaker),
    once: t(`offers.once.${offer.once}`),
    until: until && t("offers.until", { when: formatMinute(until, language, timeZone) }),
    conditions: conditions.map((one) => shownCondition(one, names, speaker)),
    given: own.claim && givenAt(own.claim),
    tickets: offer.gift.what === "tickets" ? prizePaths.raffle(offer.gift.raffle) : null,
  };
}

export function offerState({ claim, canClaim, isGoneToday }: OwnOffer): ShownOffer["state"] {
  if (claim) return "claimed";
  if (isGoneToday) return "goneToday";
  return canClaim ? "ready" : "open";
}

function givenAt({ bonusId, movementId }: NonNullable<OwnOffer["claim"]>): string | null {
  if (bonusId !== null) return memberPaths.bonus(bonusId);
  return movementId === null ? null : paths.movement(String(movementId));
}

/** What it brings to its reader; below the lowest level, what it brings there. */
function givesOf(
  { offer, minor, claim, raffle: titles }: OwnOffer,
  names: Names,
  { t, language }: Speaker,
): string {
  const { gift } = offer;
  const [lowest] = gift.steps;
  const said = claim?.minor ?? minor;
  const level = isolated(names.levelOf(lowest?.level ?? 0));
  if (gift.what === "tickets") {
    const raffle = titles ? localText(titles, language) : gift.raffle;
    return said > 0n
      ? t("offers.gives.tickets", { count: said, raffle })
      : t("offers.givesFrom.tickets", { count: lowest?.minor ?? 0n, raffle, level });
  }
  if (gift.what === "rounds") {
    const game = isolated(names.gameOf(gift));
    return t("offers.gives.rounds", { many: formatWhole(gift.many, language), game });
  }
  const amount = isolated(
    formatMoney(
      money(said > 0n ? said : (lowest?.minor ?? 0n), gift.what === "points" ? "PTS" : "P"),
      language,
    ),
  );
  if (said === 0n) return t(`offers.givesFrom.${gift.what}`, { amount, level });
  return t(`offers.gives.${gift.what}`, { amount });
}
