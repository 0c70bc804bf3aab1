import { useSpeech } from "#app/i18n/speech.tsx";
import type { FrameContent } from "#app/lib/page/frame.ts";
import { HELP_LINKS, HOUSE_LINKS, OFFER_LINKS } from "#app/lib/paths/house-links.ts";
import { FooterList } from "./footer-list.tsx";
import { LicenceBadges } from "./licence-badges.tsx";
import { VendorCarousel } from "./vendor-carousel.tsx";

/**
 * The foot of a page: everything that can be reached, and what whoever plays should know. Made by the server
 * alone (app/fragments).
 */
export function SiteFooter({ brand, nav, licences, year, minimumAge }: FrameContent) {
  const { t } = useSpeech();
  const games = nav.map(({ category, path }) => ({ href: path, text: t(`site.category.${category}`) }));
  return (
    <div className="site-footer__board">
      <VendorCarousel vendors={nav.flatMap(({ vendors }) => vendors)} />
      <nav className="site-footer__links" aria-label={t("frame.footer.label")}>
        <FooterList title={t("frame.footer.games")} links={games} />
        <FooterList
          title={t("frame.footer.help")}
          links={HELP_LINKS.map(({ text, ...link }) => ({ ...link, text: t(text) }))}
        />
        <FooterList
          title={t("frame.footer.house")}
          links={HOUSE.map(({ href, text }) => ({ href, text: t(text) }))}
        />
      </nav>
      <LicenceBadges licences={licences} />
      <div className="site-footer__care">
        <span className="site-footer__age" aria-hidden="true">
          <bdi>{t("frame.footer.age", { age: minimumAge })}</bdi>
        </span>
        <p>
          {t("frame.footer.ageText", { age: minimumAge })} {t("frame.footer.care")}
        </p>
      </div>
      <p className="site-footer__copyright">{t("frame.footer.copyright", { year, brand: brand.name })}</p>
    </div>
  );
}

const HOUSE = [...OFFER_LINKS, ...HOUSE_LINKS];
