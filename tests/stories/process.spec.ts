import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

/** Stories of the process itself: without a browser, and after all others, so that nothing runs beside them. */
test.describe.configure({ mode: "serial" });

const PORT = 4478;
const ADDRESS = `http://localhost:${PORT}`;
const STARTS_MAX = 3;
let folder: string;

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "nard-process-"));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A story that failed may have left its process running: on the address, and in the folder, of the next one. */
test.afterEach(async () => {
  for (const { child, ended } of begun.splice(0)) {
    child.kill("SIGKILL");
    await ended;
  }
});

const begun: Started[] = [];

type Started = { child: ChildProcessWithoutNullStreams; said: () => string; ended: Promise<number | null> };

function start(parameters: string[], environment: Record<string, string> = {}): Started {
  const own = { PORT: String(PORT), DATA_DIR: folder, LOG_LEVEL: "error" };
  const child = spawn(process.execPath, parameters, {
    env: { ...process.env, ...own, ...environment },
  });
  let said = "";
  child.stdout.on("data", (chunk) => {
    said += chunk;
  });
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const started = { child, said: () => said, ended };
  begun.push(started);
  return started;
}

async function ready(): Promise<void> {
  await expect(async () => expect((await fetch(`${ADDRESS}/readyz`)).status).toBe(200)).toPass({
    timeout: 60_000,
    intervals: [100],
  });
}

async function stop({ child, ended }: Started): Promise<number | null> {
  child.kill("SIGTERM");
  return ended;
}

/** Whatever else a machine does only makes a start slower: one of three is what the house itself needs. */
async function startedWithin(ms: number): Promise<Started> {
  for (let tries = 1; ; tries += 1) {
    const startedAt = performance.now();
    const started = start(["server/house/start.js"]);
    await ready();
    const tookMs = performance.now() - startedAt;
    if (tookMs < ms || tries === STARTS_MAX) {
      expect(tookMs).toBeLessThan(ms);
      return started;
    }
    await stop(started);
  }
}

test("the first start prints the address and demo accounts that can sign in; the second takes less than five seconds", async () => {
  const first = start(["server/house/start.js"]);
  await ready();
  await expect(() => expect(first.said()).toContain(ADDRESS)).toPass();
  expect(first.said()).toMatch(/demo account: \w+ \/ \S{12,}/);
  expect(await stop(first)).toBe(0);

  const second = await startedWithin(5000);

  const third = start(["server/house/start.js"], { PORT: String(PORT + 1) });
  expect(await third.ended).not.toBe(0);
  expect(third.said()).toContain(String(second.child.pid));
  expect(await stop(second)).toBe(0);
});

test("the process says that it lives and that its database does, and its figures only to who has the token", async () => {
  const site = start(["server/house/start.js"], { METRICS_TOKEN: "a-token-of-this-story-alone" });
  await ready();
  expect((await fetch(`${ADDRESS}/healthz`)).status).toBe(200);
  expect((await fetch(`${ADDRESS}/metrics`)).status).toBe(404);
  const figures = await fetch(`${ADDRESS}/metrics`, {
    headers: { Authorization: "Bearer a-token-of-this-story-alone" },
  });
  expect(await figures.text()).toContain("nard_http_answers_total");
  expect(await stop(site)).toBe(0);
});

test("a process that is told to stop says so first, and still answers for a while", async () => {
  const site = start(["server/house/start.js"], { LEAVING_MS: "3000" });
  await ready();
  site.child.kill("SIGTERM");
  await expect(async () => {
    const answer = await fetch(`${ADDRESS}/readyz`);
    expect([answer.status, await answer.text()]).toEqual([503, "leaving\n"]);
  }).toPass({ timeout: 2_000, intervals: [20] });
  expect((await fetch(`${ADDRESS}/healthz`)).status).toBe(200);
  expect((await fetch(`${ADDRESS}/`)).status).toBe(200);
  expect(await site.ended).toBe(0);
});

test("in production a missing secret refuses to start and names the variable", async () => {
  const site = start(["server/house/start.js"], { NARD_ENV: "production", SITE_URL: "https://nard.invalid" });
  expect(await site.ended).toBe(1);
  expect(site.said()).toContain("SESSION_SECRET");
  expect(site.said()).not.toContain("at ");
});

test("the stock remix-serve runs the same build", async () => {
  const manifest = JSON.parse(readFileSync("node_modules/@remix-run/serve/package.json", "utf8"));
  const site = start(
    [join("node_modules/@remix-run/serve", manifest.bin["remix-serve"]), "build/server/index.js"],
    {
      NODE_ENV: "production",
      NARD_ENV: "development",
    },
  );
  await expect(async () => {
    const home = await fetch(`${ADDRESS}/`);
    expect(home.status).toBe(200);
    expect(await home.text()).toContain('dir="rtl"');
  }).toPass({ timeout: 60_000, intervals: [200] });
  await stop(site);
});
