import { Link } from "@remix-run/react";
import { Icon } from "#app/components/icon.tsx";
import { OnDemand, onDemand } from "#app/components/on-demand.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { type Panel, useFrame, usePagePath } from "#app/lib/page/frame.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { HeaderLogin } from "./header-login.tsx";
import { PreferencesMenu } from "./preferences-menu.tsx";

/** Members alone fetch its script. */
const playerBar = onDemand(async () => (await import("./player-bar.tsx")).PlayerBar);

/** The bar on top of every page: who we are and who you are. Where one can go stands below it (main-nav.tsx). */
export function SiteHeader({ player }: Pick<Panel, "player">) {
  const { t } = useSpeech();
  const { brand, language, theme } = useFrame();
  const path = usePagePath();
  return (
    <div className="site-header__bar">
      <Link
        className={player ? "wordmark wordmark--small" : "wordmark"}
        to={paths.home()}
        aria-label={t("site.header.toHome", { brand: brand.name })}
      >
        <img className="wordmark__mark" src="/brand/mark.svg" alt="" width="40" height="40" />
        <span className="wordmark__name">{brand.name}</span>
      </Link>
      <div className={player ? "site-header__visitor site-header__visitor--player" : "site-header__visitor"}>
        {player ? <OnDemand of={playerBar} props={{ player, path }} /> : <HeaderLogin path={path} />}
      </div>
      <Link className="icon-button site-header__search" to={paths.search()}>
        <Icon name="search" />
        <span className="visually-hidden">{t("lobby.games.searchButton")}</span>
      </Link>
      <PreferencesMenu language={language} theme={theme} path={path} />
    </div>
  );
}
