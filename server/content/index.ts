/** The front door of content: banners, notices and help, in the language of the visitor. */
export { type Audience, isSaidTo } from "./audience.ts";
export {
  allowLinkHost,
  BANNER_GROUPS,
  type BannerGroup,
  type BannerToPublish,
  bannersOf,
  publishBanners,
} from "./banners.ts";
export { articlesWith } from "./find-articles.ts";
export {
  type ArticleToPublish,
  type HelpArticle,
  helpArticles,
  publishArticles,
  TERMS_SLUG,
  termsText,
} from "./help-articles.ts";
export {
  findNotice,
  listNotices,
  newsTitles,
  noticePayload,
  popupNotices,
  publishNotices,
} from "./notices.ts";
export { type SafeHtml, type SafeTexts, safeTextIn, safeTexts } from "./safe-html.ts";
export { seedContent } from "./seed.ts";
export { marked } from "./seed-mark.ts";
export { HELP_GROUPS, type HelpGroup } from "./store.ts";
export { termsVersions } from "./terms-versions.ts";
export { setTextState, type TextKind, textsOfKind } from "./text-states.ts";
export { type ListedText, type TextColumn, type TextState, textTable } from "./text-table.ts";
export {
  articleToPublish,
  bannerToPublish,
  endsAfterItBegins,
  noticeToPublish,
  over,
  published,
} from "./to-publish.ts";
