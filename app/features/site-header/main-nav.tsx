import { NavSign } from "#app/components/nav-sign.tsx";
import { Menu } from "#app/components/windows/menu.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { NavCategory } from "#app/lib/page/frame.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { paths } from "#app/lib/paths/paths.ts";

/**
 * Where one can go (F06): a line below the header, and where there is no room for one a bar of five under the
 * thumb, of which one leads to all the rest. Made by the server alone (app/fragments); a link is marked as the
 * shown page by its address.
 */
export function MainNav({ nav }: { nav: readonly NavCategory[] }) {
  const { t } = useSpeech();
  return (
    <>
      <ul className="main-nav__strip">
        <NavLink href={paths.home()} sign="home" text={t("frame.nav.home")} isFamiliar />
        {nav.map((entry) => (
          <CategoryItem key={entry.category} entry={entry} />
        ))}
        <NavLink href={paths.promotions()} sign="promotions" text={t("frame.nav.promotions")} isFamiliar />
        <NavLink href={paths.download()} sign="app" text={t("frame.nav.download")} isFamiliar />
      </ul>
      <ul className="main-nav__bar">
        {BAR.map(({ href, sign, text }) => (
          <li key={sign} className="main-nav__place">
            <a className="main-nav__tab" href={href}>
              <NavSign name={sign} />
              <span>{t(text)}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

const BAR = [
  { href: paths.menu(), sign: "menu", text: "frame.nav.menu" },
  { href: paths.search(), sign: "search", text: "frame.nav.search" },
  { href: paths.home(), sign: "games", text: "frame.nav.games" },
  { href: paths.games("SPORTS"), sign: "SPORTS", text: "frame.nav.sports" },
  { href: memberPaths.securityCenter(), sign: "account", text: "frame.nav.account" },
] as const;

type NavLinkProps = {
  href: string;
  sign: string;
  text: string;
  /** Everybody knows its sign: where all names do not fit in one line, it goes without its name. */
  isFamiliar?: boolean;
};

function NavLink({ href, sign, text, isFamiliar = false }: NavLinkProps) {
  return (
    <li className="main-nav__item">
      <a className={isFamiliar ? "main-nav__link main-nav__link--familiar" : "main-nav__link"} href={href}>
        <NavSign name={sign} />
        <span>{text}</span>
      </a>
    </li>
  );
}

/** The name leads to the category and the arrow beside it opens its vendors, three columns of ten. */
function CategoryItem({ entry: { category, path, vendors } }: { entry: NavCategory }) {
  const { t } = useSpeech();
  const name = t(`site.category.${category}`);
  if (vendors.length === 0) return <NavLink href={path} sign={category} text={name} />;
  const label = <span className="visually-hidden">{t("frame.nav.vendorsOf", { category: name })}</span>;
  return (
    <li className="main-nav__item" data-menu-area>
      <a className="main-nav__link" href={path}>
        {name}
      </a>
      <Menu className="main-nav__menu" label={label} opensOnHover>
        <a className="menu__item menu__item--all" href={paths.vendorTab(category)}>
          {t("frame.nav.allOf", { category: name })}
        </a>
        <ul className="main-nav__vendors">
          {vendors.map((vendor) => (
            <li key={vendor.code}>
              <a className="menu__item" href={vendor.path}>
                {vendor.name}
              </a>
            </li>
          ))}
        </ul>
      </Menu>
    </li>
  );
}
