import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import { numberedName } from "#app/lib/numbered-name.ts";
import { formatMoney, type Money } from "#server/core/numbers/money.ts";
import type { DownOffer } from "#server/transfers/index.ts";
import { apart, written } from "./written.ts";

export type ShownDown = {
  /** With the number: two masked names can be alike. */
  readonly name: string;
  readonly balance: string;
  readonly range: string;
  readonly leftToday: string;
  /** Why nothing may be sent now, in words; null when something may. */
  readonly closed: string | null;
  /** What was sent last, when the page is asked to say so. */
  readonly sent: string | null;
  readonly latest: readonly { readonly id: string; readonly when: string; readonly amount: string }[];
};

/** The offer as the page prints it. Called by the loader, because a browser's calendar may differ. */
export function shownDown(
  { childId, childName, heldUntil, frozen, min, max, leftToday, latest }: DownOffer,
  { balance, sentId }: { readonly balance: Money; readonly sentId: string | null },
  { language, t, timeZone }: Speaker,
): ShownDown {
  const until = heldUntil && formatMoment(heldUntil, language, timeZone);
  const sent = latest.find(({ id }) => id === sentId);
  const holes = { min: written(min, language), max: written(max, language) };
  const name = numberedName(childName, childId, language);
  return {
    name,
    balance: formatMoney(balance, language),
    range: t("transfers.upline.range", holes),
    leftToday: formatMoney(leftToday, language),
    closed: until ? t("transfers.upline.held", { until }) : frozen ? t("transfers.upline.frozen") : null,
    sent: sent
      ? t("transfers.upline.sent", { amount: written(sent.amount, language), name: apart(name) })
      : null,
    latest: latest.map(({ id, amount, at }) => ({
      id,
      when: formatMoment(at, language, timeZone),
      amount: formatMoney(amount, language),
    })),
  };
}
