import { expect, test } from "vitest";
import { articlesWith } from "./find-articles.ts";
import type { HelpArticle } from "./help-articles.ts";
import { safeHtml } from "./safe-html.ts";

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
