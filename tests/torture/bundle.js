/** TypeScript for a Node that cannot run it: bundled beside the packages, which stay where they are. */
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const FOLDER = "node_modules/.cache/nard/torture";

/** Builds the programs of the torture and becomes the one that is asked for. */
export async function runBundled(name) {
  process.chdir(ROOT);
  await build({
    entryPoints: [`tests/torture/${name}.ts`, "tests/torture/app.ts"],
    outdir: FOLDER,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    logLevel: "error",
  });
  await import(pathToFileURL(join(ROOT, FOLDER, `${name}.mjs`)).href);
}
