import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

const FAULTS = 200;

/** The long run is `npm run torture`; this is the same with fewer faults, in processes of its own. */
test("200 faults, kills of PostgreSQL and of the site among them, lose nothing and double nothing", async () => {
  const child = spawn(
    process.execPath,
    ["tests/torture/torture.js", "--faults", `${FAULTS}`, "--seed", "1"],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  let said = "";
  child.stdout.on("data", (bytes: Buffer) => {
    said += bytes.toString("utf8");
  });
  try {
    const [code] = await once(child, "exit");
    const found = JSON.parse(said.trim().split("\n").at(-1) ?? "{}");
    expect({ code, ...found }, said).toMatchObject({
      code: 0,
      torture: "whole",
      faults: FAULTS,
      lost: 0,
      doubled: 0,
      invariantBreaks: 0,
      deadlocks: 0,
      pendingAtEnd: 0,
    });
    expect(found.postgresKills).toBeGreaterThanOrEqual(FAULTS * 0.02);
    expect(found.appKills).toBeGreaterThan(0);
    expect(found.transfers).toBeGreaterThan(0);
    expect(found.livenessMs).toBeLessThan(30_000);
  } finally {
    child.kill("SIGTERM");
  }
}, 180_000);
