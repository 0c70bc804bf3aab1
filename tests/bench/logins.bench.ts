import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { newId } from "#server/core/ids.ts";
import { THEMES } from "#server/studio/slots/themes.ts";
import { type Browser, openBrowser } from "../setup/browser.ts";
import { type FreshDatabase, freshDatabase } from "../setup/postgres.ts";
import { registrationForm } from "../setup/registration-form.ts";
import { type Measured, median, startMeasured } from "./process.ts";

const PORT = 4495;
const ROUNDS = 3;
const ROUND_MS = 4000;
const PASSWORD = "Sarv-Nard-2026";
/** As many sign in, or play, at the same time. */
const AT_ONCE = 8;
/**
 * Anybody who has just played a game waits a second for the next round of it: whoever plays here has other games
 * meanwhile.
 */
const SLOTS = THEMES.map(({ vendor, code, lineBetsMinor }) => ({
  path: `/play/${vendor}-${code}`,
  lineBet: lineBetsMinor[0].toString(),
}));
/** And sits there under so many names. */
const NAMES_EACH = 8;
/** So many try names that nobody has, each from an address of its own: twice as many as play. */
const STUFFERS = 16;
/** What is left to those who play while everybody signs in, and while a flood of logins is turned away. */
const SPINS_MIN = { meanwhile: 0.15, inFlood: 0.05 };

let site: Measured;
let folder: string;
let database: FreshDatabase;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "nard-bench-"));
  database = await freshDatabase(inject("databaseUrl"));
  const environment = {
    DATA_DIR: folder,
    LOG_LEVEL: "error",
    DATABASE_URL: database.url,
    TRUSTED_PROXIES: "1",
  };
  site = await startMeasured(["server/house/start.js"], PORT, "/readyz", environment);
  // A hash is measured here and not the work of a browser.
  const office = ["server/house/office.js", "brand", "flag", "SLIDERLOGIN3", "--off", "--by", "mina"];
  execFileSync(process.execPath, office, { env: { ...process.env, ...environment } });
}, 180_000);

afterAll(async () => {
  await site?.stop();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

function visitor(address: string): Browser {
  return openBrowser({ port: PORT, origin: `http://localhost:${PORT}`, address, witness: () => {} });
}

type Player = {
  readonly browser: Browser;
  readonly username: string;
  readonly formToken: string;
};

/** Somebody who came in by the form. */
async function player(nth: number): Promise<Player> {
  const browser = visitor(`198.51.100.${nth}`);
  const username = `bench${nth}`;
  expect((await browser.post("/register", registrationForm(username, PASSWORD))).status).toBe(303);
  return { browser, username, formToken: await browser.formToken() };
}

type Seat = Player & { readonly game: string; readonly lineBet: string };

async function seatsOf(player: Player): Promise<Seat[]> {
  const seats: Seat[] = [];
  for (const { path, lineBet } of SLOTS) {
    const game = (await player.browser.post(path, {})).location ?? "";
    expect(game).toMatch(/^\/game\//);
    seats.push({ ...player, game, lineBet });
  }
  return seats;
}

type Figures = { readonly perSecond: number; readonly p99Ms: number };

/** What comes of doing something again and again for a while, by so many at once. */
async function doing(work: readonly (() => Promise<void>)[]): Promise<Figures> {
  const until = performance.now() + ROUND_MS;
  const spent: number[] = [];
  await Promise.all(
    work.map(async (once) => {
      while (performance.now() < until) {
        const startedAt = performance.now();
        await once();
        spent.push(performance.now() - startedAt);
      }
    }),
  );
  const sorted = spent.sort((a, b) => a - b);
  return {
    perSecond: (spent.length / ROUND_MS) * 1000,
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
  };
}

/** A spin at each of the seats in turn. */
const spinOf = (seats: readonly Seat[]) => {
  let nth = 0;
  return async () => {
    const seat = seats[nth % seats.length];
    if (!seat) return;
    nth += 1;
    const { browser, game, lineBet, formToken } = seat;
    const { status } = await browser.post(`${game}.data`, { formToken, spinId: newId(), lineBet });
    expect(status).toBe(202);
  };
};

/**
 * A login by a right password, which costs a hash, in a browser that the account knows: a flood does not shut it out.
 * Each comes from somewhere else: who signs in several times a second from one address is a flood.
 */
const loginOf = ({ username }: Player, nth: number, formToken: string) => {
  const browser = visitor(`203.0.113.${nth}`);
  let times = 0;
  return async () => {
    browser.cookies.delete("sid");
    times += 1;
    const headers = { "X-Forwarded-For": `2001:db8:${nth}:${times}::1` };
    const fields = { formToken, username, password: PASSWORD };
    const { status } = await browser.post("/login.data", fields, { headers });
    expect(status).toBe(202);
  };
};

const stuffingOf = (nth: number, formToken: string) => async () => {
  const fields = { formToken, username: `nobody${nth}`, password: PASSWORD };
  const { status } = await visitor(`192.0.2.${nth}`).post("/login.data", fields);
  expect([422, 429]).toContain(status);
};

test("logins per second, and what is left to those who play meanwhile", async () => {
  const players = AT_ONCE * NAMES_EACH;
  const people: Player[] = [];
  // A few at a time: more passwords than that wait for nobody.
  while (people.length < players + AT_ONCE) {
    const here = people.length;
    people.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, nth) => player(here + nth + 1)))));
  }
  const seats = await Promise.all(people.slice(0, players).map(seatsOf));
  const formToken = await visitor("203.0.113.250").formToken();
  const spins = Array.from({ length: AT_ONCE }, (_, nth) =>
    spinOf(seats.filter((_seat, owner) => owner % AT_ONCE === nth).flat()),
  );
  const logins = people.slice(players).map((one, nth) => loginOf(one, nth, formToken));
  const stuffing = Array.from({ length: STUFFERS }, (_, nth) => stuffingOf(nth, formToken));

  const seen: Record<string, Figures[]> = {
    spinsAlone: [],
    loginsAlone: [],
    spinsMeanwhile: [],
    loginsMeanwhile: [],
    spinsInFlood: [],
    flood: [],
  };
  const keep = (name: string, figures: Figures) => seen[name]?.push(figures);
  for (let round = 0; round < ROUNDS; round += 1) {
    keep("spinsAlone", await doing(spins));
    keep("loginsAlone", await doing(logins));
    const [spun, signedIn] = await Promise.all([doing(spins), doing(logins)]);
    keep("spinsMeanwhile", spun);
    keep("loginsMeanwhile", signedIn);
    const [played, turnedAway] = await Promise.all([doing(spins), doing(stuffing)]);
    keep("spinsInFlood", played);
    keep("flood", turnedAway);
  }
  const perSecond = (name: string) => median((seen[name] ?? []).map((figures) => figures.perSecond));
  const p99 = (name: string) => median((seen[name] ?? []).map((figures) => figures.p99Ms));
  const ratio = (one: number, other: number) => Math.round((one / other) * 100) / 100;
  const found = {
    spinsAlone: Math.round(perSecond("spinsAlone")),
    loginsAlone: Math.round(perSecond("loginsAlone")),
    spinsMeanwhile: ratio(perSecond("spinsMeanwhile"), perSecond("spinsAlone")),
    loginsMeanwhile: ratio(perSecond("loginsMeanwhile"), perSecond("loginsAlone")),
    spinsInFlood: ratio(perSecond("spinsInFlood"), perSecond("spinsAlone")),
    turnedAwayPerSecond: Math.round(perSecond("flood")),
    spinP99Meanwhile: ratio(p99("spinsMeanwhile"), p99("spinsAlone")),
    spinP99InFlood: ratio(p99("spinsInFlood"), p99("spinsAlone")),
  };
  console.log(JSON.stringify({ bench: "logins", ...found }));
  expect.soft(found.spinsMeanwhile).toBeGreaterThanOrEqual(SPINS_MIN.meanwhile);
  expect.soft(found.spinsInFlood).toBeGreaterThanOrEqual(SPINS_MIN.inFlood);
  // Nothing was started anew in between: who was signed in is.
  expect((await people[0]?.browser.get("/member/messageV2"))?.status).toBe(200);
}, 300_000);
