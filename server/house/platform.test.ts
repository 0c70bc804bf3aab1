import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openEmbedded } from "#server/db/open-embedded.ts";
import { migratedImage } from "#tests/setup/migrated-image.ts";
import { readConfig } from "./config.ts";
import { openPlatform } from "./platform.ts";

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "nard-platform-"));
  const image = await migratedImage();
  await (await openEmbedded({ folder: join(folder, "database"), image })).close();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a start that breaks at its end leaves neither the office nor the database open, and the next one finds both", async () => {
  const open = () => openPlatform(readConfig({ DATA_DIR: folder, LOG_LEVEL: "silent", PORT: "3000" }));
  const isOpen = () => [join(folder, "database.lock"), join(folder, "office.sock")].map(existsSync);
  // What is read last of all.
  const accounts = join(folder, "demo-accounts.json");
  writeFileSync(accounts, "not JSON");
  await expect(open()).rejects.toThrow(SyntaxError);
  expect(isOpen()).toEqual([false, false]);
  rmSync(accounts);
  const platform = await open();
  expect(isOpen()).toEqual([true, true]);
  await platform.close();
  expect(isOpen()).toEqual([false, false]);
});
