import { Icon } from "#app/components/icon.tsx";
import { NavSign } from "#app/components/nav-sign.tsx";
import { PreferenceChoices } from "#app/features/site-header/preferences-menu.tsx";
import { useFrame, usePagePath } from "#app/lib/page/frame.ts";
import type { ShownKind, ShownLinks, ShownMenu } from "./shown-menu.ts";
import "./site-menu.css";

/** Everything that the bar under the thumb has no room for, each thing by its name. */
export function SiteMenu({ title, kindsTitle, kinds, lists, preferencesTitle }: ShownMenu) {
  const { language, theme } = useFrame();
  const path = usePagePath();
  return (
    <div className="page stack site-menu">
      <h1>{title}</h1>
      <section aria-labelledby="menu-kinds">
        <h2 id="menu-kinds">{kindsTitle}</h2>
        <ul className="site-menu__list">
          {kinds.map((kind) => (
            <Kind key={kind.href} {...kind} />
          ))}
        </ul>
      </section>
      {lists.map((list) => (
        <Links key={list.title} {...list} />
      ))}
      <section aria-labelledby="menu-preferences">
        <h2 id="menu-preferences">{preferencesTitle}</h2>
        <div className="site-menu__preferences">
          <PreferenceChoices language={language} theme={theme} path={path} />
        </div>
      </section>
    </div>
  );
}

/** The row leads to the kind; the arrow at its end opens its vendors below it. */
function Kind({ href, sign, name, vendorsOf, vendors }: ShownKind) {
  return (
    <li className="site-menu__kind">
      <a className="site-menu__row" href={href}>
        <NavSign name={sign} />
        {name}
      </a>
      {vendors.length > 0 ? (
        <details>
          <summary className="site-menu__more">
            <Icon name="chevron-down" />
            <span className="visually-hidden">{vendorsOf}</span>
          </summary>
          <ul className="site-menu__vendors">
            {vendors.map((vendor) => (
              <li key={vendor.code}>
                <a className="menu__item" href={vendor.path}>
                  {vendor.name}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </li>
  );
}

const BESIDE = { target: "_blank", rel: "noopener" };

function Links({ title, links }: ShownLinks) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className="site-menu__list">
        {links.map(({ href, text, isBeside }) => (
          <li key={href}>
            <a className="site-menu__row" href={href} {...(isBeside ? BESIDE : {})}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
