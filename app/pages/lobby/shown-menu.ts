import type { Translate } from "#app/i18n/translate.ts";
import type { NavCategory, NavVendor } from "#app/lib/page/frame.ts";
import { HELP_LINKS, HOUSE_LINKS, OFFER_LINKS } from "#app/lib/paths/house-links.ts";
import { paths } from "#app/lib/paths/paths.ts";

export type ShownKind = {
  readonly href: string;
  readonly sign: string;
  readonly name: string;
  readonly vendorsOf: string;
  readonly vendors: readonly NavVendor[];
};
export type ShownLinks = {
  readonly title: string;
  /** One that stands beside the page opens a tab of its own. */
  readonly links: readonly { readonly href: string; readonly text: string; readonly isBeside?: boolean }[];
};
export type ShownMenu = {
  readonly title: string;
  readonly kindsTitle: string;
  readonly kinds: readonly ShownKind[];
  readonly lists: readonly ShownLinks[];
  readonly preferencesTitle: string;
};

/** The menu in the visitor's language: its page needs no texts beside what the server wrote. */
export function shownMenu(nav: readonly NavCategory[], t: Translate): ShownMenu {
  return {
    title: t("frame.nav.menu"),
    kindsTitle: t("frame.menu.games"),
    kinds: nav.map(({ category, path, vendors }) => {
      const name = t(`site.category.${category}`);
      return {
        href: path,
        sign: category,
        name,
        vendorsOf: t("frame.nav.vendorsOf", { category: name }),
        vendors,
      };
    }),
    lists: [
      { title: t("frame.menu.offers"), links: named([...OFFER_LINKS, JACKPOT], t) },
      { title: t("frame.menu.house"), links: named([...HOUSE_LINKS, ...HELP_LINKS], t) },
    ],
    preferencesTitle: t("site.preferences.title"),
  };
}

const JACKPOT = { href: paths.jackpot(), text: "frame.jackpot.title" } as const;

type Link = (typeof HELP_LINKS | typeof HOUSE_LINKS | typeof OFFER_LINKS)[number] | typeof JACKPOT;

function named(links: readonly Link[], t: Translate): ShownLinks["links"] {
  return links.map(({ text, ...link }) => ({ ...link, text: t(text) }));
}
