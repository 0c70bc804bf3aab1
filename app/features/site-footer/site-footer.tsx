import { useSpeech } from "#app/i18n/speech.tsx";
import type { Frame, NavVendor } from "#app/lib/frame.ts";
import { paths } from "#app/lib/paths.ts";

type FooterLink = { readonly href: string; readonly text: string };

/** The foot of a page: everything that can be reached, and what whoever plays should know. Plain links. */
export function SiteFooter({ frame: { brand, nav, year } }: { frame: Frame }) {
  const { t } = useSpeech();
  const games = nav.map(({ category, path }) => ({
    href: path,
    text: t(`site.category.${category}`),
  }));
  return (
    <footer className="site-footer">
      <div className="site-footer__board">
        <VendorStrip vendors={eachOnce(nav.flatMap(({ vendors }) => vendors))} />
        <nav className="site-footer__links" aria-label={t("site.footer.label")}>
          <FooterList title={t("site.footer.games")} links={games} />
          <FooterList
            title={t("site.footer.help")}
            links={[
              { href: paths.help(), text: t("site.footer.helpCentre") },
              { href: paths.terms(), text: t("site.footer.terms") },
              { href: paths.notices(), text: t("site.footer.notices") },
            ]}
          />
          <FooterList
            title={t("site.footer.fairness")}
            links={[
              { href: paths.seeds(), text: t("site.footer.seeds") },
              { href: paths.verify(), text: t("site.footer.verify") },
            ]}
          />
        </nav>
        <div className="site-footer__care">
          <span className="site-footer__age" aria-hidden="true">
            <bdi>{t("site.footer.age")}</bdi>
          </span>
          <p>
            {t("site.footer.ageText")} {t("site.footer.care")}
          </p>
        </div>
        <p className="site-footer__copyright">{t("site.footer.copyright", { year, brand: brand.name })}</p>
      </div>
    </footer>
  );
}

/** A vendor may stand in several categories. */
function eachOnce(vendors: readonly NavVendor[]): NavVendor[] {
  return [...new Map(vendors.map((vendor) => [vendor.code, vendor])).values()];
}

function VendorStrip({ vendors }: { vendors: readonly NavVendor[] }) {
  const { t } = useSpeech();
  if (vendors.length === 0) return null;
  return (
    <section className="vendor-strip" aria-labelledby="vendor-strip-title">
      <h2 className="site-footer__title" id="vendor-strip-title">
        {t("site.footer.vendors")}
      </h2>
      <ul className="vendor-strip__list">
        {vendors.map(({ code, name, path }) => (
          <li key={code}>
            <a className="vendor-strip__vendor" href={path}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FooterList({ title, links }: { title: string; links: readonly FooterLink[] }) {
  if (links.length === 0) return null;
  return (
    <div>
      <h2 className="site-footer__title">{title}</h2>
      <ul className="site-footer__items">
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
