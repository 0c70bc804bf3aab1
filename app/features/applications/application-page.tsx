import { EmptyState, type EmptyWords } from "#app/components/empty-state.tsx";
import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { paths } from "#app/lib/paths/paths.ts";
import type { ApplicationRule } from "#server/promotions/index.ts";
import { ApplicationForm } from "./application-form.tsx";
import { OwnApplication } from "./own-application.tsx";
import type { ShownApplication } from "./shown-application.ts";
import "#app/styles/areas/rewards.css";

type ApplicationPageProps = {
  /** Null where the promotion is shown no more. */
  back: { readonly href: string; readonly words: string } | null;
  title: string;
  /** What it gives, and how often one may apply. */
  sentences: readonly string[];
  /** What an application takes; null where none may be sent now. */
  rule: Pick<ApplicationRule, "contact" | "pictures"> | null;
  /** Why somebody who is away may send none. */
  away: EmptyWords | null;
  /** What is said where nothing can be sent. */
  shut: string;
  remarkMax: string;
  own: readonly ShownApplication[];
  done: string | null;
  /** That an earlier application stands, and not what was sent last. */
  firstStands: string | null;
  answer: FormAnswer | undefined;
};

/** Where a member applies for a promotion, and reads what became of it (P01, P02). */
export function ApplicationPage(page: ApplicationPageProps) {
  const { t } = useSpeech();
  const { back, title, sentences, rule, away, shut, remarkMax, own, done, firstStands, answer } = page;
  return (
    <>
      <h1>{title}</h1>
      {done ? <Notice kind="good">{done}</Notice> : null}
      {firstStands ? <Notice kind="warning">{firstStands}</Notice> : null}
      {rule ? <p className="page__intro">{t("application.intro")}</p> : null}
      <p>{sentences.join(" ")}</p>
      {rule ? <ApplicationForm rule={rule} remarkMax={remarkMax} answer={answer} /> : null}
      {away ? <EmptyState {...away} /> : null}
      {rule === null && !away && own.length === 0 ? <p>{shut}</p> : null}
      {own.length > 0 ? (
        <section className="stack" data-testid="own-applications">
          <h2>{t("application.own")}</h2>
          {own.map((application) => (
            <OwnApplication key={application.reference} {...application} />
          ))}
        </section>
      ) : null}
      <p>
        <a href={`${paths.help()}#applications`}>{t("application.help")}</a>
      </p>
      {back ? (
        <p>
          <a href={back.href}>{back.words}</a>
        </p>
      ) : null}
    </>
  );
}
