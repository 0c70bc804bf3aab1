/**
 * `npm run lighthouse`: the first public pages on a phone, as Lighthouse sees them. Prints a line per page and
 * one JSON line with the lowest of each figure, and fails below the bars. Needs Chromium (CHROMIUM_PATH, or
 * what `npm test` has installed) and a build.
 */
import { spawn, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium as playwrights } from "@playwright/test";
import { prepare } from "../../server/house/start.js";

const PAGES = ["/", "/rng", "/live", "/promotions", "/help"];
const BARS = { performance: 95, accessibility: 100, "best-practices": 95, seo: 95 };
const LAYOUT_SHIFT_MAX = 0.05;
const SITE_PORT = 4487;
const CHROMIUM_PORT = 4488;
/** A busy machine spoils one run, not the middle of three. */
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 3);

/** As tests/run.js looks for it, and what Playwright brought by itself. */
const CHROMIUM_NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/** Lighthouse brings more packages than the whole site has, so it is installed apart, once. */
const APART = "node_modules/.cache/nard/lighthouse";
const MODULE = join(APART, "node_modules/lighthouse/core/index.js");

const folder = mkdtempSync(join(tmpdir(), "nard-lighthouse-"));

function start(command, parameters, environment = {}) {
  return spawn(command, parameters, { stdio: "ignore", env: { ...process.env, ...environment } });
}

async function untilAnswers(url) {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} never answered`);
}

function chromiumPath() {
  const names = [process.env.CHROMIUM_PATH, ...CHROMIUM_NAMES, playwrights.executablePath()];
  for (const name of names) {
    const path = name && spawnSync("sh", ["-c", 'command -v "$0"', name]).stdout.toString().trim();
    if (path) return path;
  }
  throw new Error("Chromium is not here: set CHROMIUM_PATH");
}

async function loadLighthouse() {
  if (!existsSync(MODULE)) {
    mkdirSync(APART, { recursive: true });
    copyFileSync(new URL("package.json", import.meta.url), join(APART, "package.json"));
    const { status } = spawnSync("npm", ["install", "--no-audit", "--no-fund"], {
      cwd: APART,
      stdio: "inherit",
    });
    if (status !== 0) throw new Error("Lighthouse could not be installed");
  }
  return (await import(pathToFileURL(MODULE).href)).default;
}

function middle(values) {
  return [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)];
}

/** The figures of one page, the middle of its runs. */
async function look(path) {
  const runs = [];
  for (let nth = 0; nth < RUNS; nth += 1) {
    const { lhr } = await lighthouse(`http://localhost:${SITE_PORT}${path}`, {
      port: CHROMIUM_PORT,
      logLevel: "error",
      onlyCategories: Object.keys(BARS),
    });
    runs.push(lhr);
  }
  const score = (category) => Math.round(middle(runs.map((run) => run.categories[category].score * 100)));
  const failed = Object.values(runs[0].audits).filter(
    ({ score: given, scoreDisplayMode }) => given !== null && given < 0.9 && scoreDisplayMode === "binary",
  );
  return {
    path,
    ...Object.fromEntries(Object.keys(BARS).map((category) => [category, score(category)])),
    layoutShift: middle(runs.map((run) => run.audits["cumulative-layout-shift"].numericValue)),
    failed: failed.map(({ id }) => id),
  };
}

await prepare();
const lighthouse = await loadLighthouse();
const site = start(process.execPath, ["server/house/start.js"], {
  PORT: String(SITE_PORT),
  DATA_DIR: join(folder, "data"),
  LOG_LEVEL: "error",
});
const chromium = start(chromiumPath(), [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  `--remote-debugging-port=${CHROMIUM_PORT}`,
  `--user-data-dir=${join(folder, "profile")}`,
]);
let isGood = true;
try {
  await untilAnswers(`http://localhost:${SITE_PORT}/readyz`);
  await untilAnswers(`http://localhost:${CHROMIUM_PORT}/json/version`);
  const pages = [];
  for (const path of PAGES) {
    const page = await look(path);
    console.log(JSON.stringify(page));
    pages.push(page);
  }
  const lowest = Object.fromEntries(
    Object.keys(BARS).map((name) => [name, Math.min(...pages.map((page) => page[name]))]),
  );
  const layoutShift = Math.max(...pages.map((page) => page.layoutShift));
  console.log(JSON.stringify({ lighthouse: "mobile", pages: PAGES.length, ...lowest, layoutShift }));
  isGood =
    layoutShift <= LAYOUT_SHIFT_MAX && Object.entries(BARS).every(([name, bar]) => lowest[name] >= bar);
} finally {
  chromium.kill();
  site.kill("SIGTERM");
  await new Promise((resolve) => site.once("exit", resolve));
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
process.exit(isGood ? 0 : 1);
