import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type FrameLocator, type Page } from "@playwright/test";
import { type OwnSite, ownSite } from "../setup/own-site.ts";
import { freePort } from "../setup/postgres-cluster.ts";
import { test } from "./fixture.ts";

/** A vendor as the house has it: one process that speaks in four ways. */
type Vendor = {
  /** Lets it answer; one that was killed goes on where it stood. */
  start(): Promise<void>;
  kill(): Promise<void>;
  readonly entries: ReadonlyArray<{ readonly code: string; readonly secret: string }>;
  /** The file of its games, for the ways of speaking in which nobody can be asked. */
  readonly gamesFile: string;
};

export type VendorHouse = {
  readonly site: () => OwnSite;
  /** Takes over the games of a vendor as an operator does: by asking it, or by its file. */
  takeGames(code: string, isAsked: boolean): string;
  /** What a vendor of wallet v1 signs with. */
  secretOf(code: string): string;
  /** The vendor of the house that may be killed; its codes begin with FRAIL. */
  readonly frail: () => Vendor;
};

async function vendorOf(house: string, folder: string, prefix: string): Promise<Vendor> {
  const own = join(folder, prefix);
  const said = ["tests/vendor-demo/vendor-demo.js", "--house", house, "--prefix", prefix, "--wins"];
  const place = ["--port", String(await freePort()), "--folder", own];
  const run = (...more: string[]): ChildProcess =>
    spawn(process.execPath, [...said, ...place, ...more], { stdio: ["ignore", "pipe", "inherit"] });
  await once(run("--file-only"), "exit");
  let child: ChildProcess | null = null;
  return {
    entries: JSON.parse(readFileSync(join(own, "vendors.json"), "utf8")),
    gamesFile: join(own, "games.json"),
    async start() {
      child = run();
      if (child.stdout) await once(child.stdout, "data");
    },
    async kill() {
      const running = child;
      child = null;
      if (!running || running.exitCode !== null || running.signalCode !== null) return;
      const gone = once(running, "exit");
      running.kill("SIGKILL");
      await gone;
    },
  };
}

/** Lets all stories of a file visit a house of their own to which two foreign vendors belong, DEMO and FRAIL. */
export function vendorHouse(): VendorHouse {
  let site: OwnSite | null = null;
  let vendors: readonly Vendor[] = [];
  let folder = "";

  const opened = <Value>(value: Value | null | undefined): Value => {
    if (!value) throw new Error("The house is opened before the first story and not earlier.");
    return value;
  };

  test.beforeAll(async () => {
    test.setTimeout(150_000);
    site = await ownSite();
    folder = mkdtempSync(join(tmpdir(), "nard-vendors-"));
    const { address } = site;
    vendors = [await vendorOf(address, folder, "DEMO"), await vendorOf(address, folder, "FRAIL")];
    const file = join(folder, "vendors.json");
    writeFileSync(file, JSON.stringify(vendors.flatMap(({ entries }) => entries)));
    for (const vendor of vendors) await vendor.start();
    await site.start({ VENDORS_FILE: file, TRUSTED_PROXIES: "1" });
  });

  test.afterAll(async () => {
    for (const vendor of vendors) await vendor.kill();
    await site?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  test.use({ baseURL: async ({ baseURL }, use) => use(site?.address ?? baseURL) });

  return {
    site: () => opened(site),
    secretOf: (code) =>
      opened(vendors.flatMap(({ entries }) => entries).find((entry) => entry.code === code)).secret,
    frail: () => opened(vendors[1]),
    takeGames(code, isAsked) {
      const file = opened(vendors[0]).gamesFile;
      return opened(site).office("vendor", "take-games", code, ...(isAsked ? [] : [file]));
    },
  };
}

/** What a browser says of the way out: a page of ours in a frame of ours, which could let itself out of it. */
const OWN_FRAME = /allow-same-origin for its sandbox attribute can escape its sandboxing/;

/** Takes the one thing that a browser has to complain of in a story, and proves that it did. */
export async function complained(complaints: string[], of: "way out" | "silence"): Promise<void> {
  const expected = of === "way out" ? OWN_FRAME : /status of 503/;
  await expect.poll(() => complaints).toEqual([expect.stringMatching(expected)]);
  complaints.length = 0;
}

/** The vendor's own page, inside of ours. */
export function gameFrame(page: Page): FrameLocator {
  return page.frameLocator("iframe.foreign-frame");
}

/** Presses a button of the vendor's page. */
export async function move(page: Page, name: "stake" | "heads" | "tails" | "climb" | "take"): Promise<void> {
  await gameFrame(page).locator(`button[value="${name}"]`).click();
}
