import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  fetchOnce,
  type Measured,
  median,
  postOnce,
  requestsPerCpuSecond,
  startMeasured,
} from "./process.ts";

const ROUNDS = 5;
const ROUND_MS = 3000;
const SITE_PORT = 4491;
const BARE_PORT = 4492;
/** What a bare server makes on the machine on which the bar for signed-in pages was set. */
const REFERENCE_BARE = 30_000;

const BROTLI = { "Accept-Encoding": "br" };

let folder: string;
let site: Measured;
let bare: Measured;
let cookie: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "nard-bench-"));
  site = await startMeasured(["server/start.js"], SITE_PORT, "/readyz", {
    DATA_DIR: folder,
    LOG_LEVEL: "error",
  });
  const home = await fetchOnce(SITE_PORT, "/", BROTLI);
  writeFileSync(join(folder, "body"), home.body);
  const { connection: _connection, date: _date, "keep-alive": _keepAlive, ...headers } = home.headers;
  bare = await startMeasured(["tests/bench/bare.js"], BARE_PORT, "/", {
    BARE_BODY: join(folder, "body"),
    BARE_HEADERS: JSON.stringify(headers),
  });
  cookie = await registered();
}, 180_000);

afterAll(async () => {
  await Promise.all([site?.stop(), bare?.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

/** The session cookie of a player who came in through the form. */
async function registered(): Promise<string> {
  const page = (await fetchOnce(SITE_PORT, "/register", {})).body.toString();
  const formToken = /name="formToken" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const password = "Sarv-Nard-2026";
  const answer = await postOnce(
    SITE_PORT,
    "/register",
    {
      formToken,
      username: "bench1",
      password,
      confirmPassword: password,
      payeeName: "Nima Kazemi",
      terms: "on",
    },
    "",
  );
  expect(answer.status).toBe(303);
  return answer.headers["set-cookie"]?.map((line) => line.split(";", 1)[0]).join("; ") ?? "";
}

test("home, in requests per CPU second, against a bare server that answers the same bytes", async () => {
  const samples = { bare: [] as number[], anonymous: [] as number[], signedIn: [] as number[] };
  await requestsPerCpuSecond(site, "/", { Cookie: cookie, ...BROTLI }, ROUND_MS);
  await requestsPerCpuSecond(bare, "/", BROTLI, ROUND_MS);
  for (let round = 0; round < ROUNDS; round += 1) {
    samples.bare.push(await requestsPerCpuSecond(bare, "/", BROTLI, ROUND_MS));
    samples.anonymous.push(await requestsPerCpuSecond(site, "/", BROTLI, ROUND_MS));
    samples.signedIn.push(await requestsPerCpuSecond(site, "/", { Cookie: cookie, ...BROTLI }, ROUND_MS));
  }
  const figures = {
    bare: median(samples.bare),
    anonymous: median(samples.anonymous),
    signedIn: median(samples.signedIn),
  };
  const anonymousRatio = figures.anonymous / figures.bare;
  const signedInAtReference = (figures.signedIn / figures.bare) * REFERENCE_BARE;
  console.log(JSON.stringify({ bench: "home", ...rounded(figures), anonymousRatio, signedInAtReference }));
  expect(anonymousRatio).toBeGreaterThanOrEqual(0.8);
  expect(signedInAtReference).toBeGreaterThanOrEqual(250);
}, 240_000);

function rounded(figures: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Math.round(value)]));
}
