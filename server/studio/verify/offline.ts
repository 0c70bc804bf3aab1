import { readFileSync } from "node:fs";
import { printed } from "./printed.ts";
import { readLink } from "./read-link.ts";
import { stakesOfFile, withStakes } from "./stakes.ts";
import { checkVectors } from "./vectors.ts";
import { VERIFIED_ENGINES, verifyAny } from "./verify-any.ts";

const USAGE = `Nard: checks a round without us. Nothing is asked of any network.

  node nard-verify.mjs "<link>"              a link that ends in /verify?engine=… or /seeds/verify?…
  node nard-verify.mjs "<link>" --stakes <file>   with the list of its stakes, /verify/stakes?game=…&round=…, saved before
  node nard-verify.mjs -                     the link is read from the standard input
  node nard-verify.mjs --vectors <file>      every published round of vectors.json

Exit codes: 0 in order, 1 contradicts what was published, 2 cannot be read.
Engines: ${VERIFIED_ENGINES.join(", ")}`;

const CONTRADICTS = 1;
const UNREADABLE = 2;

function run([first, second, third]: readonly string[]): number {
  if (first === undefined || first === "--help") {
    process.stdout.write(`${USAGE}\n`);
    return first === undefined ? UNREADABLE : 0;
  }
  if (first === "--vectors") return runVectors(second);
  const link = first === "-" ? readFileSync(0, "utf8") : first;
  return second === "--stakes" ? runWithStakes(link, third) : runLink(readLink(link));
}

function runWithStakes(link: string, file: string | undefined): number {
  const query = readLink(link);
  const stakes = file === undefined ? null : stakesOfFile(readFileSync(file, "utf8"));
  if (query && stakes) return runLink(withStakes(query, stakes));
  process.stderr.write("This file is no list of stakes.\n");
  return UNREADABLE;
}

const NO_ENGINE = `This link names no engine that this file knows (${VERIFIED_ENGINES.join(", ")}).`;
const MALFORMED = "This link cannot be read: something that decides the round is missing or malformed.";
const NO_STAKES =
  "A draw of the jackpot is decided by its tickets: save their list and name it, --stakes <file>.";

function runLink(query: URLSearchParams | null): number {
  const checked = query && verifyAny(query);
  if (!checked?.ok) {
    const isDraw = query?.get("engine") === "jackpot" && !query.has("stakes");
    const why = checked?.refusal.reason === "engineUnknown" ? NO_ENGINE : isDraw ? NO_STAKES : MALFORMED;
    process.stderr.write(`${why}\n`);
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
