import { beforeEach, expect, test } from "vitest";
import type { LoginTries } from "../../accounts/index.ts";
import { done, refuse } from "../../core/outcome.ts";
import { later, MINUTE_MS } from "../../core/time.ts";
import { LOGIN_QUOTAS, type LoginLimits, type LoginTry, openLoginLimits } from "./login-limits.ts";
import { openTally } from "./tally.ts";

let now = new Date("2026-03-21T12:00:00Z");
let limits: LoginLimits;

beforeEach(() => {
  now = new Date("2026-03-21T12:00:00Z");
  limits = opened();
});

/** Tries at accounts in memory: how they are counted in the database is told in server/accounts/sign-in/login-tries.test.ts. */
function triesInMemory({ most }: { readonly most: number }): LoginTries {
  const tally = openTally(() => now, LOGIN_QUOTAS.windowMs);
  return {
    async add(account) {
      if (tally.count(account) >= most) return refuse({ reason: "shut", until: tally.endsAt(account) });
      const count = tally.add(account);
      if (count >= most) tally.extend(account);
      return done(count);
    },
    count: async (account) => tally.count(account),
    takeBack: async (account) => tally.takeBack(account),
    clear: async (account) => tally.clear(account),
  };
}

function opened(quotas = LOGIN_QUOTAS, wait?: (ms: number) => Promise<void>): LoginLimits {
  const tries = triesInMemory(quotas.account);
  return openLoginLimits({ now: () => now, tries, quotas, ...(wait ? { wait } : {}) });
}

function tryAs(account: string, more: Partial<LoginTry> = {}): LoginTry {
  return { account, address: "203.0.113.7", device: "browser", knownDevice: null, ...more };
}

/** From another address of another network each time. */
function elsewhere(nth: number): Partial<LoginTry> {
  return { address: `10.${nth % 200}.${Math.floor(nth / 200)}.9`, device: `browser ${nth}` };
}

async function toll(attempt: LoginTry) {
  const counted = await limits.count(attempt);
  return counted.ok ? counted.value : counted.refusal.reason;
}

/** One after the other. */
async function tollsOf(count: number, attempt: (nth: number) => LoginTry) {
  const tolls: Awaited<ReturnType<typeof toll>>[] = [];
  for (let nth = 0; nth < count; nth += 1) tolls.push(await toll(attempt(nth)));
  return tolls;
}

const FREE = { asksChallenge: false, delayMs: 0 };

test("T1 three tries at an account are free, then each waits longer and needs a challenge, after ten it is shut", async () => {
  const tolls = await tollsOf(12, (nth) => tryAs("nima", elsewhere(nth)));
  const slow = (delayMs: number) => ({ asksChallenge: true, delayMs });
  expect(tolls).toEqual([
    ...[FREE, FREE, FREE],
    ...[slow(500), slow(1000), slow(2000), slow(2000), slow(2000), slow(2000), slow(2000)],
    ...["tooMany", "tooMany"],
  ]);
  expect(await toll(tryAs("sara", elsewhere(50)))).toEqual(FREE);
});

test("T1 a shut account opens a quarter of an hour after the last try, or at once after a code", async () => {
  for (let nth = 0; nth < 9; nth += 1) await limits.count(tryAs("nima", elsewhere(nth)));
  now = later(now, 14 * MINUTE_MS);
  await limits.count(tryAs("nima"));
  const shut = await limits.count(tryAs("nima"));
  expect(shut).toEqual({ ok: false, refusal: { reason: "tooMany", retryAt: later(now, 15 * MINUTE_MS) } });
  now = later(now, 15 * MINUTE_MS);
  expect(await toll(tryAs("nima"))).toEqual(FREE);
  for (let nth = 0; nth < 12; nth += 1) await limits.count(tryAs("nima", elsewhere(nth)));
  await limits.proven("nima");
  expect(await toll(tryAs("nima", elsewhere(60)))).toEqual(FREE);
});

test("T1 a browser that the account knows is counted on its own: nobody shuts its owner out", async () => {
  for (let nth = 0; nth < 200; nth += 1) await limits.count(tryAs("nima", elsewhere(nth)));
  for (let nth = 0; nth < 200; nth += 1) await limits.count(tryAs(`other ${nth}`));
  expect(await toll(tryAs("nima"))).toBe("tooMany");
  const own = tryAs("nima", { knownDevice: "mark" });
  expect(await limits.expectsChallenge(own)).toBe(false);
  expect(await toll(own)).toEqual(FREE);
  for (let nth = 0; nth < 9; nth += 1) await limits.count(own);
  expect(await toll(own)).toBe("tooMany");
});

test("T1 one browser that goes through many accounts needs a challenge for the fourth", async () => {
  const tolls = await tollsOf(4, (nth) => tryAs("abcd".charAt(nth)));
  expect(tolls).toEqual([FREE, FREE, FREE, { asksChallenge: true, delayMs: 0 }]);
  expect(await limits.expectsChallenge({ address: "203.0.113.7", device: "browser" })).toBe(true);
  expect(await limits.expectsChallenge({ address: "203.0.113.7", device: "another" })).toBe(false);
});

test("T1 an address needs a challenge after ten tries and is shut after a hundred", async () => {
  const fromOne = (nth: number) => tryAs(`name ${nth}`, { device: `browser ${nth}` });
  const tolls = await tollsOf(101, fromOne);
  expect(tolls.slice(0, 10)).toEqual(Array(10).fill(FREE));
  expect(tolls[10]).toEqual({ asksChallenge: true, delayMs: 0 });
  expect(tolls[99]).toEqual({ asksChallenge: true, delayMs: 0 });
  expect(tolls[100]).toBe("tooMany");
});

test("T1 a rented row of addresses is counted together", async () => {
  const quotas = { ...LOGIN_QUOTAS, everybody: { free: 1000 } };
  limits = opened(quotas);
  const inRow = (nth: number) =>
    tryAs(`name ${nth}`, { address: `203.0.113.${nth}`, device: `browser ${nth}` });
  const tolls = await tollsOf(41, inRow);
  expect(tolls[39]).toEqual(FREE);
  expect(tolls[40]).toEqual({ asksChallenge: true, delayMs: 0 });
});

test("T1 of 10,000 pairs from 500 addresses at most twenty are judged without a challenge", async () => {
  let unchallenged = 0;
  for (let nth = 0; nth < 10_000; nth += 1) {
    const client = nth % 500;
    const counted = await limits.count(tryAs(`name ${nth}`, elsewhere(client)));
    if (!counted.ok) continue;
    if (counted.value.asksChallenge) await limits.undecided(tryAs(`name ${nth}`, elsewhere(client)));
    else unchallenged += 1;
  }
  expect(unchallenged).toBe(20);
});

test("where most people come in, a few who do not make nobody else answer a challenge", async () => {
  for (let nth = 0; nth < 100; nth += 1) {
    const attempt = tryAs(`name ${nth}`, elsewhere(nth));
    expect(await toll(attempt)).toEqual(FREE);
    if (nth % 3 !== 0) await limits.succeeded(attempt);
  }
  expect(await toll(tryAs("nima"))).toEqual(FREE);
});

test("T1 somebody who signs in again and again to an account of their own does not make up for guesses", async () => {
  for (let nth = 0; nth < 40; nth += 1) {
    await limits.count(tryAs(`name ${nth}`, elsewhere(nth)));
    await limits.count(tryAs("mine", elsewhere(nth)));
    await limits.succeeded(tryAs("mine", elsewhere(nth)));
  }
  expect(await toll(tryAs("nima", elsewhere(99)))).toEqual({ asksChallenge: true, delayMs: 0 });
});

test("tries at once cannot outrun the count", async () => {
  const attempts = await Promise.all(Array.from({ length: 30 }, () => toll(tryAs("nima"))));
  expect(attempts.filter((each) => each !== "tooMany")).toHaveLength(10);
});

test("a right password forgets what was counted against the account, and its own try elsewhere", async () => {
  for (let round = 0; round < 20; round += 1) {
    expect(await toll(tryAs("nima"))).toEqual(FREE);
    await limits.succeeded(tryAs("nima"));
  }
  expect(await limits.expectsChallenge({ address: "203.0.113.7", device: "browser" })).toBe(false);
});

test("a try whose password was not looked at is given back", async () => {
  for (let round = 0; round < 20; round += 1) {
    expect(await toll(tryAs("nima"))).toEqual(FREE);
    await limits.undecided(tryAs("nima"));
  }
});

test("an answer is kept back as long as it says, and no more of them than the house can hold", async () => {
  const waits: number[] = [];
  const ends: (() => void)[] = [];
  const wait = (ms: number) => {
    waits.push(ms);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  limits = opened(LOGIN_QUOTAS, wait);
  await limits.slowDown(0);
  const all = Promise.all(Array.from({ length: 250 }, () => limits.slowDown(500)));
  expect(waits).toEqual(Array(200).fill(500));
  for (const end of ends) end();
  await all;
});
