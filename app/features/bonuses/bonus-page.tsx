import { Fragment } from "react";
import { Amount } from "#app/components/amount.tsx";
import { Button } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { Notice } from "#app/components/notice.tsx";
import { RecordTable } from "#app/components/record-table.tsx";
import { type ShownSteps, Steps } from "#app/components/steps.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { BonusProgress } from "./bonus-card.tsx";
import type { ShownProgress } from "./shown-bonus.ts";
import type { ShownOrigin } from "./shown-origin.ts";

type Fact = { readonly name: string; readonly title: string; readonly value: string };

export type ShownCounted = {
  readonly id: string;
  readonly href: string;
  readonly when: string;
  readonly game: string;
  readonly staked: string;
  readonly counted: string;
  readonly why: string;
};

/** What a player would lose: `seen` in minor units, as the form says it back. */
export type ShownLoss = { readonly seen: string; readonly text: string };

type BonusPageProps = {
  id: string;
  title: string;
  facts: readonly Fact[];
  /** What gave it, where that has a name or a page. */
  origin: ShownOrigin | null;
  progress: ShownProgress | null;
  terms: readonly string[];
  counted: readonly ShownCounted[];
  steps: ShownSteps;
  /** Whether it can be ended, and what that would cost once it is asked. */
  mayEnd: boolean;
  loss: ShownLoss | null;
  done: string | null;
  timeZone: string;
  answer: FormAnswer | undefined;
};

/** One bonus: how far it is, by which terms, what counted for it and what did not (M09). */
export function BonusPage(page: BonusPageProps) {
  const { t } = useSpeech();
  const { id, title, facts, origin, progress, terms, mayEnd, loss, done, timeZone, answer } = page;
  return (
    <>
      <h1>{title}</h1>
      {done ? <Notice kind="good">{done}</Notice> : null}
      {loss ? <EndForm id={id} loss={loss} answer={answer} /> : null}
      {progress ? <BonusProgress {...progress} /> : null}
      <dl className="facts" data-testid="bonus-facts">
        {facts.map(({ name, title: what, value }) => (
          <Fragment key={name}>
            <dt>{what}</dt>
            <dd data-testid={`bonus-${name}`}>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {origin?.href ? (
        <p data-testid="bonus-origin">
          {t("bonus.facts.source")}: <a href={origin.href}>{origin.text || t("bonus.sources.deposit")}</a>
        </p>
      ) : null}
      <section className="stack">
        <h2>{t("bonus.terms.title")}</h2>
        <ul>
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </section>
      <Counted {...page} />
      {mayEnd && !loss ? (
        <p>
          <a href={memberPaths.bonus(id, { end: "1" })}>{t("bonus.end.ask")}</a>
        </p>
      ) : null}
      <p className="quiet">{t("member.timeZone", { zone: timeZone })}</p>
      <p>
        <a href={memberPaths.bonuses()}>{t("bonus.back")}</a>
      </p>
    </>
  );
}

function EndForm({ id, loss, answer }: { id: string; loss: ShownLoss; answer: FormAnswer | undefined }) {
  const { t } = useSpeech();
  return (
    <PostForm id="end-bonus" edition={loss.seen} answer={answer} className="panel stack">
      <input type="hidden" name="seen" value={loss.seen} />
      <h2>{t("bonus.end.title")}</h2>
      <p>{loss.text}</p>
      <p className="button-row">
        <Button kind="danger">{t("bonus.end.submit")}</Button>
        <a className="button" href={memberPaths.bonus(id)}>
          {t("bonus.end.keep")}
        </a>
      </p>
    </PostForm>
  );
}

function Counted({ counted, steps }: Pick<BonusPageProps, "counted" | "steps">) {
  const { t } = useSpeech();
  const title = t("bonus.counted.title");
  return (
    <section className="stack">
      <h2>{title}</h2>
      {counted.length === 0 ? (
        <EmptyState title={t("bonus.counted.none")} />
      ) : (
        <RecordTable
          caption={title}
          columns={[
            { name: "when", title: t("bonus.counted.when") },
            { name: "game", title: t("bonus.counted.game") },
            { name: "staked", title: t("bonus.counted.staked"), kind: "amount" },
            { name: "counted", title: t("bonus.counted.counts"), kind: "amount" },
            { name: "why", title: t("bonus.counted.why") },
          ]}
          rows={counted.map(({ id, href, when, game, staked, counted: counts, why }) => ({
            id,
            cells: {
              when: <a href={href}>{when}</a>,
              game,
              staked: <Amount value={staked} />,
              counted: <Amount value={counts} />,
              why,
            },
          }))}
        />
      )}
      <Steps steps={steps} texts={{ newer: t("bonus.newer"), older: t("bonus.older") }} />
    </section>
  );
}
