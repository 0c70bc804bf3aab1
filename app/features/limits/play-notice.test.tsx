import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { speechOf } from "#app/i18n/speech.server.ts";
import { money } from "#server/core/numbers/money.ts";
import { PlayNoticeLine, shownNotice } from "./play-notice.tsx";

const session = { startedAt: new Date("2026-03-21T12:00:00.000Z"), minutes: 125, net: money(-1_250n, "P") };

test("a game says how long one has played, with what result, and what one's own limit leaves", async () => {
  const shown = shownNotice({ session, minutesLeft: 55, pause: null }, await speechOf("en"));
  if (!shown) throw new Error("There is no notice.");
  const html = renderToStaticMarkup(<PlayNoticeLine {...shown} />);
  expect(html).toContain("2 hours and 5 minutes");
  expect(html).toContain("−12.50\u00a0P");
  expect(html).toContain("55 minutes");
  expect(html).toContain('href="/member/securityCenter/limits"');
});

test("without a limit nothing is said of it, and without play nothing at all", async () => {
  const speech = await speechOf("fa");
  const shown = shownNotice({ session, minutesLeft: null, pause: null }, speech);
  expect(shown?.parts).toHaveLength(1);
  expect(shown?.parts[0]?.text).toMatch(/۲ ساعت و ۵ دقیقه[^.]*\.$/);
  expect(shownNotice({ session: null, minutesLeft: 55, pause: null }, speech)).toBeNull();
});
