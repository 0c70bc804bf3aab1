import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { lockFolder } from "./embedded-lock.ts";

const root = mkdtempSync(join(tmpdir(), "nard-lock-"));
let folder: string;
let nth = 0;

beforeEach(() => {
  nth += 1;
  folder = join(root, `f${nth}`);
});
afterAll(() => rmSync(root, { recursive: true }));

const leave = (holder: unknown) => writeFileSync(`${folder}.lock`, JSON.stringify(holder));

test("a lock is taken, refuses a second taker, and is gone when it is let go", () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`);
  unlock();
  expect(existsSync(`${folder}.lock`)).toBe(false);
  lockFolder(folder)();
});

test("the lock of a process that has ended is taken over", () => {
  leave({ pid: spawnSync("true").pid, startedAt: "1" });
  const unlock = lockFolder(folder);
  expect(JSON.parse(readFileSync(`${folder}.lock`, "utf8"))).toMatchObject({ pid: process.pid });
  unlock();
});

test("the lock of an ended process whose number a living one has is taken over", () => {
  leave({ pid: process.ppid, startedAt: "of another process" });
  lockFolder(folder)();
});

test("a lock is never taken over for its age: the first process of the machine keeps it", () => {
  leave({ pid: 1, startedAt: "" });
  expect(() => lockFolder(folder)).toThrow("process 1");
});

test("a lock file that says nothing readable is taken over", () => {
  writeFileSync(`${folder}.lock`, "{");
  lockFolder(folder)();
});

test("letting go of a lock that another process has taken over leaves theirs alone", () => {
  const unlock = lockFolder(folder);
  leave({ pid: 1, startedAt: "" });
  unlock();
  expect(existsSync(`${folder}.lock`)).toBe(true);
});
