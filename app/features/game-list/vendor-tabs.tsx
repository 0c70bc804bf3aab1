import type { MouseEvent } from "react";
import { useSpeech } from "#app/i18n/speech.tsx";
import { modalHref, paths } from "#app/lib/paths/paths.ts";
import type { ListedVendor } from "#server/catalogue/index.ts";

/** More vendors than this do not fit side by side, and arrows help those who cannot swipe. */
const SIDE_BY_SIDE = 7;

type VendorTabsProps = {
  /** The page that a vendor's own list opens over. */
  path: string;
  category: string;
  vendors: readonly ListedVendor[];
  /** The vendor shown; empty for all. */
  current: string;
};

/**
 * A strip of links that scrolls. Between each seven stand arrows that lead to the next and to the previous seven:
 * they are links to a place in the page, so they work before script is there and without it.
 */
export function VendorTabs({ path, category, vendors, current }: VendorTabsProps) {
  const { t } = useSpeech();
  const all = { code: "", name: t("lobby.games.allVendors"), isGame: "GAME" as const };
  const tabs = [all, ...vendors];
  const hasArrows = vendors.length > SIDE_BY_SIDE;
  return (
    <nav className="vendor-tabs" aria-label={t("lobby.games.vendors")}>
      <ul className="vendor-tabs__strip">
        {tabs.map((tab, index) => (
          <li key={tab.code} id={isFirstOfGroup(index) ? groupId(index) : undefined}>
            {hasArrows && isFirstOfGroup(index) && index > 0 ? (
              <Arrow name="previous" to={index - SIDE_BY_SIDE} />
            ) : null}
            <Tab path={path} category={category} tab={tab} isCurrent={tab.code === current} />
            {hasArrows && isFirstOfGroup(index + 1) && index + 1 < tabs.length ? (
              <Arrow name="next" to={index + 1} />
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function isFirstOfGroup(index: number): boolean {
  return index % SIDE_BY_SIDE === 0;
}

function groupId(index: number): string {
  return `vendors-${index + 1}`;
}

type TabProps = {
  path: string;
  category: string;
  tab: Pick<ListedVendor, "code" | "name" | "isGame">;
  isCurrent: boolean;
};

/** A vendor with a list of its own opens it over the page; another narrows the page to its games. */
function Tab({ path, category, tab: { code, name, isGame }, isCurrent }: TabProps) {
  const href =
    isGame === "VASSALAGE" ? modalHref(path, "games", { vendor: code }) : paths.vendorTab(category, code);
  return (
    <a className="vendor-tabs__tab" href={href} aria-current={isCurrent ? "page" : undefined}>
      {name}
    </a>
  );
}

function Arrow({ name, to }: { name: "previous" | "next"; to: number }) {
  const { t } = useSpeech();
  return (
    <a
      href={`#${groupId(to)}`}
      className={`vendor-tabs__arrow vendor-tabs__arrow--${name}`}
      onClick={scrollOnlyTheStrip}
    >
      <span className="visually-hidden">{t(`lobby.games.${name}Vendors`)}</span>
    </a>
  );
}

/** The jump that a browser makes by itself would move the page as well. */
function scrollOnlyTheStrip(event: MouseEvent<HTMLAnchorElement>) {
  const group = document.getElementById(event.currentTarget.hash.slice(1));
  if (!group) return;
  event.preventDefault();
  group.scrollIntoView({ block: "nearest", inline: "start" });
}
