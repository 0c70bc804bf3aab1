import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { translator } from "#app/i18n/translate.ts";
import { LANGUAGES, type Language } from "#server/core/languages.ts";
import type { Message } from "#server/messages/index.ts";
import { openedMessage, shownMessage } from "./shown-message.ts";

function speakerOf(language: Language) {
  const read = (name: string) => JSON.parse(readFileSync(`locales/${language}/${name}.json`, "utf8"));
  return { language, t: translator(language, { messages: read("messages") }), timeZone: "Asia/Tehran" };
}

function message(kind: Message["kind"], facts: Message["facts"]): Message {
  const sentAt = new Date("2026-03-21T12:00:00Z");
  return { id: "0195b7c0-0000-7000-8000-000000000000", kind, facts, sentAt, readAt: null };
}

const paid = message("withdrawalPaid", {
  reference: "W-7K2M9QXA",
  amount: "1250.50",
  confirmBy: "2026-03-22T12:00:00.000Z",
});

test("a payout tells the amount and until when it can be said that it is missing, in the reader's words", () => {
  const english = openedMessage(paid, 1, speakerOf("en"));
  expect(english.body).toContain("1,250.50\u00a0P was sent to you for withdrawal W-7K2M9QXA");
  expect(english.body).toContain("received at 22 Mar 2026, 15:30:00");
  const persian = openedMessage(paid, 1, speakerOf("fa"));
  expect(persian.body).toContain("۱٬۲۵۰٫۵۰\u00a0P");
  expect(persian.body).toContain("۲ فروردین ۱۴۰۵");
  expect(persian.about?.href).toBe("/member/withdraw/W-7K2M9QXA");
});

test("what an operator wrote is told as it was written, also when it looks like an amount", () => {
  const refused = message("depositRefused", { reference: "D-7K2M9QXA", reason: "100" });
  expect(openedMessage(refused, 1, speakerOf("en")).body).toMatch(/The reason: 100$/);
});

test("a thing is called in a message as its reader's language calls it", () => {
  const sent = message("orderSent", { name: "لیوان", "name.en": "Mug", note: "RR1" });
  expect(openedMessage(sent, 1, speakerOf("en")).body).toBe("Mug has been sent. RR1");
  expect(openedMessage(sent, 1, speakerOf("fa")).body).toMatch(/^لیوان/);
});

test("M12 a prize of a board names the board, the place and what it is, in the reader's language", () => {
  const title = { title: "جام بهار", "title.en": "Spring cup" };
  const place = { board: "cup", period: "2026-03-21", place: "2", ...title };
  const won = message("boardWon", { ...place, amount: "20.00", asset: "P" });
  expect(openedMessage(won, 1, speakerOf("en")).body).toContain(
    "place 2 on the leaderboard “\u2068Spring cup\u2069” brought you 20.00\u00a0P",
  );
  const persian = openedMessage(won, 1, speakerOf("fa")).body;
  for (const told of ["رتبهٔ ۲", "جام بهار", "۲۰٫۰۰"]) expect(persian).toContain(told);
  const { body } = openedMessage(message("boardWon", { ...place, rounds: "10" }), 1, speakerOf("en"));
  expect(body).toContain("free rounds: 10");
});

test("every message has words without an open hole in every language", () => {
  const facts = {
    reference: "W-1",
    amount: "5",
    name: "a***i",
    reason: "none",
    note: "RR1",
    confirmBy: "2026-03-22T12:00:00Z",
    until: "2026-03-22T12:00:00Z",
    from: "2026-03-22T12:00:00Z",
    heldUntil: "2026-03-22T12:00:00Z",
    provider: "Google",
    level: "Jade",
    below: "Pearl",
    question: "0195b7c0-0000-7000-8000-000000000001",
    answer: "Tomorrow",
    nickname: "Sarv",
    place: "3",
    title: "جام",
  };
  const kinds = Object.keys(JSON.parse(readFileSync("locales/en/messages.json", "utf8")).kinds);
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    for (const kind of kinds as Message["kind"][]) {
      const { title: _title, place: _place, ...before } = facts;
      const named = kind.startsWith("raffle") ? [facts, before] : [facts];
      const told = kind.startsWith("board") ? [facts, { ...facts, rounds: "5" }, before] : named;
      for (const one of told) {
        const { title, body } = openedMessage(message(kind, one), 1, speakerOf(language));
        expect(`${title} ${body}`).not.toMatch(/\{\{|undefined/);
      }
    }
  }
});

test("P04 who won in a raffle reads in which, and who excluded themself until when", () => {
  const until = "2026-05-01T00:00:00.000Z";
  const won = { raffle: "spring", title: "بهار", "title.en": "Spring", amount: "500.00", asset: "P", until };
  expect(openedMessage(message("raffleWon", won), 1, speakerOf("en")).body).toContain("“\u2068Spring\u2069”");
  expect(openedMessage(message("raffleWon", won), 1, speakerOf("fa")).body).toContain("بهار");
  const excluded = (facts: Message["facts"]) =>
    openedMessage(message("exclusionStarted", facts), 1, speakerOf("en")).body;
  expect(excluded({ until })).toContain("until 1 May 2026");
  expect(excluded({ until: "" })).not.toContain("until");
});

test("the list leads to each message on the page where it stands", () => {
  const shown = shownMessage(paid, 3, speakerOf("en"));
  expect(shown).toMatchObject({ isUnread: true, title: "Your withdrawal was paid" });
  expect(shown.href).toBe(`/member/messageV2?message=${paid.id}&pageNo=3`);
});

test("A04 who sent money is named with their number, because two masked names can be alike", () => {
  const facts = { name: "ma•••b", amount: "25.00", asset: "P" };
  const body = (more: Message["facts"], language: Language) =>
    openedMessage(message("downReceived", { ...facts, ...more }), 1, speakerOf(language)).body;
  expect(body({ number: "100042" }, "en")).toContain("ma•••b (100042)");
  expect(body({ number: "100042" }, "fa")).toContain("ma•••b (۱۰۰۰۴۲)");
  // Messages from before say the name alone.
  expect(body({}, "en")).not.toContain("(");
});
