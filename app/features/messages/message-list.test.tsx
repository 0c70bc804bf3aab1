import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SpeechProvider } from "#app/i18n/speech.tsx";
import { translator } from "#app/i18n/translate.ts";
import { MessageList } from "./message-list.tsx";

const read = (name: string) => JSON.parse(readFileSync(`locales/en/${name}.json`, "utf8"));
const texts = { messages: read("messages"), member: read("member"), site: read("site") };
const speech = { language: "en", t: translator("en", texts) } as const;
const place = { pageNo: 1, totalPages: 1, timeZone: "Asia/Tehran" };
const nothing = { title: "Messages", place, unread: 0, messages: [], opened: null, answer: undefined };

const shown = (props: Partial<Parameters<typeof MessageList>[0]>) =>
  renderToStaticMarkup(
    <SpeechProvider speech={speech}>
      <MessageList {...nothing} {...props} />
    </SpeechProvider>,
  );

test("a player without messages is told what will stand there", () => {
  expect(shown({})).toContain("You have no messages yet");
});

test("the opened message stands above the list with a way to what it is about", () => {
  const message = { id: "1", href: "?message=1", title: "Your withdrawal was paid", when: "today" };
  const about = { words: "See the details", href: "/member/withdraw/W-1" };
  const html = shown({
    opened: { ...message, body: "50.00\u00a0P was sent to you.", about },
    messages: [{ ...message, isUnread: false }],
  });
  expect(html.indexOf("50.00\u00a0P was sent")).toBeLessThan(html.indexOf('data-testid="message"'));
  expect(html).toContain('<a href="/member/withdraw/W-1">See the details</a>');
  expect(html).not.toContain("<form");
});
