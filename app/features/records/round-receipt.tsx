import type { Speaker } from "#app/i18n/speech.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { formatDay } from "#app/lib/dates.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { daysPath } from "#app/lib/paths/verify-paths.ts";
import type { ReceiptProof } from "#server/receipts/index.ts";

type ShownReceipt = { readonly href: string; readonly text: string };

export function shownReceipt(
  { day }: ReceiptProof,
  { vendor, roundId }: { vendor: string; roundId: string },
  { t, language }: Speaker,
): ShownReceipt {
  const named = day && formatDay(new Date(`${day}T12:00:00Z`), language, "UTC");
  return {
    href: memberPaths.receipt(vendor, roundId),
    text: named ? t("member.round.receipt.published", { day: named }) : t("member.round.receipt.pending"),
  };
}

/** That what a round came to is signed, and where it was published. */
export function RoundReceipt({ href, text }: ShownReceipt) {
  const { t } = useSpeech();
  return (
    <section className="stack" aria-labelledby="receipt-title">
      <h2 id="receipt-title">{t("member.round.receipt.title")}</h2>
      <p data-testid="receipt">{text}</p>
      <p>
        <a className="button button--quiet" href={href} download>
          {t("member.round.receipt.save")}
        </a>{" "}
        <a href={daysPath()}>{t("member.round.receipt.days")}</a>
      </p>
    </section>
  );
}
