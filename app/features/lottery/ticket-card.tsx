import { Amount } from "#app/components/amount.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { isolated } from "#app/lib/page/isolated.ts";
import { Balls } from "./balls.tsx";
import type { ShownTicket } from "./shown.ts";

/** A ticket: what is on it, on which draw, and how it stands. */
export function TicketCard(ticket: ShownTicket) {
  const { t } = useSpeech();
  const { play, picks, lines, stake, state, payout, numbers, won } = ticket;
  return (
    <article className={`ticket ticket--${state}`} data-testid="ticket" data-state={state}>
      <h3 className="ticket__title">
        {t("lottery.draw", { number: isolated(ticket.draw) })} <span className="tag tag--quiet">{play}</span>
      </h3>
      <ul className="ticket__picks">
        {picks.map((marks, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place tells the positions apart.
          <li key={nth}>
            <bdi dir="ltr">{marks}</bdi>
          </li>
        ))}
      </ul>
      <p>
        {t("lottery.lines", { count: lines })} · {t("lottery.total")} <Amount value={stake} />
      </p>
      <p className="ticket__state">
        {t(`lottery.ticketStates.${state}`)} {payout ? <Amount value={payout} /> : null}
      </p>
      {numbers.length > 0 ? <Balls numbers={numbers} look={ticket.look} size="s" /> : null}
      {won.length > 0 ? (
        <p>
          {t("lottery.winningLines")} <bdi dir="ltr">{won.join(" · ")}</bdi>
        </p>
      ) : null}
      {ticket.isCorrected ? <p>{t("lottery.ticketCorrected")}</p> : null}
      <p className="quiet">
        {ticket.placedAt} · {t("lottery.drawnAt", { moment: ticket.drawnAt })}
      </p>
      <p className="row">
        <a href={ticket.href}>{t("lottery.showTicket")}</a>
        {ticket.recordHref ? <a href={ticket.recordHref}>{t("lottery.record")}</a> : null}
        {ticket.checkHref ? <a href={ticket.checkHref}>{t("lottery.proof.check")}</a> : null}
      </p>
    </article>
  );
}
