import { Menu } from "#app/components/menu.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { NavCategory } from "#app/lib/frame.ts";
import { paths } from "#app/lib/paths.ts";

type MainNavProps = { nav: readonly NavCategory[]; path: string };

/** Where one can go. Plain links: they are many, on every page, and work before script is there. */
export function MainNav({ nav, path }: MainNavProps) {
  const { t } = useSpeech();
  const here = path.split("?", 1)[0];
  return (
    <nav className="main-nav" aria-label={t("site.nav.label")}>
      <ul className="main-nav__strip">
        <NavLink href={paths.home()} here={here} text={t("site.nav.home")} />
        {nav.map((entry) => (
          <CategoryItem key={entry.category} entry={entry} here={here} />
        ))}
        <NavLink href={paths.notices()} here={here} text={t("site.nav.notices")} />
        <NavLink href={paths.help()} here={here} text={t("site.nav.help")} />
        <NavLink href={paths.verify()} here={here} text={t("site.nav.verify")} />
      </ul>
    </nav>
  );
}

type NavLinkProps = { href: string; here: string | undefined; text: string };

function NavLink({ href, here, text }: NavLinkProps) {
  return (
    <li className="main-nav__item">
      <a className="main-nav__link" href={href} aria-current={href === here ? "page" : undefined}>
        {text}
      </a>
    </li>
  );
}

/** The name leads to the category; the arrow beside it opens its vendors, three columns of ten. */
function CategoryItem({ entry, here }: { entry: NavCategory; here: string | undefined }) {
  const { t } = useSpeech();
  const name = t(`site.category.${entry.category}`);
  if (entry.vendors.length === 0) return <NavLink href={entry.path} here={here} text={name} />;
  const label = <span className="visually-hidden">{t("site.nav.vendorsOf", { category: name })}</span>;
  return (
    <li className="main-nav__item" data-menu-area>
      <a className="main-nav__link" href={entry.path} aria-current={entry.path === here ? "page" : undefined}>
        {name}
      </a>
      <Menu className="main-nav__menu" label={label} opensOnHover>
        <a className="menu__item menu__item--all" href={entry.path}>
          {t("site.nav.allOf", { category: name })}
        </a>
        <ul className="main-nav__vendors">
          {entry.vendors.map((vendor) => (
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
