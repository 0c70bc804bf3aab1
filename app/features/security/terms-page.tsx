import type { ComponentType } from "react";
import { Button } from "#app/components/button.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import type { SafeHtml } from "#server/content/index.ts";
import "./terms-page.css";

type TermsPageProps = {
  title: string;
  version: string;
  /** The terms themselves; null when the house has none written. */
  body: SafeHtml | null;
  action: string;
  redirectTo: string;
  /** Prints a text of the house. */
  Text: ComponentType<{ html: SafeHtml }>;
  answer: FormAnswer | undefined;
};

/** The terms as they are now, with what to press: to agree, or to take one's money out instead. */
export function TermsPage({ title, version, body, action, redirectTo, Text, answer }: TermsPageProps) {
  const { t } = useSpeech();
  return (
    <div className="page">
      <h1>{title}</h1>
      <p className="page__intro">{t("security.terms.intro")}</p>
      {body === null ? null : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it by keys
        <section className="panel terms-to-read" aria-label={t("security.terms.text")} tabIndex={0}>
          <Text html={body} />
        </section>
      )}
      <PostForm action={action} answer={answer} className="stack" edition={version}>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="redirectTo" value={answer?.values.redirectTo ?? redirectTo} />
        <Button kind="primary">{t("security.terms.agree")}</Button>
      </PostForm>
      <p>
        {t("security.terms.otherwise")} <a href={memberPaths.withdraw()}>{t("security.terms.withdraw")}</a>
      </p>
    </div>
  );
}
