/**
 * `npm run clauses`: which tests carry which clause of the specification, written to docs/clauses.md. A test carries a
 * clause whose number its title begins with. With `--check` nothing is written: the page has to be as it would be, and
 * a clause that no test carries has to stand in tests/clauses-untested.json with a reason, and no other may.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const PAGE = "docs/clauses.md";
const TITLE = /["'`]((?:[A-Z]\d\d )+)\S/g;

const parts = read("tests/clauses.json");
const untested = read("tests/clauses-untested.json");
const carried = carriedClauses();
const known = Object.values(parts).flatMap(({ clauses }) => Object.keys(clauses));
const bare = known.filter((clause) => !carried.has(clause));
const text = page();

if (process.argv.includes("--check")) {
  const faults = [
    ...bare.filter((clause) => !(clause in untested)).map((clause) => `${clause}: no test carries it.`),
    ...Object.keys(untested)
      .filter((clause) => !bare.includes(clause))
      .map((clause) => `${clause}: a test carries it, so it needs no reason.`),
    ...(readFileSync(PAGE, "utf8") === text ? [] : [`${PAGE} is old: npm run clauses`]),
  ];
  for (const fault of faults) console.error(fault);
  process.exit(faults.length === 0 ? 0 : 1);
}
writeFileSync(PAGE, text);
console.log(`${known.length} clauses, ${known.length - bare.length} carried by tests: ${PAGE}`);

/** By clause: by file, how many of its titles begin with it. */
function carriedClauses() {
  const files = execFileSync(
    "git",
    ["ls-files", "-co", "--exclude-standard", "*.test.ts", "*.test.tsx", "*.spec.ts", "tests/proofs/*.ts"],
    {
      encoding: "utf8",
    },
  );
  const found = new Map();
  for (const file of files.trim().split("\n").sort()) {
    for (const [, numbers] of readFileSync(file, "utf8").matchAll(TITLE)) {
      for (const clause of numbers.trim().split(" ")) {
        const of = found.get(clause) ?? new Map();
        found.set(clause, of.set(file, (of.get(file) ?? 0) + 1));
      }
    }
  }
  return found;
}

function page() {
  const sections = Object.values(parts).map(({ title, clauses }) =>
    [
      `## ${title}`,
      "",
      "| clause | what | tests |",
      "| --- | --- | --- |",
      ...Object.entries(clauses).map(row),
      "",
    ].join("\n"),
  );
  return [
    "# Clauses",
    "",
    "What this house has to be, by number, and the tests that begin their titles with that number: `npm run clauses` writes this page.",
    "",
    ...sections,
  ].join("\n");
}

function row([clause, what]) {
  const tests = [...(carried.get(clause) ?? [])].map(
    ([file, times]) => `[${shortName(file)}](../${file})${times > 1 ? ` ${times}` : ""}`,
  );
  return `| ${clause} | ${what} | ${tests.join(", ") || `none: ${untested[clause] ?? "no reason given"}`} |`;
}

/** `login.spec` and `session`: where a file lies is in its link. */
function shortName(file) {
  return file
    .split("/")
    .at(-1)
    .replace(/(?:\.test)?\.tsx?$/, "");
}

function read(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}
