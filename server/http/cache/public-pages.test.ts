import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { ROUTES } from "#tests/setup/said-by-routes.ts";
import { publicPages } from "./public-pages.ts";

const { isSameForGuests, isSameForMembers } = publicPages(() => ROUTES);

const asked = (url: string, method = "GET") => ({ url, method }) as IncomingMessage;

test.each([
  "/",
  "/?lang=en",
  "/rng",
  "/rng?vassalage=NARD&pageNo=2",
  "/rng?list=hot",
  "/live",
  "/noticePage",
  "/noticePage/7",
  "/help?modal=term",
  "/?modal=notice&notice=7",
  "/?modal=games&vendor=NARD",
])("%s is kept for guests and for members", (url) => {
  expect(isSameForGuests(asked(url))).toBe(true);
  expect(isSameForMembers(asked(url))).toBe(true);
  expect(isSameForGuests(asked(url, "POST"))).toBe(false);
});

test.each(["/vip", "/join", "/promoDetail?id=7", "/lottery?gameCode=a&vendor=B", "/vnlottery"])(
  "%s is kept for guests alone",
  (url) => {
    expect(isSameForGuests(asked(url))).toBe(true);
    expect(isSameForMembers(asked(url))).toBe(false);
  },
);

test.each([
  "/help?q=deposit",
  "/rng?gameName=nard",
  "/rng?page=NARD",
  "/rng?list=fav",
  "/rng?pageNo=2&list=recent",
  "/join?sent=1",
  "/?lite=1",
  "/?modal=login",
  "/?modal=register",
  "/?modal=welcome",
  "/?modal=chat&room=fa",
  "/?modal=noticed",
  "/?%6dodal=login",
  "/?modal=notice&%6Dodal=login",
  "/?l%61ng=en",
  "/rng?+list=fav",
  "/search?q=nard",
  "/login",
  "/member/messageV2",
  "/rngx",
  "/noticePage/7/8",
  `/?${"a".repeat(300)}`,
])("%s is made for each who asks", (url) => {
  expect(isSameForGuests(asked(url))).toBe(false);
  expect(isSameForMembers(asked(url))).toBe(false);
});
