import { Menu } from "#app/components/menu.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { NavCategory } from "#app/lib/frame.ts";
import { paths } from "#app/lib/paths.ts";

/**
 * Where one can go (F06): a line below the header, and a bar under the thumb where there is no room for one.
 * Made by the server alone (app/fragments); a link is marked as the shown page by its address.
 */
export function MainNav({ nav }: { nav: readonly NavCategory[] }) {
  const { t } = useSpeech();
  return (
    <ul className="main-nav__strip">
      <NavLink href={paths.home()} sign="home" text={t("frame.nav.home")} isFamiliar />
      {nav.map((entry) => (
        <CategoryItem key={entry.category} entry={entry} />
      ))}
      <NavLink href={paths.promotions()} sign="promotions" text={t("frame.nav.promotions")} isFamiliar />
      <NavLink href={paths.download()} sign="app" text={t("frame.nav.download")} isFamiliar />
    </ul>
  );
}

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
        <Sign name={sign} />
        <span>{text}</span>
      </a>
    </li>
  );
}

/**
 * The name leads to the category and the arrow beside it opens its vendors, three columns of ten. In the bar
 * under the thumb there is room for one of the two: there the name itself opens them, with the category on top.
 */
function CategoryItem({ entry: { category, path, vendors } }: { entry: NavCategory }) {
  const { t } = useSpeech();
  const name = t(`site.category.${category}`);
  if (vendors.length === 0) return <NavLink href={path} sign={category} text={name} />;
  const label = (
    <>
      <Sign name={category} />
      <span className="main-nav__name">{name}</span>
      <span className="visually-hidden">{t("frame.nav.vendorsOf", { category: name })}</span>
    </>
  );
  return (
    <li className="main-nav__item" data-menu-area>
      <a className="main-nav__link main-nav__link--wide" href={path}>
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

/** A sign of the nav's own sprite, shown in the bar alone. */
function Sign({ name }: { name: string }) {
  return (
    <svg className="icon main-nav__sign" aria-hidden="true" width="24" height="24">
      <use href={`/brand/nav.svg#${name}`} />
    </svg>
  );
}
