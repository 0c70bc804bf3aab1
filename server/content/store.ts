import type { LocalText } from "../core/languages.ts";
import type { Database, Statement } from "../db/database.ts";
import { banners, helpArticles, linkHosts, notices } from "../db/schema/content.ts";
import type { BannerLink } from "./banner-link.ts";

export type BannerRow = BannerLink & {
  readonly id: string;
  readonly group: string;
  readonly titles: LocalText;
  readonly texts: LocalText;
  readonly alts: LocalText;
  readonly image: string;
};

const BANNERS: Statement<BannerRow> = {
  name: "content.banners",
  text: `
    select id, group_name as "group", titles, texts, alts, picture as image,
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
export type NoticeType = "B" | "PL" | "PU" | "PR" | "H";

export type NoticeRow = {
  readonly id: string;
  readonly type: NoticeType;
  readonly titles: LocalText;
  readonly bodies: LocalText;
  readonly publishedAt: Date;
};

const NOTICES: Statement<NoticeRow> = {
  name: "content.notices",
  text: `
    select id, type, titles, bodies, from_at as "publishedAt"
    from content.notices
    where from_at <= $1::timestamptz and (until_at is null or until_at > $1::timestamptz)
    order by type <> 'H', position, from_at desc, id`,
};

/** The notices whose time it is, headlines first. */
export function readNotices(db: Database, at: Date): Promise<NoticeRow[]> {
  return db.call(NOTICES, [at]);
}

export type ArticleRow = {
  readonly slug: string;
  readonly titles: LocalText;
  readonly bodies: LocalText;
  readonly version: string | null;
};

const ARTICLES: Statement<ArticleRow> = {
  name: "content.help_articles",
  text: "select slug, titles, bodies, version from content.help_articles order by position, slug",
};

export function readArticles(db: Database): Promise<ArticleRow[]> {
  return db.call(ARTICLES, []);
}

export type NewBanner = typeof banners.$inferInsert;
export type NewNotice = typeof notices.$inferInsert;
export type NewArticle = typeof helpArticles.$inferInsert;

/** What is there already stays as it is: the operator may have changed it. */
export async function addBanners(db: Database, rows: NewBanner[]): Promise<void> {
  await db.orm.insert(banners).values(rows).onConflictDoNothing();
}

/** What is there already stays as it is. Bodies must have been cleaned. */
export async function addNotices(db: Database, rows: NewNotice[]): Promise<void> {
  await db.orm.insert(notices).values(rows).onConflictDoNothing();
}

/** What is there already stays as it is. Bodies must have been cleaned. */
export async function addArticles(db: Database, rows: NewArticle[]): Promise<void> {
  await db.orm.insert(helpArticles).values(rows).onConflictDoNothing();
}

export async function addLinkHost(db: Database, host: string): Promise<void> {
  await db.orm.insert(linkHosts).values({ host }).onConflictDoNothing();
}
