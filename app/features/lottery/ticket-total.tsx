import { Amount } from "#app/components/amount.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { Counted } from "./counted.ts";
import type { ShownBoard } from "./shown.ts";

type TicketTotalProps = {
  counted: Counted | ShownBoard["counted"];
  prizes: ShownBoard["prizes"];
};

/** What would be staked, and what it could win. Read out when it changes. */
export function TicketTotal({ counted, prizes }: TicketTotalProps) {
  const { t } = useSpeech();
  const all = counted && "pays" in counted ? counted.pays : null;
  const pays = all && new Set(all).size === 1 ? all.slice(0, 1) : all;
  return (
    <dl className="totals ticket-total" aria-live="polite" data-testid="ticket-total">
      <dt>{t("lottery.linesTitle")}</dt>
      <dd>{t("lottery.lines", { count: counted?.lines ?? 0 })}</dd>
      <dt>{t("lottery.total")}</dt>
      <dd>{counted ? <Amount value={counted.stake} /> : "–"}</dd>
      {counted?.top ? (
        <>
          <dt>{t("lottery.top")}</dt>
          <dd>
            <Amount value={counted.top} />
          </dd>
        </>
      ) : null}
      {pays ? (
        <>
          <dt>{t("lottery.linePays")}</dt>
          <dd>
            {pays.map((amount, nth) => (
              <span key={prizes[nth]?.name ?? amount} className="ticket-total__prize">
                {pays.length > 1 ? `${prizes[nth]?.name ?? ""} ` : ""}
                <Amount value={amount} />
              </span>
            ))}
          </dd>
        </>
      ) : null}
    </dl>
  );
}
