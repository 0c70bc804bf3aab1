/**
 * Writes public/verifier: the file that checks a round without us, rounds to check it with, the numbers of every game,
 * and docs/fairness.md as every site serves it. Run after a change to any of them: node server/studio/verify/write-offline.js
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { servedDocument } from "./published/served-document.js";

const FOLDER = dirname(fileURLToPath(import.meta.url));
const ROOT = join(FOLDER, "..", "..", "..");
const TARGET = join(ROOT, "public", "verifier");

const HEAD = `#!/usr/bin/env node
// Nard: checks rounds offline. One file for Node 20 or newer, without packages and without a network.
// Made from server/studio/verify of our source by server/studio/verify/write-offline.js; it is not minified, so read it.
// Usage: node nard-verify.mjs "<link>"`;

/** One program as text: everything that it needs is in it, readable. */
export async function bundled(name, head = HEAD) {
  const { outputFiles } = await build({
    entryPoints: [join(FOLDER, `${name}.ts`)],
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    target: "node20",
    charset: "utf8",
    banner: { js: head },
    logLevel: "error",
  });
  return outputFiles[0].text;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(TARGET, { recursive: true });
  writeFileSync(join(TARGET, "nard-verify.mjs"), await bundled("offline"));
  const document = readFileSync(join(ROOT, "docs", "fairness.md"), "utf8");
  writeFileSync(join(TARGET, "fairness.txt"), servedDocument(document));
  const writer = join(ROOT, "node_modules", ".cache", "nard", "verify", "write-published.mjs");
  mkdirSync(dirname(writer), { recursive: true });
  writeFileSync(writer, await bundled("write-published", ""));
  execFileSync(process.execPath, [writer, TARGET], { stdio: "inherit" });
}
