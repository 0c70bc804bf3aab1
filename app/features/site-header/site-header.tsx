import { Link } from "@remix-run/react";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { Frame } from "#app/lib/frame.ts";
import { paths } from "#app/lib/paths.ts";
import { HeaderLogin } from "./header-login.tsx";
import { MainNav } from "./main-nav.tsx";
import { PlayerBar } from "./player-bar.tsx";
import { PreferencesMenu } from "./preferences-menu.tsx";

/** The head of every page: who we are, who you are, and where one can go. */
export function SiteHeader({ frame }: { frame: Frame }) {
  const { t } = useSpeech();
  const { brand, player, path, language, theme, nav } = frame;
  return (
    <header className="site-header lapis">
      <div className="site-header__bar">
        <Link
          className={player ? "wordmark wordmark--small" : "wordmark"}
          to={paths.home()}
          aria-label={t("site.header.toHome", { brand: brand.name })}
        >
          <img className="wordmark__mark" src="/brand/mark.svg" alt="" width="40" height="40" />
          <span className="wordmark__name">{brand.name}</span>
        </Link>
        <div
          className={player ? "site-header__visitor site-header__visitor--player" : "site-header__visitor"}
        >
          {player ? <PlayerBar player={player} path={path} /> : <HeaderLogin path={path} />}
        </div>
        <PreferencesMenu language={language} theme={theme} path={path} />
      </div>
      <MainNav nav={nav} path={path} />
    </header>
  );
}
