import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import type { Speech } from "#app/i18n/speech.tsx";
import { paths } from "#app/lib/paths/paths.ts";
import { LANGUAGES } from "#server/core/languages.ts";
import style from "./offline.css?url";

/** An empty address is the page that was asked for, wherever this document stands in for it. */
const SAME_PAGE = "";
const PICTURE = "/brand/lost.svg";
const FONTS = ["/fonts/vazirmatn-fa-400.woff2", "/fonts/vazirmatn-fa-700.woff2"];

/**
 * The one page that a browser keeps: a document of its own, without script and without a word about who
 * looks at it, so that nothing on it can be out of date.
 */
export function offlineDocument({ language, t }: Speech, brand: string): string {
  const { tag, direction } = LANGUAGES[language];
  const markup = renderToStaticMarkup(
    <html lang={tag} dir={direction} data-theme="auto">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${t("download.offline.title")} – ${brand}`}</title>
        <link rel="stylesheet" href={style} />
      </head>
      <body>
        <main className="offline">
          <img src={PICTURE} alt="" width="240" height="180" />
          <h1 className="offline__title">{t("download.offline.title")}</h1>
          <p>{t("download.offline.text")}</p>
          <p>{t("download.offline.noBalance")}</p>
          <p>
            <a className="offline__retry" href={SAME_PAGE}>
              {t("download.offline.retry")}
            </a>
          </p>
          <p>
            <a className="offline__home" href={paths.home()}>
              {t("site.toHome")}
            </a>
          </p>
        </main>
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${markup}`;
}

/** What a browser keeps of the page, and a name for this state of it: another state is another name. */
export function keptFiles(speech: Speech, brand: string) {
  const page = `/offline?lang=${speech.language}`;
  const fonts = speech.language === "fa" ? FONTS : [];
  const digest = createHash("sha256").update(offlineDocument(speech, brand)).digest("hex");
  return { version: digest.slice(0, 12), page, files: [page, style, PICTURE, ...fonts] };
}
