import { useSpeech } from "#app/i18n/speech.tsx";
import { paths } from "#app/lib/paths/paths.ts";

export type ShownNews = readonly { readonly id: string; readonly title: string; readonly day: string }[];

/** The announcements of the house, each with its day. */
export function AgentNews({ title, news }: { title: string; news: ShownNews }) {
  const { t } = useSpeech();
  return (
    <>
      <h1>{title}</h1>
      {news.length === 0 ? <p className="quiet">{t("partner.home.noAnnouncements")}</p> : null}
      <ul className="notice-list">
        {news.map(({ id, title: name, day }) => (
          <li key={id} className="notice-list__item">
            <a className="notice-list__title" href={paths.notice(id)}>
              {name}
            </a>
            <span className="notice-list__day">{day}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
