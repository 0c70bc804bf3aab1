import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "../setup/postgres.ts";
import {
  fetchOnce,
  type Measured,
  median,
  postOnce,
  requestsPerCpuSecond,
  startMeasured,
} from "./process.ts";

const ROUNDS = 5;
const ROUND_MS = 2500;
const EMBEDDED_PORT = 4491;
const SERVER_PORT = 4493;
const BARE_PORT = 4492;
/** What a bare server makes on the machine on which the bar for signed-in pages was set. */
const REFERENCE_BARE = 30_000;
const SIGNED_IN_MIN = 250;
const ANONYMOUS_MIN = 0.8;

const BROTLI = { "Accept-Encoding": "br" };

/** The same site on the embedded database, which works in the site's own process, and on a server. */
let embedded: Measured;
let onServer: Measured;
let bare: Measured;
let folder: string;
let database: FreshDatabase;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "nard-bench-"));
  database = await freshDatabase(inject("databaseUrl"));
  const site = (port: number, more: Record<string, string>) =>
    startMeasured(["server/start.js"], port, "/readyz", {
      DATA_DIR: join(folder, String(port)),
      LOG_LEVEL: "error",
      ...more,
    });
  embedded = await site(EMBEDDED_PORT, {});
  onServer = await site(SERVER_PORT, { DATABASE_URL: database.url });
  const home = await fetchOnce(EMBEDDED_PORT, "/", BROTLI);
  writeFileSync(join(folder, "body"), home.body);
  const { connection: _connection, date: _date, "keep-alive": _keepAlive, ...headers } = home.headers;
  bare = await startMeasured(["tests/bench/bare.js"], BARE_PORT, "/", {
    BARE_BODY: join(folder, "body"),
    BARE_HEADERS: JSON.stringify(headers),
  });
}, 180_000);

afterAll(async () => {
  await Promise.all([embedded, onServer, bare].map((server) => server?.stop()));
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** The session cookie of a player who came in through the form. */
async function signedUp(port: number): Promise<string> {
  const page = (await fetchOnce(port, "/register", {})).body.toString();
  const formToken = /name="formToken" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const password = "Sarv-Nard-2026";
  const person = { username: "bench1", password, confirmPassword: password, payeeName: "Nima Kazemi" };
  const answer = await postOnce(port, "/register", { formToken, ...person, terms: "on" }, "");
  expect(answer.status).toBe(303);
  return answer.headers["set-cookie"]?.map((line) => line.split(";", 1)[0]).join("; ") ?? "";
}

test("home, in requests per CPU second, against a bare server that answers the same bytes", async () => {
  const runs: Record<string, { server: Measured; headers: Record<string, string> }> = {
    bare: { server: bare, headers: BROTLI },
    anonymous: { server: embedded, headers: BROTLI },
    signedInEmbedded: { server: embedded, headers: { ...BROTLI, Cookie: await signedUp(EMBEDDED_PORT) } },
    signedInOnServer: { server: onServer, headers: { ...BROTLI, Cookie: await signedUp(SERVER_PORT) } },
  };
  const samples: Record<string, number[]> = {};
  for (const { server, headers } of Object.values(runs))
    await requestsPerCpuSecond(server, "/", headers, ROUND_MS);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, { server, headers }] of Object.entries(runs)) {
      const perCpuSecond = await requestsPerCpuSecond(server, "/", headers, ROUND_MS);
      samples[name] = [...(samples[name] ?? []), perCpuSecond];
    }
  }
  const figure = (name: string) => median(samples[name] ?? []);
  const toReference = (name: string) => Math.round((figure(name) / figure("bare")) * REFERENCE_BARE);
  const ratio = figure("anonymous") / figure("bare");
  const atReference = {
    signedInEmbedded: toReference("signedInEmbedded"),
    signedInOnServer: toReference("signedInOnServer"),
  };
  console.log(
    JSON.stringify({
      bench: "home",
      bare: Math.round(figure("bare")),
      anonymousRatio: ratio,
      ...atReference,
    }),
  );
  expect(ratio).toBeGreaterThanOrEqual(ANONYMOUS_MIN);
  expect(atReference.signedInEmbedded).toBeGreaterThanOrEqual(SIGNED_IN_MIN);
  expect(atReference.signedInOnServer).toBeGreaterThanOrEqual(SIGNED_IN_MIN);
}, 240_000);
