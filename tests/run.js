/**
 * `npm test`, from a fresh clone: every check of the project, one after the other, and at the end one
 * line that counts them. `npm test -- unit` runs one suite; the names are the keys of SUITES.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { prepare } from "../server/house/start.js";

const RESULTS = "test-results";
/** How much of what a failure says of itself is repeated at the end. */
const REPEATED_CHARS = 600;
const BIN = "node_modules/.bin";

const SUITES = {
  types: () => check("types", `${BIN}/tsc`, ["--noEmit"]),
  lint: () => check("lint", `${BIN}/biome`, ["check", "--max-diagnostics=50", "."]),
  boundaries: () =>
    check("boundaries", `${BIN}/depcruise`, ["--config", "tests/boundaries/rules.cjs", "app", "server"]),
  locales: () => check("locales", process.execPath, ["tests/locales.js"]),
  clauses: () => check("clauses", process.execPath, ["tests/clauses.js", "--check"]),
  unused: () => check("unused", `${BIN}/knip`, []),
  unit: () => vitest("unit"),
  money: () => vitest("money", "money-edge", "statements"),
  build: async () => {
    await prepare();
    return { passed: 1, failed: 0, skipped: 0 };
  },
  budgets: () => check("budgets", process.execPath, ["tests/budgets.js"]),
  stories: stories,
};

/** Not part of `npm test`: figures, as ratios within one run. */
const MEASUREMENTS = { bench: () => vitest("bench") };

/** What failed, for the last lines: of a log that was cut only those are left. */
const failures = [];

/** Runs a command that is right or wrong as a whole; it counts as one test. */
async function check(name, command, parameters) {
  const code = await run(command, parameters);
  if (code !== 0) failures.push(name);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

/** One after the other: no project runs beside another. */
async function vitest(...projects) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const project of projects) {
    const counts = await vitestProject(project);
    for (const key of Object.keys(total)) total[key] += counts[key];
  }
  return total;
}

async function vitestProject(project) {
  const file = `${RESULTS}/${project}.json`;
  const code = await run(`${BIN}/vitest`, [
    "run",
    "--project",
    project,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  const counts = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const failed = counts.numFailedTests ?? 0;
  failures.push(...failedTests(counts.testResults ?? []));
  return {
    passed: counts.numPassedTests ?? 0,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: (counts.numPendingTests ?? 0) + (counts.numTodoTests ?? 0),
  };
}

/** Of what Vitest wrote: a file that could not be read has no tests, and a message of its own. */
function failedTests(files) {
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const own = assertionResults.filter((test) => test.status === "failed");
    if (own.length === 0 && status === "failed") return [`${name}\n${message}`];
    return own.map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages.join("\n")}`);
  });
}

async function stories() {
  const chromium = await findChromium();
  const code = await run(`${BIN}/playwright`, ["test"], chromium ? { CHROMIUM_PATH: chromium } : {});
  const file = `${RESULTS}/stories.json`;
  const { stats = {}, suites = [] } = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  for (const title of storiesThat("flaky", suites)) process.stdout.write(`told twice: ${title}\n`);
  failures.push(...storiesThat("unexpected", suites));
  const failed = stats.unexpected ?? 0;
  return {
    passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: stats.skipped ?? 0,
  };
}

/** The stories that ended so: `flaky` are those that failed at first and passed when they were told again. */
function storiesThat(ended, suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === ended))
      .map(({ file, title }) => `${file}: ${title}`),
    ...storiesThat(ended, inner),
  ]);
}

/**
 * A Chromium that is there, or one that is installed now: Debian's packages as root, Playwright's own elsewhere. The one
 * without windows first: a page costs it less than half of the work.
 */
async function findChromium() {
  const given = process.env.CHROMIUM_PATH && pathOf(process.env.CHROMIUM_PATH);
  if (given) return given;
  for (const name of ["chromium-headless-shell", "chromium"]) {
    if (pathOf(name) || (await installed(name))) return pathOf(name);
  }
  const other = ["chromium-browser", "google-chrome"].map(pathOf).find(Boolean);
  if (!other) await run(`${BIN}/playwright`, ["install", "--only-shell", "chromium"]);
  return other;
}

function pathOf(name) {
  return spawnSync("sh", ["-c", 'command -v "$0"', name]).stdout.toString().trim() || undefined;
}

/** Whether Debian gave it to us. */
async function installed(name) {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return false;
  const patience = ["-qq", "-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=15"];
  const isListRead = (await run("apt-get", ["update", ...patience])) === 0;
  return isListRead && (await run("apt-get", ["install", "-y", ...patience, name])) === 0;
}

function run(command, parameters, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...environment },
      shell: process.platform === "win32",
    });
    child.on("error", () => resolve(1));
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

async function main(names) {
  await prepare({ build: false });
  mkdirSync(RESULTS, { recursive: true });
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const name of names) {
    const startedAt = performance.now();
    process.stdout.write(`\n== ${name}\n`);
    const counts = await (SUITES[name] ?? MEASUREMENTS[name])();
    for (const key of Object.keys(total)) total[key] += counts[key];
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(`== ${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)\n`);
  }
  for (const failure of failures) process.stdout.write(`\nfailed: ${failure.slice(0, REPEATED_CHARS)}\n`);
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in SUITES || name in MEASUREMENTS));
if (unknown.length > 0) {
  process.stderr.write(`No suite ${unknown.join(", ")}. There are: ${Object.keys(SUITES).join(", ")}\n`);
  process.exit(1);
}
await main(asked.length > 0 ? asked : Object.keys(SUITES));
