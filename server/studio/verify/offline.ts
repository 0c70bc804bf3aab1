import { readFileSync } from "node:fs";
import { printed } from "./printed.ts";
import { readLink } from "./read-link.ts";
import { checkVectors } from "./vectors.ts";
import { VERIFIED_ENGINES, verifyAny } from "./verify-any.ts";

const USAGE = `Nard: checks a round without us. Nothing is asked of any network.

  node nard-verify.mjs "<link>"              a link that ends in /verify?engine=… or /seeds/verify?…
  node nard-verify.mjs -                     the link is read from the standard input
  node nard-verify.mjs --vectors <file>      every published round of vectors.json

Exit codes: 0 in order, 1 contradicts what was published, 2 cannot be read.
Engines: ${VERIFIED_ENGINES.join(", ")}`;

const CONTRADICTS = 1;
const UNREADABLE = 2;

function run([first, second]: readonly string[]): number {
  if (first === undefined || first === "--help") {
    process.stdout.write(`${USAGE}\n`);
    return first === undefined ? UNREADABLE : 0;
  }
  if (first === "--vectors") return runVectors(second);
  return runLink(first === "-" ? readFileSync(0, "utf8") : first);
}

function runLink(text: string): number {
  const query = readLink(text);
  const checked = query && verifyAny(query);
  if (!checked?.ok) {
    process.stderr.write(
      checked?.refusal.reason === "engineUnknown"
        ? `This link names no engine that this file knows (${VERIFIED_ENGINES.join(", ")}).\n`
        : "This link cannot be read: something that decides the round is missing or malformed.\n",
    );
    return UNREADABLE;
  }
  process.stdout.write(`${printed(checked.value)}\n`);
  return checked.value.agrees ? 0 : CONTRADICTS;
}

function runVectors(file: string | undefined): number {
  if (file === undefined) return UNREADABLE;
  const { checked, faults } = checkVectors(JSON.parse(readFileSync(file, "utf8")));
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.stdout.write(`${checked} rounds computed, ${faults.length} differ from what is published\n`);
  return faults.length === 0 && checked > 0 ? 0 : CONTRADICTS;
}

process.exitCode = run(process.argv.slice(2));
