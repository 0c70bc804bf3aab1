import { LazyPicture } from "#app/components/lazy-picture.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { paths } from "#app/lib/paths/paths.ts";
import type { HomeData } from "./load-home.server.ts";

/** The offers that one can take part in now, and the way to all of them. */
export function PromotionTeaser({ promotions }: { promotions: HomeData["promotions"] }) {
  const { t } = useSpeech();
  if (promotions.length === 0) return null;
  return (
    <section aria-labelledby="offers-title">
      <div className="heading">
        <h2 className="heading__text" id="offers-title">
          {t("games.home.promotions")}
        </h2>
        <a className="heading__link" href={paths.promotions()}>
          {t("games.home.allPromotions")}
        </a>
      </div>
      <ul className="grid">
        {promotions.map(({ id, title, summary, image }) => (
          <li key={id}>
            <a className="offer" href={paths.promotion(id)}>
              <LazyPicture className="offer__picture" src={image} alt="" width={480} height={200} />
              <strong className="offer__title">{title}</strong>
              <span className="offer__text quiet">{summary}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
