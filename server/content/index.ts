/** The front door of content: banners, notices and help, in the language of the visitor. */
export {
  allowLinkHost,
  type BannerToPublish,
  bannersOf,
  publishBanners,
} from "./banners.ts";
export { type HelpArticle, helpArticles, publishArticles, TERMS_SLUG } from "./help-articles.ts";
export {
  findNotice,
  listNotices,
  newsTitles,
  publishNotices,
} from "./notices.ts";
export type { SafeHtml } from "./safe-html.ts";
export { seedContent } from "./seed.ts";
