import { expect, test } from "vitest";
import { lotteryPath, vnLaunch } from "#app/lib/paths/lottery-paths.ts";
import { askedIn } from "./lottery-asked.server.ts";

const asked = (path: string) => askedIn(new URL(path, "http://site.invalid").searchParams);

test("C05 a launch of Viet Nam is understood by its names, and what else it says is let pass", () => {
  const launch = vnLaunch({ gameCode: "xo-so-nam", language: "fa" });
  expect(launch).toEqual({
    lottoArea: "VN",
    launchMode: "LOTT",
    lottoPrizeMode: "SEA",
    lottoGameCode: "xo-so-nam",
    lottoView: "html5",
    device: "WEB",
    backUrl: "/lottery",
    language: "fa",
  });
  const read = asked(`/vnlottery?${new URLSearchParams(launch)}`);
  expect(read).toMatchObject({ gameCode: "xo-so-nam", vendor: "", backUrl: "/lottery" });
});

test("C05 the way back leads nowhere but into the house", () => {
  for (const backUrl of [
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "evil",
  ])
    expect(asked(`/vnlottery?backUrl=${encodeURIComponent(backUrl)}`).backUrl).toBeNull();
  expect(asked("/vnlottery?backUrl=%2Flottery%3Fvendor%3DNARD").backUrl).toBe("/lottery?vendor=NARD");
});

test("R09 the address of a page holds its marks, and gives them again", () => {
  const picks = [[1, 2], [], [9]];
  const path = lotteryPath({
    isVietNam: false,
    gameCode: "tas-dah",
    playType: "single",
    picks,
    unit: "100",
    times: "3",
  });
  expect(path).toBe("/lottery?gameCode=tas-dah&playType=single&unit=100&times=3&p0=1&p0=2&p2=9");
  expect(asked(path)).toMatchObject({ playType: "single", unit: "100", times: "3", list: undefined });
  expect(asked(path).picks.slice(0, 3)).toEqual(picks);
  expect(asked("/lottery?list=everything").list).toBeUndefined();
});
