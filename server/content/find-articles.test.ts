import { expect, test } from "vitest";
import { localText } from "#server/core/languages.ts";
import { articlesWith } from "./find-articles.ts";
import type { HelpArticle } from "./help-articles.ts";
import { safeHtml } from "./safe-html.ts";
import { FIRST_ARTICLES } from "./seeds/articles/index.ts";

const article = (slug: string, title: string, body: string): HelpArticle => ({
  slug,
  group: "start",
  title,
  body: safeHtml(body),
  version: null,
});

const ARTICLES = [
  article("break", "استراحت", "<p>تا ۲۴ ساعت شرطی پذیرفته نمی‌شود. کارِ شما</p>"),
  article("money", "Über Geld", '<p>Deposit <strong>24</strong> hours <a href="/secret">here</a></p>'),
];

test.each([
  ["", ["break", "money"]],
  ["  ", ["break", "money"]],
  ["24", ["break", "money"]],
  ["٢٤", ["break", "money"]],
  ["نمي‌شود", ["break"]],
  ["نمی شود", ["break"]],
  ["كار", ["break"]],
  ["UBER deposit", ["money"]],
  ["deposit استراحت", []],
  ["secret", []],
  ["strong", []],
  ["%", ["break", "money"]],
])("R14 a search for %j finds %j", (typed, found) => {
  expect(articlesWith(typed, ARTICLES).map(({ slug }) => slug)).toEqual(found);
});

/** Words that are typed for what members have, and the article that tells of it. */
test.each([
  ["fa", "ماموریت", "missions"],
  ["fa", "جدول برترین", "leaderboards"],
  ["fa", "قرعه کشی", "raffles"],
  ["fa", "نام نمایشی", "nickname"],
  ["fa", "بازگشت هفتگی", "cashback"],
  ["fa", "دعوت دوست", "friends"],
  ["fa", "فروشگاه امتیاز", "points"],
  ["fa", "سطح vip", "vip"],
  ["fa", "درخواست پیشنهاد", "applications"],
  ["fa", "شماره پیگیری", "questions"],
  ["en", "mission", "missions"],
  ["en", "leaderboard", "leaderboards"],
  ["en", "raffle ticket", "raffles"],
  ["en", "nickname", "nickname"],
  ["en", "cashback", "cashback"],
  ["en", "invite", "friends"],
  ["en", "points mall", "points"],
  ["en", "vip level", "vip"],
  ["en", "application", "applications"],
  ["en", "feedback", "questions"],
] as const)("R14 in %s a search for %j finds the article %s", (language, typed, slug) => {
  const articles = FIRST_ARTICLES.map(({ slug, titles, bodies }) =>
    article(slug, localText(titles, language), localText(bodies, language)),
  );
  expect(articlesWith(typed, articles).map((found) => found.slug)).toContain(slug);
});
