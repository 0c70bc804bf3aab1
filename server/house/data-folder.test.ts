import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ConfigError } from "./config.ts";
import { keepToOwner } from "./data-folder.ts";

let root: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "nard-data-")));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const modeOf = (path: string) => statSync(path).mode & 0o7777;

function opened(): string {
  const folder = join(root, "data");
  mkdirSync(join(folder, "database", "pg_wal"), { recursive: true });
  writeFileSync(join(folder, "secrets.json"), "{}");
  writeFileSync(join(folder, "seals.log"), "");
  chmodSync(join(folder, "database"), 0o755);
  chmodSync(join(folder, "secrets.json"), 0o666);
  chmodSync(join(folder, "seals.log"), 0o640);
  chmodSync(folder, 0o777);
  return folder;
}

test("a folder that was open to everybody is its owner's alone afterwards, with what lies in it", () => {
  const folder = opened();
  keepToOwner(folder);
  expect(modeOf(folder)).toBe(0o700);
  expect(modeOf(join(folder, "database"))).toBe(0o700);
  expect(modeOf(join(folder, "secrets.json"))).toBe(0o600);
  expect(modeOf(join(folder, "seals.log"))).toBe(0o600);
});

test("a folder that is not there is made so, however deep", () => {
  const folder = join(root, "a", "b");
  keepToOwner(folder);
  expect(modeOf(folder)).toBe(0o700);
});

test("what a link leads to from inside is somebody else's and stays as it is; a folder behind a link is closed", () => {
  const folder = opened();
  const elsewhere = join(root, "elsewhere");
  writeFileSync(elsewhere, "");
  chmodSync(elsewhere, 0o644);
  symlinkSync(elsewhere, join(folder, "link"));
  symlinkSync(folder, join(root, "data-link"));
  keepToOwner(join(root, "data-link"));
  expect(modeOf(elsewhere)).toBe(0o644);
  expect(modeOf(folder)).toBe(0o700);
  expect(lstatSync(join(folder, "link")).isSymbolicLink()).toBe(true);
});

test("a folder that all accounts share is refused, and stays as it is", () => {
  const folder = opened();
  chmodSync(folder, 0o1777);
  expect(() => keepToOwner(folder)).toThrow(/^DATA_DIR: .* is shared by all accounts/);
  expect(modeOf(folder)).toBe(0o1777);
  expect(modeOf(join(folder, "secrets.json"))).toBe(0o666);
});

test("a folder of somebody else that others may read ends the start, and says what to do", () => {
  const isRoot = process.getuid?.() === 0;
  // Nobody but the superuser may become somebody else; everybody else finds a folder that is not theirs.
  const folder = isRoot ? opened() : "/";
  if (isRoot) chmodSync(root, 0o755);
  if (isRoot) process.seteuid?.(65_534);
  try {
    expect(() => keepToOwner(folder)).toThrow(ConfigError);
    expect(() => keepToOwner(folder)).toThrow(/^DATA_DIR: other accounts of this machine may read \//);
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
});
