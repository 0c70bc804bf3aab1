import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { homeData } from "./home-data.ts";
import { fetchOnce, type Measured, median, requestsPerCpuSecond, startMeasured } from "./process.ts";

const ROUNDS = 3;
const ROUND_MS = 2500;
const BARE_PORT = 4495;
const NEXT_PORT = 4496;
const SVELTE_PORT = 4497;
/** What a bare server makes on the machine on which the bars for pages were set (pages.bench.ts). */
const REFERENCE_BARE = 30_000;

const folder = mkdtempSync(join(tmpdir(), "nard-references-"));
const servers: Record<string, Measured> = {};

/** The two sites are installed and built in a folder of their own, so that nothing of ours knows their packages. */
function build(environment: Record<string, string>): void {
  cpSync("tests/bench/references", folder, { recursive: true });
  for (const parameters of [
    ["install", "--no-audit", "--no-fund"],
    ["run", "build"],
  ]) {
    const env: NodeJS.ProcessEnv = { ...process.env, ...environment, NODE_ENV: "production", VITEST: "" };
    const { status, stderr } = spawnSync("npm", parameters, { cwd: folder, env, encoding: "utf8" });
    if (status !== 0) throw new Error(`npm ${parameters[0]} failed: ${stderr}`);
  }
}

beforeAll(async () => {
  const environment = {
    HOME_DATA: join(folder, "home.json"),
    NEXT_TELEMETRY_DISABLED: "1",
    NODE_ENV: "production",
  };
  writeFileSync(environment.HOME_DATA, JSON.stringify(await homeData()));
  build(environment);
  const next = join(folder, "node_modules/next/dist/bin/next");
  servers.next = await startMeasured(
    [next, "start", join(folder, "next"), "-p", String(NEXT_PORT)],
    NEXT_PORT,
    "/",
    environment,
  );
  servers.svelte = await startMeasured([join(folder, "svelte/build/index.js")], SVELTE_PORT, "/", {
    ...environment,
    ORIGIN: `http://localhost:${SVELTE_PORT}`,
  });
  const home = await fetchOnce(SVELTE_PORT, "/", {});
  writeFileSync(join(folder, "body"), home.body);
  servers.bare = await startMeasured([resolve("tests/bench/bare.js")], BARE_PORT, "/", {
    BARE_BODY: join(folder, "body"),
    BARE_HEADERS: JSON.stringify({ "content-type": "text/html" }),
  });
}, 600_000);

afterAll(async () => {
  await Promise.all(Object.values(servers).map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
});

test("the same home page in Next.js and in SvelteKit, in requests per CPU second", async () => {
  const samples: Record<string, number[]> = {};
  for (const server of Object.values(servers)) await requestsPerCpuSecond(server, "/", {}, ROUND_MS);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, server] of Object.entries(servers)) {
      samples[name] = [...(samples[name] ?? []), await requestsPerCpuSecond(server, "/", {}, ROUND_MS)];
    }
  }
  const figure = (name: string) => median(samples[name] ?? []);
  const atReference = (name: string) => Math.round((figure(name) / figure("bare")) * REFERENCE_BARE);
  const bytes = async (port: number) => (await fetchOnce(port, "/", {})).body.length;
  console.log(
    JSON.stringify({
      bench: "references",
      bare: Math.round(figure("bare")),
      next: atReference("next"),
      svelte: atReference("svelte"),
      nextBytes: await bytes(NEXT_PORT),
      svelteBytes: await bytes(SVELTE_PORT),
    }),
  );
  for (const name of Object.keys(servers)) expect(figure(name)).toBeGreaterThan(0);
}, 240_000);
