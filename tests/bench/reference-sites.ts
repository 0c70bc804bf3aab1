import { spawnSync } from "node:child_process";
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { homeData } from "./home-data.ts";
import { type Measured, startMeasured } from "./process.ts";

const NEXT_PORT = 4496;
const SVELTE_PORT = 4497;

/** Our home page once more, with the same data and without a player, in two other frameworks. */
export type ReferenceSites = { readonly next: Measured; readonly svelte: Measured };

/** Installs, builds and starts them in a folder of their own, so that nothing of ours knows their packages. */
export async function startReferenceSites(folder: string): Promise<ReferenceSites> {
  const environment = {
    HOME_DATA: join(folder, "home.json"),
    NEXT_TELEMETRY_DISABLED: "1",
    NODE_ENV: "production",
  };
  cpSync("tests/bench/references", folder, { recursive: true });
  writeFileSync(environment.HOME_DATA, JSON.stringify(await homeData()));
  for (const parameters of [
    ["install", "--no-audit", "--no-fund"],
    ["run", "build"],
  ])
    npm(parameters, { folder, environment });
  const next = [
    join(folder, "node_modules/next/dist/bin/next"),
    "start",
    join(folder, "next"),
    "-p",
    String(NEXT_PORT),
  ];
  const origin = { ORIGIN: `http://localhost:${SVELTE_PORT}` };
  return {
    next: await startMeasured(next, NEXT_PORT, "/", environment),
    svelte: await startMeasured([join(folder, "svelte/build/index.js")], SVELTE_PORT, "/", {
      ...environment,
      ...origin,
    }),
  };
}

type Place = { readonly folder: string; readonly environment: Record<string, string> };

function npm(parameters: string[], { folder, environment }: Place): void {
  const env: NodeJS.ProcessEnv = { ...process.env, ...environment, VITEST: "" };
  const { status, stderr } = spawnSync("npm", parameters, { cwd: folder, env, encoding: "utf8" });
  if (status !== 0) throw new Error(`npm ${parameters[0]} failed: ${stderr}`);
}
