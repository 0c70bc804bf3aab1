import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type FrameLocator, type Page } from "@playwright/test";
import { office } from "./office.ts";

const PORT = Number(process.env.STORIES_PORT ?? 4477);
const FOLDER = join(tmpdir(), `nard-stories-${PORT}`);

/** The file of games that a demo vendor of tests/setup/site.js has written. */
const gamesFile = (prefix: string) => join(FOLDER, prefix, "games.json");

/** Takes over the games of a vendor as an operator does: by asking it, or by its file. */
export function takeGames(code: string, prefix: string, isAsked: boolean): string {
  return office("nima", "vendor", "take-games", code, ...(isAsked ? [] : [gamesFile(prefix)]));
}

/** The vendor that may be killed: a process of its own, which goes on where it stood. Each way has one. */
export async function startFrail(withScript: boolean): Promise<{ code: string; kill(): Promise<void> }> {
  const [prefix, offset] = withScript ? ["FRAIL", 1001] : ["MEEK", 1002];
  const said = ["--house", `http://localhost:${PORT}`, "--prefix", prefix, "--wins"];
  const place = ["--port", String(PORT + offset), "--folder", join(FOLDER, prefix)];
  const child: ChildProcess = spawn(
    process.execPath,
    ["tests/vendor-demo/vendor-demo.js", ...said, ...place],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  if (child.stdout) await once(child.stdout, "data");
  return {
    code: `${prefix}ONE`,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
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
