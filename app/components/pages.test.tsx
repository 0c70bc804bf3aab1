import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { loadMessages } from "#app/i18n/messages.ts";
import { type Speech, SpeechProvider } from "#app/i18n/speech.tsx";
import { translator } from "#app/i18n/translate.ts";
import { Pages } from "./pages.tsx";

let speech: Speech;

beforeAll(async () => {
  speech = { language: "fa", t: translator("fa", await loadMessages("fa")) };
});

function hrefs(pageNo: number, totalPages: number): string[] {
  const html = pages(pageNo, totalPages);
  return [...html.matchAll(/href="(\/\?page=\d+)"/g)].map(([, href = ""]) => href);
}

function pages(pageNo: number, totalPages: number): string {
  return renderToStaticMarkup(
    <SpeechProvider speech={speech}>
      <Pages pageNo={pageNo} totalPages={totalPages} hrefOf={(target) => `/?page=${target}`} />
    </SpeechProvider>,
  );
}

test("in the middle there are four ways to go", () => {
  expect(hrefs(4, 7)).toEqual(["/?page=1", "/?page=3", "/?page=5", "/?page=7"]);
});

test("at an end no step leads outside", () => {
  expect(hrefs(1, 7)).toEqual(["/?page=2", "/?page=7"]);
  expect(hrefs(7, 7)).toEqual(["/?page=1", "/?page=6"]);
});

test("one page needs no steps", () => {
  expect(pages(1, 1)).toBe("");
});

test("the position is written in the digits of the language", () => {
  expect(pages(4, 17)).toContain("صفحهٔ ۴ از ۱۷");
});
