/**
 * `npm start`, `npm run dev` and `npm run build`, from a fresh clone: installs what is missing, builds
 * when the build is stale, and starts the site. Plain JavaScript without packages, because it runs
 * before they are there.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { run } from "./run.js";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const BUILD_STAMP = join(ROOT, "build", ".nard-built");
const SOURCES = [
  "app",
  "server",
  "locales",
  "public",
  "package-lock.json",
  "vite.config.ts",
  "remix.config.js",
];
const NODE_MIN = [20, 19];

process.chdir(ROOT);

export async function prepare({ build = true } = {}) {
  requireNode();
  await installIfMissing();
  if (build) await buildIfStale();
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const enough = major > NODE_MIN[0] || (major === NODE_MIN[0] && minor >= NODE_MIN[1]);
  if (!enough)
    throw new Error(`Nard needs Node ${NODE_MIN.join(".")} or newer; this is ${process.versions.node}.`);
}

async function installIfMissing() {
  if (isInstalled()) return;
  await step("Installing packages", () =>
    run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"], { cwd: ROOT }),
  );
}

/** Whether what the lock asks for is there, by the list that npm itself keeps of what it has put into node_modules. */
function isInstalled() {
  const list = join(ROOT, "node_modules", ".package-lock.json");
  if (!existsSync(list)) return false;
  const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages;
  const there = packagesOf(list);
  return Object.entries(packagesOf(join(ROOT, "package-lock.json"))).every(
    ([place, { version, integrity, optional, devOptional }]) =>
      place === "" ||
      optional ||
      devOptional ||
      (there[place]?.version === version && there[place]?.integrity === integrity),
  );
}

async function buildIfStale() {
  const wanted = hashOf(SOURCES);
  if (stampIs(BUILD_STAMP, wanted)) return;
  // It asks for a package, and at the first start there is none before this line.
  const { buildSite } = await import("./build-site.js");
  await step("Building the site", () => buildSite(ROOT));
  await step("Compressing", compressClient);
  mkdirSync(dirname(BUILD_STAMP), { recursive: true });
  writeFileSync(BUILD_STAMP, wanted);
}

/** Texts of the client, once and as small as they get: server/http/files/kept-files.ts sends what is left beside each. */
async function compressClient() {
  const compress = promisify(brotliCompress);
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const texts = filesBelow(join("build", "client")).filter((file) =>
    /\.(css|js|json|mjs|svg|txt)$/.test(file),
  );
  await Promise.all(
    texts.map(async (file) => writeFileSync(`${file}.br`, await compress(readFileSync(file), best))),
  );
}

function stampIs(file, wanted) {
  return existsSync(file) && readFileSync(file, "utf8") === wanted;
}

function hashOf(names) {
  const hash = createHash("sha256");
  for (const file of names.flatMap(filesBelow).sort())
    hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest("hex");
}

function filesBelow(name) {
  if (!existsSync(join(ROOT, name))) return [];
  try {
    return readdirSync(join(ROOT, name), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? filesBelow(join(name, entry.name)) : [join(name, entry.name)],
    );
  } catch (error) {
    if (error.code === "ENOTDIR") return [name];
    throw error;
  }
}

/** Says what is being done, and a dot every second so that a slow step is seen to move. */
async function step(title, work) {
  const startedAt = performance.now();
  process.stdout.write(`${title} `);
  const moving = setInterval(() => process.stdout.write("."), 1000);
  try {
    const result = await work();
    process.stdout.write(` ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
    return result;
  } finally {
    clearInterval(moving);
  }
}

async function startBuilt() {
  process.env.NODE_ENV = "production";
  const build = await import(pathToFileURL(join(ROOT, "build", "server", "index.js")).href);
  return build.entry.module.serve({ build: async () => build, mode: "production" });
}

async function startDevelopment() {
  process.env.NODE_ENV = "development";
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true } });
  const load = () => vite.ssrLoadModule("virtual:remix/server-build");
  const first = await load();
  return first.entry.module.serve({ build: load, mode: "development", devMiddleware: vite.middlewares });
}

async function main(mode) {
  process.env.NARD_ENV ||= process.env.NODE_ENV === "production" ? "production" : "development";
  await prepare({ build: mode !== "--dev" });
  if (mode === "--build-only") return;
  const { port, demo } = await step("Opening", mode === "--dev" ? startDevelopment : startBuilt);
  greet(port, demo);
}

function greet(port, demo) {
  const address = process.env.SITE_URL || `http://localhost:${port}`;
  process.stdout.write(`\n  Nard is open at ${address}\n`);
  for (const { username, password } of demo ?? [])
    process.stdout.write(`  demo account: ${username} / ${password}\n`);
  process.stdout.write("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main(process.argv[2]).catch((error) => {
    process.stderr.write(`\n${error.message}\n`);
    process.exit(1);
  });
}
