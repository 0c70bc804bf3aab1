import { type Language, type LocalText, localText } from "../core/languages.ts";
import { SECOND_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { kept } from "../db/kept.ts";
import { type Audience, isSaidTo } from "./audience.ts";
import { bannerHref } from "./banner-link.ts";
import { marked } from "./seed-mark.ts";
import { addLinkHost, bannerTable, readBanners } from "./store.ts";

/** Each page with a banner has a group of its own. */
export const BANNER_GROUPS = [
  "w_home",
  "w_rng",
  "w_live",
  "w_fish",
  "w_pvp",
  "w_sports",
  "w_esports",
  "w_lott",
  "w_cockfight",
  "w_promotion",
  "w_shop",
  "w_help",
  "w_reg",
  "w_register",
  "w_login",
  "w_forget",
] as const;
export type BannerGroup = (typeof BANNER_GROUPS)[number];

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

type Asked = { readonly group: BannerGroup; readonly language: Language; readonly audience?: Audience };

const current = kept(SECOND_MS, ({ db, now }) => readBanners(db, now()));

/** The banners of a group whose time it is, in order. An empty list means that no carousel is shown. */
export async function bannersOf(
  context: Context,
  { group, language, audience = "everybody" }: Asked,
): Promise<Banner[]> {
  const rows = (await current(context)).filter((row) => row.group === group && isSaidTo(audience, row));
  return rows.map((row) => ({
    id: row.id,
    image: row.image,
    title: localText(row.titles, language),
    text: localText(row.texts, language),
    alt: localText(row.alts, language),
    href: bannerHref(row),
  }));
}

export type BannerToPublish = {
  readonly id: string;
  readonly group: BannerGroup;
  readonly titles: LocalText;
  readonly texts: LocalText;
  readonly alts: LocalText;
  readonly picture: string;
  readonly linkageType?: string | undefined;
  readonly linkageTarget?: string | undefined;
  readonly position?: number | undefined;
  readonly audience?: Audience | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
};

const rowOf = ({ position = 0, audience = "everybody", ...banner }: BannerToPublish) => ({
  ...banner,
  position,
  audience,
});

/** Puts up banners of the operator's, each also over another one of its id. */
export async function publishBanners({ db }: Context, banners: readonly BannerToPublish[]): Promise<void> {
  await bannerTable.put(db, banners.map(rowOf));
}

export async function seedBanners({ db }: Context, banners: readonly BannerToPublish[]): Promise<void> {
  await bannerTable.seed(
    db,
    banners.map((banner) => marked(rowOf(banner))),
  );
}

/** Lets banners lead to https addresses on this host. */
export async function allowLinkHost({ db }: Context, host: string): Promise<void> {
  await addLinkHost(db, host.toLowerCase());
}
