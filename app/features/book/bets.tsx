import { Link } from "@remix-run/react";
import { Amount } from "#app/components/amount.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { bookPaths } from "#app/lib/paths/book-paths.ts";
import type { ShownBet, ShownBetLeg, ShownSums } from "./shown-bets.ts";
import { useMoving } from "./use-moving.ts";

export function PlacedNow({ count, isOnItsWay }: { count: number; isOnItsWay: boolean }) {
  const { t } = useSpeech();
  return (
    <Notice kind={isOnItsWay ? "info" : "good"}>
      {isOnItsWay ? t("book.bets.onItsWay") : t("book.bets.placed", { count })}
    </Notice>
  );
}

export function BetTabs({ which }: { which: "open" | "settled" | null }) {
  const { t } = useSpeech();
  return (
    <nav className="book-sports" aria-label={t("book.bets.title")}>
      {(["open", "settled"] as const).map((tab) => (
        <Link
          key={tab}
          className="chip"
          to={bookPaths.bets({ which: tab })}
          aria-current={tab === which || undefined}
        >
          {t(`book.bets.${tab}`)}
        </Link>
      ))}
    </nav>
  );
}

/** A player's bets, each with its legs; the settled ones with what they came to. */
export function BetList({ bets, sums }: { bets: readonly ShownBet[]; sums: ShownSums | null }) {
  const { t } = useSpeech();
  useMoving(bets.some(({ state }) => state === "open"));
  if (bets.length === 0) return <EmptyState title={t("book.bets.none")} text={t("book.bets.noneText")} />;
  return (
    <>
      {sums ? <Sums sums={sums} /> : null}
      <ul className="book-bets">
        {bets.map((bet) => (
          <Bet key={bet.wagerId} bet={bet} />
        ))}
      </ul>
    </>
  );
}

function Sums({ sums: { staked, paid, net } }: { sums: ShownSums }) {
  const { t } = useSpeech();
  return (
    <dl className="totals" aria-label={t("book.bets.sums")}>
      <dt>{t("book.bets.staked")}</dt>
      <dd>
        <Amount value={staked} />
      </dd>
      <dt>{t("book.bets.paid")}</dt>
      <dd>
        <Amount value={paid} />
      </dd>
      <dt>{t("book.bets.net")}</dt>
      <dd>
        <Amount value={net} />
      </dd>
    </dl>
  );
}

function Bet({ bet }: { bet: ShownBet }) {
  const { t } = useSpeech();
  const { title, lines, funds, placed, stake, possible, payout, state, stateText, legs, corrections } = bet;
  return (
    <li className={`book-bet book-bet--${state}`} data-testid="bet">
      <header className="book-bet__head">
        <strong>{title}</strong>
        {lines > 1 ? <span className="quiet">{t("book.slip.lines", { count: lines })}</span> : null}
        <span className={`tag funds funds--${funds}`}>{t(`play.funds.${funds}`)}</span>
        <span className={`book-mark book-mark--${state}`} data-testid="bet-state">
          {stateText}
        </span>
      </header>
      <ol className="book-bet__legs">
        {legs.map((leg) => (
          <BetLeg key={leg.selection} leg={leg} />
        ))}
      </ol>
      <dl className="book-sums">
        <Row name={t("book.bets.stake")} value={stake} />
        {payout === null ? (
          <Row name={t("book.bets.possible")} value={possible} />
        ) : (
          <Row name={t("book.bets.payout")} value={payout} />
        )}
      </dl>
      {corrections.map((correction) => (
        <Notice key={correction} kind="info">
          {correction}
        </Notice>
      ))}
      <footer className="book-bet__foot quiet">
        <span>{placed}</span>
        <Link to={bet.againHref}>
          <bdi className="book-bet__number">{t("book.bets.number", { number: bet.number })}</bdi>
        </Link>
        {bet.recordHref ? <a href={bet.recordHref}>{t("book.bets.record")}</a> : null}
      </footer>
    </li>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="book-sums__row">
      <dt>{name}</dt>
      <dd>
        <Amount value={value} />
      </dd>
    </div>
  );
}

function BetLeg({ leg }: { leg: ShownBetLeg }) {
  const { title, market, match, href, starts, price, outcome, mark, score } = leg;
  return (
    <li className="book-leg">
      <div className="book-leg__text">
        <strong>{title}</strong>
        <span className="quiet">{market}</span>
        <span className="quiet">
          <Link to={href}>{match}</Link> {score ? <bdi>{score}</bdi> : starts}
        </span>
      </div>
      <span className={`book-mark book-mark--${mark}`}>{outcome}</span>
      <bdi className="book-leg__price">{price}</bdi>
    </li>
  );
}
