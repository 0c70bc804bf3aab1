import { beforeEach, expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#server/core/time.ts";
import { testContext } from "#tests/setup/database.ts";
import { sweepAnswered, takeAnswered } from "./answered-budgets.ts";
import type { ChallengeKind, Purpose } from "./purpose.ts";

const context = await testContext();
let nth = 0;

beforeEach(() => {
  context.clock.forward(2 * HOUR_MS);
});

function newBrowser(): string {
  nth += 1;
  return `browser ${nth}`;
}

/** One that answers from its own browser, its own network and neighbourhood unless said otherwise. */
async function answered(
  kind: ChallengeKind,
  purpose: Purpose,
  more: { network?: string; browser?: string; isWorkedFor?: boolean } = {},
) {
  const { network = "203.0.113.7", browser = newBrowser(), isWorkedFor = true } = more;
  const neighbourhood = `${network.split(".").slice(0, 3).join(".")}.0/24`;
  const from = { network, neighbourhood, browser };
  const taken = await takeAnswered(context, { kind, purpose, isWorkedFor, from });
  return taken.ok ? "counted" : taken.refusal.reason;
}

/** How many of those who try every minute of some hours get through in the fullest hour that there is. */
async function fullestHour(
  kind: ChallengeKind,
  purpose: Purpose,
  { network = "203.0.113.7", isWorkedFor = true } = {},
): Promise<number> {
  const passedAt: number[] = [];
  for (let minute = 0; minute < 150; minute += 1) {
    while ((await answered(kind, purpose, { network, isWorkedFor })) === "counted") passedAt.push(minute);
    context.clock.forward(MINUTE_MS);
  }
  return Math.max(...passedAt.map((from) => passedAt.filter((at) => at >= from && at < from + 60).length));
}

test("T4 no hour, wherever it begins, sees more than sixty answers of one network, or twenty that a program gives", async () => {
  for (const [nth, [kind, purpose, worked, bare]] of (
    [
      ["letters", "login", 60, 30],
      ["sound", "login", 20, 8],
      ["sound", "code", 4, 3],
    ] as const
  ).entries()) {
    const network = `203.0.${nth}.7`;
    const most = await fullestHour(kind, purpose, { network });
    expect(most, kind).toBeLessThanOrEqual(worked);
    context.clock.forward(2 * HOUR_MS);
    const mostBare = await fullestHour(kind, purpose, { network, isWorkedFor: false });
    expect(mostBare, kind).toBeLessThanOrEqual(bare);
    expect(mostBare, kind).toBeLessThan(most);
    context.clock.forward(2 * HOUR_MS);
  }
}, 60_000);

test("T4 who counts tones is led to the letters, and letters go on", async () => {
  const said = [];
  for (let one = 0; one < 10; one += 1) said.push(await answered("sound", "login"));
  expect(said).toEqual([...Array(8).fill("counted"), "lettersOnly", "lettersOnly"]);
  expect(await answered("letters", "login")).toBe("counted");
  expect(await answered("sound", "login", { network: "198.51.100.1" })).toBe("counted");
});

test("T4 one browser has its own count in whatever networks it comes from, and it comes back with time", async () => {
  const browser = newBrowser();
  const said = [];
  for (let one = 0; one < 12; one += 1)
    said.push(await answered("letters", "login", { browser, network: `198.51.${one}.1` }));
  expect(said).toEqual([...Array(10).fill("counted"), "tooManyAnswers", "tooManyAnswers"]);
  context.clock.forward(3 * MINUTE_MS);
  expect(await answered("letters", "login", { browser })).toBe("counted");
});

test("T4 of many at once no more are counted than there is room for", async () => {
  const said = await Promise.all(Array.from({ length: 40 }, () => answered("letters", "login")));
  expect(said.filter((one) => one === "counted")).toHaveLength(20);
});

test("T4 all sounds before messages have an end for the house, from however many networks they come", async () => {
  let counted = 0;
  for (let one = 0; one < 110; one += 1)
    counted += Number((await answered("sound", "code", { network: `10.${one}.0.1` })) === "counted");
  expect(counted).toBe(100);
});

test("T19 levels that have sunk are swept", async () => {
  const left = {
    name: "test.answered",
    text: "select count(*)::int as n from challenge.answered_levels",
    row: { n: 0 },
  };
  await answered("letters", "login");
  context.clock.forward(2 * HOUR_MS);
  await sweepAnswered(context.db, context.now());
  expect((await context.db.call(left, []))[0]?.n).toBe(0);
});
