import { useSpeech } from "#app/i18n/speech.tsx";
import { paths } from "#app/lib/paths.ts";
import type { HomeData } from "./load-home.server.ts";

/** Who makes the games, each with its place: plain links, because there may be many. */
export function VendorRow({ vendors }: { vendors: HomeData["vendors"] }) {
  const { t } = useSpeech();
  if (vendors.length === 0) return null;
  return (
    <section aria-labelledby="vendors-title">
      <div className="heading">
        <h2 className="heading__text" id="vendors-title">
          {t("games.home.vendors")}
        </h2>
      </div>
      <ul className="vendor-hits">
        {vendors.map(({ code, name, category, games }) => (
          <li key={`${category} ${code}`}>
            <a className="vendor-hits__hit" href={paths.games(category, { vassalage: code })}>
              <strong>{name}</strong>
              <span className="quiet">
                {t(`site.category.${category}`)} · {t("lobby.games.result", { count: games })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
