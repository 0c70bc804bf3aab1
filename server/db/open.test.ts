import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "./open.ts";

/** Inside the project, so that the bundle finds the packages that it leaves out. */
const BUNDLE = `node_modules/.cache/nard/opener-${process.pid}.mjs`;

let root: string;
let folder: string;
let nth = 0;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "nard-open-"));
  await build({
    entryPoints: ["server/db/testing/opener.ts"],
    outfile: BUNDLE,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    logLevel: "error",
  });
});
beforeEach(() => {
  nth += 1;
  folder = join(root, `database-${nth}`);
});
afterAll(async () => {
  await rm(root, { recursive: true });
  await rm(BUNDLE);
});

/** Another process that opens the folder, says "open", and writes numbers, saying each when it is acknowledged. */
function otherProcess(): { child: ChildProcess; said(what: string): Promise<void>; numbers(): number[] } {
  const child = spawn(process.execPath, [BUNDLE, folder], { stdio: ["ignore", "pipe", "pipe"] });
  let text = "";
  let wake = () => {};
  const heard = (chunk: Buffer) => {
    text += chunk.toString("utf8");
    wake();
  };
  child.stdout?.on("data", heard);
  child.stderr?.on("data", heard);
  child.on("exit", () => wake());
  return {
    child,
    async said(what) {
      while (!text.includes(what)) {
        if (child.exitCode !== null) throw new Error(`The other process ended and said: ${text}`);
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    numbers: () => text.split("\n").flatMap((line) => (/^\d+$/.test(line) ? [Number(line)] : [])),
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    await new Promise((resolve) => child.once("exit", resolve));
  }
}

const WRITTEN = { name: "test-written", text: "select nth from written order by nth", row: { nth: 0 } };

describe("the embedded database", () => {
  test("a folder that another process has open is refused, naming that process; killed, it is free and complete", async () => {
    const other = otherProcess();
    await other.said("\n5\n");
    await expect(openDatabase({ folder })).rejects.toThrow(`open in process ${other.child.pid}`);
    other.child.kill("SIGKILL");
    await ended(other.child);
    const acknowledged = other.numbers();
    const db = await openDatabase({ folder });
    const rows = (await db.call(WRITTEN, [])).map((row) => row.nth);
    await db.close();
    expect(rows).toEqual(expect.arrayContaining(acknowledged));
  });

  test("a second process is refused while this one has the folder open, and welcome afterwards", async () => {
    const db = await openDatabase({ folder });
    const refused = otherProcess();
    await expect(refused.said("open\n")).rejects.toThrow(`open in process ${process.pid}`);
    await db.close();
    const welcome = otherProcess();
    await welcome.said("open\n");
    welcome.child.kill("SIGKILL");
    await ended(welcome.child);
  });

  test("this process cannot open one folder twice either", async () => {
    const db = await openDatabase({ folder });
    await expect(openDatabase({ folder })).rejects.toThrow(`open in process ${process.pid}`);
    await db.close();
  });

  test("a statement gives bigint, Date and the text of a date, and what a transaction wrote goes with it", async () => {
    const db = await openDatabase({});
    const [row] = await db.call<Record<string, unknown>>(
      {
        name: "test-types",
        text: "select count(*) as many, $1::int8 as big, $2::timestamptz as at, $3::date as day",
      },
      [2n ** 62n, new Date("2026-03-21T00:00:00Z"), "2026-03-21"],
    );
    expect(row).toEqual({
      many: 1n,
      big: 2n ** 62n,
      at: new Date("2026-03-21T00:00:00Z"),
      day: "2026-03-21",
    });
    await db.script("create table note (id int8)");
    const failed = db.transaction(async (inner) => {
      await inner.call({ name: "test-one", text: "insert into note values (1)" }, []);
      await inner.transaction(async (same) =>
        same.call({ name: "test-two", text: "insert into note values (2)" }, []),
      );
      throw new Error("thought better of it");
    });
    await expect(failed).rejects.toThrow("thought better");
    expect(await db.call({ name: "test-notes", text: "select id from note" }, [])).toEqual([]);
    await db.close();
  });
});
