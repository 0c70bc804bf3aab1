import type { ReactNode } from "react";
import { SideMenu } from "./features/side-menu/side-menu.tsx";
import { SiteFooter } from "./features/site-footer/site-footer.tsx";
import { SiteHeader } from "./features/site-header/site-header.tsx";
import { useSpeech } from "./i18n/speech.tsx";
import { useFrame } from "./lib/frame.ts";
import { useFrameParts } from "./lib/page-handle.ts";

/** What stands around a page, as far as the page asks for it. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { t } = useSpeech();
  const frame = useFrame();
  const parts = useFrameParts();
  return (
    <>
      <a className="skip-link" href="#main">
        {t("site.skipToContent")}
      </a>
      {parts.header ? <SiteHeader frame={frame} /> : null}
      <main id="main" className="main" tabIndex={-1}>
        {children}
      </main>
      {parts.sideMenu ? <SideMenu frame={frame} /> : null}
      {parts.footer ? <SiteFooter frame={frame} /> : null}
    </>
  );
}
