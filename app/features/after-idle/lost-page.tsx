import { type MetaFunction, useLocation } from "@remix-run/react";
import { useSpeech } from "#app/i18n/speech.tsx";
import { titled } from "#app/lib/page/page-title.ts";

/**
 * What stands in for a page whose code is lost, made as a route module because it is put in that one's
 * place. A way for Remix to be told of lost code there is not: it would show an empty page.
 */
export function lostPage(title: string) {
  const meta: MetaFunction = ({ matches }) => titled(title, matches);
  return { default: LostPage, meta };
}

function LostPage() {
  const { t } = useSpeech();
  const { pathname, search, hash } = useLocation();
  return (
    <div className="error-page" role="alert">
      <img src="/brand/lost.svg" alt="" width="240" height="180" />
      <h1>{t("site.loadFailed.title")}</h1>
      <p>{t("site.loadFailed.text")}</p>
      <p>
        {/* A target makes it a new document, which the server makes whole. */}
        <a className="button button--primary" href={`${pathname}${search}${hash}`} target="_self">
          {t("site.tryAgain")}
        </a>
      </p>
    </div>
  );
}
