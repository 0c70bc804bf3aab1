import { Link } from "@remix-run/react";
import { Amount } from "#app/components/amount.tsx";
import { ErrorSummary } from "#app/components/fields/error-summary.tsx";
import { Notice } from "#app/components/notice.tsx";
import { RecordTable } from "#app/components/record-table.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import type { LimitResult } from "#server/limits/index.ts";
import { LimitList } from "./limit-list.tsx";
import { limitsPath } from "./limits-path.ts";
import { Raises } from "./raises.tsx";
import type { ShownLimits, ShownOffer } from "./shown-limits.ts";

type LimitsPageProps = ShownLimits & { done: LimitResult | null; answer: FormAnswer | undefined };

/** A player's limits, what waits for a second yes, time away, and what was changed before. */
export function LimitsPage({ done, answer, ...page }: LimitsPageProps) {
  const { t } = useSpeech();
  const waiting = page.limits.filter(({ raise }) => raise !== null);
  const isOfRaise = waiting.some(({ name }) => name === answer?.values.name);
  return (
    <div className="page">
      <h1>{page.title}</h1>
      {done ? <Notice kind="good">{t(`limits.done.${done}`)}</Notice> : null}
      {isOfRaise ? null : <ErrorSummary answer={answer} />}
      {page.pause ? (
        <Notice kind="info" title={page.pause}>
          <p>{t("limits.pause.still")}</p>
        </Notice>
      ) : null}
      <p className="page__intro">{t("limits.intro")}</p>
      <p className="quiet">{t("limits.promise")}</p>
      <PlayNow session={page.session} />
      <Raises limits={waiting} answer={answer} />
      <LimitList limits={page.limits} timeZone={page.timeZone} />
      <TimeAway kind="timeOut" offers={page.offers} />
      <TimeAway kind="exclusion" offers={page.offers} />
      <Changes changes={page.changes} />
    </div>
  );
}

function PlayNow({ session }: Pick<ShownLimits, "session">) {
  const { t } = useSpeech();
  return (
    <section className="stack" aria-labelledby="limits-now">
      <h2 id="limits-now">{t("limits.now.title")}</h2>
      {session ? (
        <dl className="totals">
          <dt>{t("limits.now.since")}</dt>
          <dd>{session.since}</dd>
          <dt>{t("limits.now.time")}</dt>
          <dd data-testid="session-time">{session.time}</dd>
          <dt>{t("limits.now.net")}</dt>
          <dd data-testid="session-net">
            <Amount value={session.net} />
          </dd>
        </dl>
      ) : (
        <p>{t("limits.now.none")}</p>
      )}
    </section>
  );
}

type TimeAwayProps = { kind: ShownOffer["kind"]; offers: readonly ShownOffer[] };

/** The pauses of one kind, each leading to its confirmation; nothing where one is away for as long already. */
function TimeAway({ kind, offers }: TimeAwayProps) {
  const { t } = useSpeech();
  const own = offers.filter((offer) => offer.kind === kind);
  if (own.length === 0) return null;
  return (
    <section className="stack" aria-labelledby={`limits-${kind}`}>
      <h2 id={`limits-${kind}`}>{t(`limits.${kind}.title`)}</h2>
      <p>{t(`limits.${kind}.text`)}</p>
      <div>
        <p className="row">
          {own.map(({ term }) => (
            <Link key={term} className="chip" to={limitsPath({ confirm: term })} data-testid={`away-${term}`}>
              {t(`limits.terms.${term}`)}
            </Link>
          ))}
        </p>
      </div>
    </section>
  );
}

function Changes({ changes }: Pick<ShownLimits, "changes">) {
  const { t } = useSpeech();
  if (changes.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="limits-changes">
      <h2 id="limits-changes">{t("limits.changes.title")}</h2>
      <RecordTable
        caption={t("limits.changes.title")}
        columns={[
          { name: "when", title: t("limits.changes.when") },
          { name: "what", title: t("limits.changes.what") },
          { name: "before", title: t("limits.changes.before"), kind: "amount" },
          { name: "after", title: t("limits.changes.after"), kind: "amount" },
        ]}
        rows={changes.map(({ id, when, what, before, after }) => ({
          id,
          cells: { when, what, before: <bdi>{before}</bdi>, after: <bdi>{after}</bdi> },
        }))}
      />
    </section>
  );
}
