import { Link } from "@remix-run/react";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Notice } from "#app/components/notice.tsx";
import { FairLinks } from "#app/components/play/fair-links.tsx";
import { OddsLine } from "#app/components/play/odds-line.tsx";
import { SessionSums } from "#app/components/play/session-sums.tsx";
import { PlayNoticeLine, type ShownNotice } from "#app/features/limits/play-notice.tsx";
import { DrawHead } from "#app/features/lottery/draw-head.tsx";
import { DrawProof } from "#app/features/lottery/draw-proof.tsx";
import { OddsTable } from "#app/features/lottery/odds-table.tsx";
import { PlayBoard } from "#app/features/lottery/play-board.tsx";
import { DrawTable, Results } from "#app/features/lottery/results.tsx";
import type {
  ShownGame,
  ShownLink,
  ShownProof,
  ShownTable,
  ShownTicket,
} from "#app/features/lottery/shown.ts";
import { TicketCard } from "#app/features/lottery/ticket-card.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { isolated } from "#app/lib/page/isolated.ts";

type LotteryGamePageProps = {
  game: ShownGame;
  list: "results" | "mine" | null;
  tickets: readonly ShownTicket[];
  ticket: ShownTicket | null;
  notice: ShownNotice | null;
  result: {
    number: string;
    table: ShownTable;
    isCancelled: boolean;
    why: string | null;
    isCorrected: boolean;
    proof: ShownProof;
  } | null;
  answer: FormAnswer | undefined;
};

/** One lottery: to play, its results, or one's own tickets. */
export function LotteryGamePage(props: LotteryGamePageProps) {
  const { t } = useSpeech();
  const { game, list, tickets } = props;
  return (
    <>
      <Tabs label={t("lottery.views")} links={game.tabs} />
      {list === "results" ? <ResultsView {...props} /> : null}
      {list === "mine" ? <Tickets tickets={tickets} loginHref={game.loginHref} /> : null}
      {list === null ? <PlayView {...props} /> : null}
    </>
  );
}

function Tabs({ label, links }: { label: string; links: readonly ShownLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className="row">
        {links.map(({ text, href, isHere }) => (
          <li key={href}>
            <a className="chip" href={href} aria-current={isHere ? "page" : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PlayView({ game, tickets, ticket, notice, answer }: LotteryGamePageProps) {
  const { t } = useSpeech();
  const { board, draws, draw, funds } = game;
  return (
    <>
      {funds ? (
        <p>
          <span className={`tag funds funds--${funds}`}>{t(`play.funds.${funds}`)}</span>{" "}
          {t(funds === "trial" ? "play.trialNote" : "play.realNote")}
        </p>
      ) : null}
      {ticket ? <PlacedTicket ticket={ticket} newHref={game.tabs[0]?.href ?? ""} /> : null}
      {draw ? (
        <DrawHead draws={draws} draw={draw} last={game.latest[0] ?? null} />
      ) : (
        <p>{t("lottery.noDraw")}</p>
      )}
      {board ? (
        <>
          <Tabs label={t("lottery.ways")} links={board.plays} />
          <OddsLine
            rtp={board.returns}
            top={{ name: t("lottery.payoutMax"), written: board.limits.payout }}
          />
          <div className="lottery__desk">
            <PlayBoard key={board.edition} {...board} answer={answer} loginHref={game.loginHref} />
            <OddsTable prizes={board.prizes} returns={board.returns} limits={board.limits} />
          </div>
        </>
      ) : null}
      {notice ? <PlayNoticeLine {...notice} /> : null}
      {game.sums ? (
        <SessionSums sums={game.sums} played={t("play.session.rounds", { count: game.sums.played })} />
      ) : null}
      {tickets.length > 0 ? (
        <section className="stack">
          <h2>{t("lottery.latestTickets")}</h2>
          <Tickets tickets={tickets} loginHref={null} />
        </section>
      ) : null}
      <section className="stack">
        <h2>{t("lottery.latestResults")}</h2>
        <Results results={game.latest} />
      </section>
      {game.proof ? <DrawProof {...game.proof} /> : null}
      <FairLinks numbersHref={game.numbersHref} />
    </>
  );
}

/** The ticket that was just placed, or an earlier one again. */
function PlacedTicket({ ticket, newHref }: { ticket: ShownTicket; newHref: string }) {
  const { t } = useSpeech();
  return (
    <section className="stack" aria-live="polite">
      {ticket.state === "waiting" ? <Notice kind="good">{t("lottery.ticketPlaced")}</Notice> : null}
      <TicketCard {...ticket} />
      <p className="row">
        <Link className="button button--primary" to={newHref}>
          {t("lottery.newTicket")}
        </Link>
        <Link className="button button--quiet" to={ticket.againHref}>
          {t("lottery.sameNumbers")}
        </Link>
      </p>
    </section>
  );
}

function Tickets({ tickets, loginHref }: { tickets: readonly ShownTicket[]; loginHref: string | null }) {
  const { t } = useSpeech();
  if (loginHref)
    return (
      <p>
        <a className="button button--primary" href={loginHref}>
          {t("lottery.loginToPlay")}
        </a>
      </p>
    );
  if (tickets.length === 0) return <EmptyState title={t("lottery.noTickets")} />;
  return (
    <div className="tickets">
      {tickets.map((ticket) => (
        <TicketCard key={ticket.wagerId} {...ticket} />
      ))}
    </div>
  );
}

function ResultsView({ game, result }: LotteryGamePageProps) {
  const { t } = useSpeech();
  if (!result) return <Results results={game.latest} />;
  return (
    <section className="stack">
      <h2>{t("lottery.draw", { number: isolated(result.number) })}</h2>
      {result.isCancelled ? (
        <Notice kind="warning">
          <p>{t("lottery.drawStates.cancelled")}</p>
          {result.why ? <p>{t("lottery.calledOffWhy", { reason: isolated(result.why) })}</p> : null}
        </Notice>
      ) : null}
      {result.isCorrected ? <Notice kind="info">{t("lottery.corrected")}</Notice> : null}
      {result.isCancelled && result.table.length > 0 ? <p>{t("lottery.wouldHaveBeen")}</p> : null}
      {result.table.length > 0 ? <DrawTable table={result.table} /> : <p>{t("lottery.noResult")}</p>}
      <DrawProof {...result.proof} isOpen />
      <h2>{t("lottery.latestResults")}</h2>
      <Results results={game.latest} />
    </section>
  );
}
