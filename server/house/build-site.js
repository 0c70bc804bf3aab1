/** What builds the site. Plain JavaScript without packages of its own, because it runs before a build. */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setAssetsAside } from "./earlier-assets.js";
import { run } from "./run.js";

const REMIX = join(
  dirname(createRequire(import.meta.url).resolve("@remix-run/dev/package.json")),
  "dist/cli.js",
);

/** Builds what stands in a folder into its `build`. What was built there before stays for the pages that have it open. */
export function buildSite(root) {
  setAssetsAside(join(root, "build"));
  return run(process.execPath, [REMIX, "vite:build", "--logLevel", "warn"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
  });
}
