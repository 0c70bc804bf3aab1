import { Icon } from "#app/components/icon.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { usePagePath } from "#app/lib/page/frame.ts";
import { modalHref } from "#app/lib/paths/paths.ts";

type NewsTitle = { readonly id: string; readonly title: string };

/**
 * The titles of the latest notices, passing by step by step; each opens in a dialog over this page. The motion is CSS
 * alone: it rests between two steps, under a pointer, while a link has the focus, when the box is ticked, and for
 * everybody who asked for less motion.
 */
export function NoticeBar({ notices }: { notices: readonly NewsTitle[] }) {
  const { t } = useSpeech();
  if (notices.length === 0) return null;
  return (
    <section className="news" aria-labelledby="news-title">
      <h2 className="news__title" id="news-title">
        <Icon name="bell" />
        <span className="news__word">{t("site.news.title")}</span>
      </h2>
      <input type="checkbox" id="news-pause" className="news__box visually-hidden" />
      <div className="news__window">
        <div className={notices.length > 4 ? "news__track news__track--long" : "news__track"}>
          <Titles notices={notices} />
          <Titles notices={notices} isCopy />
        </div>
      </div>
      <label className="news__pause" htmlFor="news-pause">
        <Icon name="pause" />
        <Icon name="play" />
        <span className="visually-hidden">{t("site.news.pause")}</span>
      </label>
    </section>
  );
}

/** The copy fills the gap behind the last title; it is there for the eye alone. */
function Titles({ notices, isCopy = false }: { notices: readonly NewsTitle[]; isCopy?: boolean }) {
  const path = usePagePath();
  return (
    <ul className={isCopy ? "news__list news__list--copy" : "news__list"} aria-hidden={isCopy || undefined}>
      {notices.map(({ id, title }) => (
        <li key={id}>
          <a
            className="news__link"
            href={modalHref(path, "notice", { notice: id })}
            tabIndex={isCopy ? -1 : undefined}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
