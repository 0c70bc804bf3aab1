import type { ReactNode } from "react";
import { OnDemand, onDemand } from "./components/on-demand.tsx";
import { SiteHeader } from "./features/site-header/site-header.tsx";
import { useSpeech } from "./i18n/speech.tsx";
import type { Panel } from "./lib/page/frame.ts";
import { useFrameParts } from "./lib/page/page-handle.ts";
import { Fragment } from "./pages/fragments/fragment.tsx";

/** It opens without script, and its forms are plain: what it has comes later. */
const sideMenu = onDemand(async () => (await import("./features/side-menu/side-menu.tsx")).SideMenu);

type PageFrameProps = {
  /** Null where nothing stands around the page that is the visitor's own: then there is no head and no side menu. */
  panel: Panel | null;
  children: ReactNode;
};

/** What stands around a page, as far as the page asks for it. */
export function PageFrame({ panel, children }: PageFrameProps) {
  const { t } = useSpeech();
  const parts = useFrameParts();
  return (
    <>
      <a className="skip-link" href="#main">
        {t("site.skipToContent")}
      </a>
      <header
        className={parts.slim ? "site-header site-header--slim lapis" : "site-header lapis"}
        hidden={!parts.header}
      >
        {parts.header && panel ? <SiteHeader player={panel.player} /> : null}
        <Fragment as="nav" name="nav" className="main-nav" label={t("site.nav.label")} hidden={!parts.nav} />
      </header>
      <main id="main" className="main" tabIndex={-1}>
        {children}
      </main>
      {parts.sideMenu && panel ? <OnDemand of={sideMenu} props={{ recent: panel.recent }} /> : null}
      <Fragment as="footer" name="footer" className="site-footer" hidden={!parts.footer} />
    </>
  );
}
