import { type Language, localText } from "../core/languages.ts";
import { SECOND_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { kept } from "../db/kept.ts";
import { bannerHref } from "./banner-link.ts";
import { addBanners, addLinkHost, type NewBanner, readBanners } from "./store.ts";

/** Each page with a banner has a group of its own. */
export type BannerGroup =
  | "w_home"
  | "w_rng"
  | "w_live"
  | "w_fish"
  | "w_pvp"
  | "w_sports"
  | "w_esports"
  | "w_lott"
  | "w_cockfight"
  | "w_promotion"
  | "w_shop"
  | "w_help"
  | "w_reg"
  | "w_register"
  | "w_login"
  | "w_forget";

export type Banner = {
  readonly id: string;
  readonly image: string;
  readonly title: string;
  readonly text: string;
  /** What the picture shows, for those who do not see it. */
  readonly alt: string;
  /** Where a click leads; null for a banner that only says something. */
  readonly href: string | null;
};

const current = kept(SECOND_MS, ({ db, now }) => readBanners(db, now()));

/** The banners of a group whose time it is, in order. An empty list means that no carousel is shown. */
export async function bannersOf(
  context: Context,
  { group, language }: { group: BannerGroup; language: Language },
): Promise<Banner[]> {
  const rows = (await current(context)).filter((row) => row.group === group);
  return rows.map((row) => ({
    id: row.id,
    image: row.image,
    title: localText(row.titles, language),
    text: localText(row.texts, language),
    alt: localText(row.alts, language),
    href: bannerHref(row),
  }));
}

export type BannerToPublish = NewBanner & { readonly group: BannerGroup };

/** Adds banners. One whose id is taken is left as it is. */
export async function publishBanners({ db }: Context, banners: readonly BannerToPublish[]): Promise<void> {
  await addBanners(db, [...banners]);
}

/** Lets banners lead to https addresses on this host. */
export async function allowLinkHost({ db }: Context, host: string): Promise<void> {
  await addLinkHost(db, host.toLowerCase());
}
