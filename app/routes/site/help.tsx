import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Dialog } from "#app/components/dialog.tsx";
import { RichText } from "#app/features/rich-text/rich-text.tsx";
import { speechOf } from "#app/i18n/speech.server.ts";
import { useSpeech } from "#app/i18n/speech.tsx";
import { titled } from "#app/lib/page-title.ts";
import { paths } from "#app/lib/paths.ts";
import { type HelpArticle, helpArticles, TERMS_SLUG } from "#server/content/index.ts";
import { toPersianDigits } from "#server/core/digits.ts";
import { visitorOf } from "#server/http/visitor.ts";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** `?modal=term` shows the terms in a dialog over the page; `#term` is the same text in its place. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, language } = await visitorOf(args);
  const { t } = await speechOf(language);
  const articles = await helpArticles(context, { language });
  const modal = new URL(args.request.url).searchParams.get("modal");
  const terms = modal === TERMS_SLUG ? (articles.find(({ slug }) => slug === TERMS_SLUG) ?? null) : null;
  return { title: terms?.title ?? t("lobby.help.title"), articles, terms };
}

export default function HelpPage() {
  const { t } = useSpeech();
  const { articles, terms } = useLoaderData<typeof loader>();
  return (
    <article className="page stack">
      <h1>{t("lobby.help.title")}</h1>
      <nav aria-label={t("lobby.help.contents")}>
        <ul className="help-contents">
          {articles.map(({ slug, title }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {articles.map((article) => (
        <section key={article.slug} id={article.slug} className="stack">
          <h2>{article.title}</h2>
          <Article {...article} />
        </section>
      ))}
      {terms ? (
        <Dialog title={terms.title} closeHref={paths.help()}>
          <Article {...terms} />
        </Dialog>
      ) : null}
    </article>
  );
}

function Article({ body, version }: Pick<HelpArticle, "body" | "version">) {
  const { t, language } = useSpeech();
  const digits = language === "fa" ? toPersianDigits : String;
  return (
    <div className="stack">
      {version ? (
        <p className="help-version">{t("lobby.help.version", { version: digits(version) })}</p>
      ) : null}
      <RichText html={body} />
    </div>
  );
}
