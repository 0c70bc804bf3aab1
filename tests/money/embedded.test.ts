import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#server/db/open.ts";
import { accountOf, brokenInvariants } from "#server/wallet/index.ts";
import { proofCount, proofSeed, tell } from "#tests/setup/proof.ts";

/** How often the embedded mode is killed in the middle of writing, and how often a second process tries the folder. */
const KILLS = proofCount("KILLS", 3);
const OPENERS = Math.min(proofCount("OPENERS", 2), KILLS);
const OPENER_ANSWERS_MS = 10_000;

const BUNDLE = `node_modules/.cache/nard/embedded-writer-${process.pid}.mjs`;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nard-embedded-"));
  await build({
    entryPoints: ["tests/money/embedded/writer.ts"],
    outfile: BUNDLE,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    logLevel: "error",
    // Migrations are read from beside the source, which a bundle is not.
    define: {
      "import.meta.url": JSON.stringify(new URL("../../server/db/migrate.ts", import.meta.url).href),
    },
  });
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await rm(BUNDLE, { force: true });
});

type Writer = {
  child: ChildProcess;
  lines(): string[];
  faults(): string;
  until(count: number): Promise<void>;
  ended: Promise<number | null>;
};

/** Starts a writer and hears what it says was acknowledged. */
function writer(life: number): Writer {
  const child = spawn(process.execPath, [BUNDLE, folder, String(life)], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  let faults = "";
  let wake = () => {};
  const heard = (chunk: Buffer) => {
    text += chunk.toString("utf8");
    wake();
  };
  child.stdout?.on("data", heard);
  child.stderr?.on("data", (chunk: Buffer) => {
    faults += chunk.toString("utf8");
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve)).finally(() => wake());
  // A line that a kill cut in two was not acknowledged.
  const lines = () =>
    text
      .slice(0, text.lastIndexOf("\n") + 1)
      .split("\n")
      .filter((line) => line !== "");
  return {
    child,
    lines,
    faults: () => faults,
    ended,
    async until(count) {
      while (lines().length < count) {
        if (child.exitCode !== null) throw new Error(`The writer ended and said: ${faults}`);
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}

/** A number from 0 below `bound` that the same seed gives again. */
function chance(nth: number, bound: number): number {
  let mixed = (proofSeed() * 2_654_435_761 + nth * 40_503) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519) >>> 0;
  return ((mixed ^ (mixed >>> 13)) >>> 0) % bound;
}

/** A second process for the same folder: it has to end by itself, and to name who has it. */
async function refusedOpener(holder: number | undefined): Promise<boolean> {
  const second = writer(-1);
  const impatient = setTimeout(() => second.child.kill("SIGKILL"), OPENER_ANSWERS_MS);
  const code = await second.ended;
  clearTimeout(impatient);
  return code !== 0 && code !== null && second.faults().includes(`process ${holder}`);
}

test("the embedded ledger, killed in the middle of writing, has lost nothing that it acknowledged", {
  timeout: 3_600_000,
}, async () => {
  const acknowledged = new Map<string, string>();
  let refused = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const life = writer(kill);
    await life.until(1 + chance(kill, 40));
    if (kill < OPENERS && (await refusedOpener(life.child.pid))) refused += 1;
    life.child.kill("SIGKILL");
    await life.ended;
    expect(life.faults()).toBe("");
    for (const line of life.lines().slice(1)) {
      const [what, key, transfer] = line.split(" ");
      acknowledged.set(`${what} ${key}`, transfer ?? "");
    }
  }
  const db = await openDatabase({ folder });
  try {
    const found = await db.call(
      {
        name: "test-acknowledged",
        text: `select t.id::text as id, case t.kind when 1 then 'stake ' else 'deposit ' end || t.key as name
          from ledger.transfers t`,
        row: { id: "", name: "" },
      },
      [],
    );
    const kept = new Map(found.map(({ id, name }) => [name, id]));
    const lost = [...acknowledged].filter(([name, id]) => kept.get(name) !== id);
    expect(lost).toEqual([]);
    expect(await brokenInvariants({ db })).toEqual([]);
    const account = await accountOf({ db }, { playerId: 500_000n, asset: "P" });
    const stakes = found.filter(({ name }) => name.startsWith("stake")).length;
    expect(account?.balance.minor).toBe(BigInt(7 * (found.length - stakes) - 5 * stakes));
    expect(refused).toBe(OPENERS);
    tell({
      embedded: true,
      kills: KILLS,
      acknowledged: acknowledged.size,
      lost: lost.length,
      openers: OPENERS,
      refused,
    });
  } finally {
    await db.close();
  }
});
