import type { LocalText } from "../core/languages.ts";
import type { Database, Statement } from "../db/database.ts";
import type { Audience } from "./audience.ts";
import type { BannerLink } from "./banner-link.ts";
import { type TextColumn, textTable } from "./text-table.ts";

const WINDOW: readonly TextColumn[] = [
  ["from", "from_at", "timestamptz"],
  ["until", "until_at", "timestamptz"],
];

export type BannerRow = BannerLink & {
  readonly id: string;
  readonly group: string;
  readonly audience: Audience;
  readonly titles: LocalText;
  readonly texts: LocalText;
  readonly alts: LocalText;
  readonly image: string;
};

const BANNERS: Statement<BannerRow> = {
  name: "content.banners",
  text: `
    select id, group_name as "group", audience, titles, texts, alts, picture as image,
      linkage_type as "linkageType", linkage_target as "linkageTarget",
      array(select host from content.link_hosts) as "linkHosts"
    from content.banners
    where state = 'shown'
      and (from_at is null or from_at <= $1::timestamptz)
      and (until_at is null or until_at > $1::timestamptz)
    order by position, id`,
};

/** The banners of all groups whose time it is. */
export function readBanners(db: Database, at: Date): Promise<BannerRow[]> {
  return db.call(BANNERS, [at]);
}

/**
 * B runs in the bar, H stands first in it, PR is about a promotion, PL about the player's account and PU
 * opens by itself. All of them are listed on the notice page.
 */
export const NOTICE_TYPES = ["B", "PL", "PU", "PR", "H"] as const;
export type NoticeType = (typeof NOTICE_TYPES)[number];

export type NoticeRow = {
  readonly id: string;
  readonly type: NoticeType;
  readonly audience: Audience;
  readonly titles: LocalText;
  readonly bodies: LocalText;
  readonly publishedAt: Date;
};

const NOTICES: Statement<NoticeRow> = {
  name: "content.notices",
  text: `
    select id, type, audience, titles, bodies, from_at as "publishedAt"
    from content.notices
    where state = 'shown' and execution = 'B'
      and from_at <= $1::timestamptz and (until_at is null or until_at > $1::timestamptz)
    order by type <> 'H', position, from_at desc, id`,
};

/** The notices of the site's board whose time it is, headlines first. */
export function readNotices(db: Database, at: Date): Promise<NoticeRow[]> {
  return db.call(NOTICES, [at]);
}

/** The groups of help, in the order in which they stand. */
export const HELP_GROUPS = [
  "start",
  "account",
  "money",
  "games",
  "care",
  "promotions",
  "partner",
  "rules",
] as const;
export type HelpGroup = (typeof HELP_GROUPS)[number];

export type ArticleRow = {
  readonly slug: string;
  readonly group: HelpGroup;
  readonly titles: LocalText;
  readonly bodies: LocalText;
  readonly version: string | null;
};

const ARTICLES: Statement<ArticleRow> = {
  name: "content.help_articles",
  text: `
    select slug, group_name as "group", titles, bodies, version from content.help_articles
    where state = 'shown' order by position, slug`,
};

export function readArticles(db: Database): Promise<ArticleRow[]> {
  return db.call(ARTICLES, []);
}

export const bannerTable = textTable({
  table: "content.banners",
  key: "id",
  sort: "group_name",
  columns: [
    ["id", "id", "text"],
    ["group", "group_name", "text"],
    ["titles", "titles", "jsonb"],
    ["texts", "texts", "jsonb"],
    ["alts", "alts", "jsonb"],
    ["picture", "picture", "text"],
    ["linkageType", "linkage_type", "text"],
    ["linkageTarget", "linkage_target", "text"],
    ["position", "position", "integer"],
    ["audience", "audience", "text"],
  ],
  window: WINDOW,
});

export const noticeTable = textTable({
  table: "content.notices",
  key: "id",
  sort: "type",
  columns: [
    ["id", "id", "text"],
    ["type", "type", "text"],
    ["titles", "titles", "jsonb"],
    ["bodies", "bodies", "jsonb"],
    ["position", "position", "integer"],
    ["audience", "audience", "text"],
  ],
  window: WINDOW,
});

export const articleTable = textTable({
  table: "content.help_articles",
  key: "slug",
  sort: "group_name",
  columns: [
    ["slug", "slug", "text"],
    ["group", "group_name", "text"],
    ["titles", "titles", "jsonb"],
    ["bodies", "bodies", "jsonb"],
    ["version", "version", "text"],
    ["position", "position", "integer"],
  ],
  window: [],
});

const ADD_LINK_HOST: Statement<never> = {
  name: "content.add-link-host",
  text: "insert into content.link_hosts (host) values ($1) on conflict do nothing",
};

export async function addLinkHost(db: Database, host: string): Promise<void> {
  await db.call(ADD_LINK_HOST, [host]);
}
