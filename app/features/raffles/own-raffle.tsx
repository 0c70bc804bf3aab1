import { Button } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { Notice } from "#app/components/notice.tsx";
import { RecordTable } from "#app/components/record-table.tsx";
import { type ShownSteps, Steps } from "#app/components/steps.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { prizePaths } from "#app/lib/paths/prize-paths.ts";
import type { ShownOwn } from "./shown-own.ts";
import type { ShownRaffle } from "./shown-raffle.ts";

type OwnRaffleProps = {
  raffle: ShownRaffle;
  /** Null where the reader has no ticket. */
  own: ShownOwn | null;
  numbers: readonly {
    readonly id: string;
    readonly range: string;
    readonly when: string;
    readonly from: string;
    /** Where it is said what gave them. */
    readonly href: string | null;
  }[];
  steps: ShownSteps;
  done: string | null;
  timeZone: string;
  answer: FormAnswer | undefined;
};

/** What a member has in a raffle: tickets, what was won and how to claim it, and the name of the tickets in public. */
export function OwnRaffle({ raffle, own, numbers, steps, done, timeZone, answer }: OwnRaffleProps) {
  const { t } = useSpeech();
  return (
    <>
      <h1>{raffle.title}</h1>
      {done ? <Notice kind="good">{done}</Notice> : null}
      <p className="page__intro">
        <strong>{raffle.stateText}</strong> · {raffle.when}
      </p>
      {raffle.because ? <Notice kind="warning">{raffle.because}</Notice> : null}
      {own ? (
        <>
          <Win own={own} answer={answer} />
          <p data-testid="own-tickets">{own.tickets}</p>
          {own.takenBack ? <p className="quiet">{own.takenBack}</p> : null}
          <RecordTable
            caption={t("raffles.numbers")}
            columns={[
              { name: "range", title: t("raffles.numbers") },
              { name: "when", title: t("raffles.givenAt") },
              { name: "from", title: t("raffles.from") },
            ]}
            rows={numbers.map(({ id, range, when, from, href }) => ({
              id,
              cells: { range, when, from: href ? <a href={href}>{from}</a> : from },
            }))}
          />
          <Steps steps={steps} texts={{ newer: t("raffles.newer"), older: t("raffles.older") }} />
          <Name {...own} />
        </>
      ) : (
        <EmptyState title={t("raffles.noTickets")} text={t("raffles.noTicketsText")} />
      )}
      <p>
        <a href={raffle.href}>{t("raffles.about")}</a>
      </p>
      <p>
        <a href={prizePaths.raffles()}>{t("raffles.allMine")}</a>
      </p>
      <p className="quiet">{t("member.timeZone", { zone: timeZone })}</p>
    </>
  );
}

function Win({ own: { win }, answer }: { own: ShownOwn; answer: FormAnswer | undefined }) {
  const { t } = useSpeech();
  if (!win) return null;
  return (
    <section className="panel stack" data-testid="own-win" data-state={win.state}>
      <p>
        <strong>{win.text}</strong>
      </p>
      {win.state === "won" ? (
        <PostForm id="claim-prize" answer={answer}>
          <Button kind="primary">{t("raffles.claim")}</Button>
        </PostForm>
      ) : null}
    </section>
  );
}

function Name({ name, salt, opened }: ShownOwn) {
  const { t } = useSpeech();
  return (
    <details className="panel">
      <summary>{t("raffles.name.title")}</summary>
      <p>{t("raffles.name.text")}</p>
      <dl className="facts facts--codes">
        <dt>{t("raffles.name.name")}</dt>
        <dd>
          <code>{name}</code>
        </dd>
        <dt>{t("raffles.name.salt")}</dt>
        <dd>
          <code>{salt}</code>
        </dd>
        <dt>{t("raffles.name.opened")}</dt>
        <dd>
          <code>{opened}</code>
        </dd>
      </dl>
    </details>
  );
}
