import { expect, test } from "vitest";
import { modalHref, withoutModal } from "./paths.ts";

test("a dialog is opened over the page with the rest of its address kept", () => {
  expect(modalHref("/rng?list=hot&pageNo=2", "notice", { notice: "7" })).toBe(
    "/rng?list=hot&pageNo=2&modal=notice&notice=7",
  );
  expect(modalHref("/help#term", "login")).toBe("/help?modal=login#term");
});

test("one dialog takes the place of another, with what belongs to it", () => {
  const games = modalHref("/rng?list=hot", "games", { vendor: "NARD" });
  expect(modalHref(games, "login", { tab: "LIVE" })).toBe("/rng?list=hot&modal=login&tab=LIVE");
});

test("closing leaves of an address what is not the dialog's own", () => {
  expect(withoutModal("/seamless?vendor=NARD&modal=login&tab=RNG")).toBe("/seamless?vendor=NARD");
  expect(withoutModal("/rng?modal=games&vendor=NARD")).toBe("/rng");
  expect(withoutModal("/rng?modal=constructor&name=x")).toBe("/rng?name=x");
});
