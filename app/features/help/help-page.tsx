import { Form } from "@remix-run/react";
import type { ComponentType, ReactNode } from "react";
import { Button } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Field } from "#app/components/fields/field.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { paths } from "#app/lib/paths/paths.ts";
import type { SafeHtml } from "#server/content/index.ts";
import { digitsIn } from "#server/core/numbers/digits.ts";
import type { ShownGroup } from "./shown-help.ts";

type HelpPageProps = {
  title: string;
  groups: readonly ShownGroup[];
  /** What was searched for; empty when all of the help is shown. */
  q: string;
  found: number;
  /** The page itself: where a search is sent. */
  action: string;
  /** Prints a text of the house. */
  Text: ComponentType<{ html: SafeHtml }>;
  children?: ReactNode;
};

/** All of the help, or what was found in it. Every article has its own anchor. */
export function HelpPage({ title, groups, q, found, action, Text, children }: HelpPageProps) {
  const { t } = useSpeech();
  return (
    <div className="help stack">
      <h1>{title}</h1>
      <Form action={action} method="get" role="search" className="filters__search" key={q}>
        <Field name="q" type="search" label={t("promotions.guide.search")} defaultValue={q} maxLength={100} />
        <Button kind="primary">{t("promotions.guide.searchButton")}</Button>
      </Form>
      {q ? <Found found={found} action={action} /> : <Contents groups={groups} />}
      {groups.map(({ group, articles }) => (
        <section key={group} id={`group-${group}`} className="help__group stack">
          <h2 className="heading">
            <span className="heading__text">{t(`promotions.guide.groups.${group}`)}</span>
          </h2>
          {articles.map(({ slug, title, version, body }) => (
            <article
              key={slug}
              id={slug}
              className={
                group === "rules" ? "help__article help__article--long stack" : "help__article stack"
              }
            >
              <h3>{title}</h3>
              {version ? <Version version={version} /> : null}
              <Text html={body} />
            </article>
          ))}
        </section>
      ))}
      <p className="help__ask">
        {t("promotions.guide.ask")}{" "}
        <a href={paths.customerService()} target="_blank" rel="noopener">
          {t("promotions.guide.askLink")}
        </a>
      </p>
      {children}
    </div>
  );
}

function Found({ found, action }: Pick<HelpPageProps, "found" | "action">) {
  const { t } = useSpeech();
  if (found === 0) {
    return (
      <EmptyState title={t("promotions.guide.none")} text={t("promotions.guide.noneText")}>
        <a href={action}>{t("promotions.guide.all")}</a>
      </EmptyState>
    );
  }
  return (
    <p className="help__found" role="status">
      {t("promotions.guide.found", { count: found })} <a href={action}>{t("promotions.guide.all")}</a>
    </p>
  );
}

function Contents({ groups }: Pick<HelpPageProps, "groups">) {
  const { t } = useSpeech();
  return (
    <nav className="help__contents" aria-label={t("lobby.help.contents")}>
      {groups.map(({ group, articles }) => (
        <section key={group} className="help__part">
          <h2 className="help__part-title">
            <a href={`#group-${group}`}>{t(`promotions.guide.groups.${group}`)}</a>
          </h2>
          <ul className="help__links">
            {articles.map(({ slug, title }) => (
              <li key={slug}>
                <a href={`#${slug}`}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function Version({ version }: { version: string }) {
  const { t, language } = useSpeech();
  return <p className="help-version">{t("lobby.help.version", { version: digitsIn(version, language) })}</p>;
}
