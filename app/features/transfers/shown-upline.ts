import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { formatMoney, type Money } from "#server/core/numbers/money.ts";
import type { UplineOffer } from "#server/transfers/index.ts";
import { apart, written } from "./written.ts";

export type ShownUpline = {
  readonly name: string;
  readonly mark: string;
  readonly balance: string;
  readonly range: string;
  readonly leftToday: string;
  /** Why nothing may be sent now, in words; null when something may. */
  readonly closed: string | null;
  /** What was sent last, when the page is asked to say so. */
  readonly sent: string | null;
  readonly latest: readonly { readonly id: string; when: string; amount: string; lines: string }[];
};

/** The offer as the page prints it. Called by the loader, because a browser's calendar may differ. */
export function shownUpline(
  offer: UplineOffer,
  { balance, sentId }: { balance: Money; sentId: string | null },
  { language, t, timeZone }: Speaker,
): ShownUpline {
  const { uplineName, heldUntil, frozen } = offer;
  const until = heldUntil && formatMoment(heldUntil, language, timeZone);
  const sent = offer.latest.find(({ id }) => id === sentId);
  const holes = { min: written(offer.min, language), max: written(offer.max, language) };
  return {
    name: uplineName,
    mark: offer.uplineMark,
    balance: formatMoney(balance, language),
    range: t("transfers.upline.range", holes),
    leftToday: formatMoney(offer.leftToday, language),
    closed: until ? t("transfers.upline.held", { until }) : frozen ? t("transfers.upline.frozen") : null,
    sent: sent
      ? t("transfers.upline.sent", { amount: written(sent.amount, language), name: apart(uplineName) })
      : null,
    latest: offer.latest.map(({ id, amount, movementId, at }) => ({
      id,
      when: formatMoment(at, language, timeZone),
      amount: formatMoney(amount, language),
      lines: paths.movement(movementId.toString()),
    })),
  };
}
