import { readFileSync } from "node:fs";
import type { BeaconWord } from "../fairness/beacon.ts";
import { beaconOfFile } from "./beacon-file.ts";
import { printed } from "./printed.ts";
import { checkedDays, checkedProof } from "./printed-proof.ts";
import { checkVectors } from "./published/vectors.ts";
import { readLink } from "./read-link.ts";
import { stakesOfFile, withStakes } from "./stakes.ts";
import { VERIFIED_ENGINES, verifyAny } from "./verify-any.ts";

const USAGE = `Nard: checks a round without us. Nothing is asked of any network.

  node nard-verify.mjs "<link>" --key <key>      a link that ends in /verify?engine=… or /seeds/verify?…
  node nard-verify.mjs - --key <key>             the link is read from the standard input
  node nard-verify.mjs --receipt <file> --key <key>  a receipt of a round, or of a balance, as the site gives it
  node nard-verify.mjs --receipt <file> --days <file> --key <key>  the same, beside the days that you saved
  node nard-verify.mjs --days <file> --key <key>     whether each day of /verify/days.json is signed and names the one before
  node nard-verify.mjs --vectors <file>          every published round of vectors.json

  --key <key>        the key of the house, "x" in /verify/key, best noted before you played: what anybody else signed is
                     wrong, and without it nothing is proven, because everybody can sign with a key of their own
  --stakes <file>    the list of the round's stakes, /verify/stakes?game=…&round=…, saved before
  --beacon <file>    what a node of the beacon answers for the round that the link names, saved before

Exit codes: 0 proven, 1 wrong, 2 computed but bound to nothing published, 3 not judged: cannot be read, or --key is missing.
Engines: ${VERIFIED_ENGINES.join(", ")}`;

const EXIT = { proven: 0, wrong: 1, unbound: 2 } as const;
const UNREADABLE = 3;
const UNKEYED = 3;

function run([first, ...rest]: readonly string[]): number {
  if (first === undefined || first === "--help") {
    process.stdout.write(`${USAGE}\n`);
    return first === undefined ? UNREADABLE : 0;
  }
  if (first === "--vectors") return runVectors(rest[0]);
  if (first === "--receipt" || first === "--days") return runPublished(first, rest);
  const said = optionsIn(rest, ["--stakes", "--key", "--beacon"]);
  if (!said)
    return unreadable(
      "After the link stand --stakes <file>, --beacon <file> and --key <key> (43 characters), or nothing.",
    );
  const query = readLink(first === "-" ? readFileSync(0, "utf8") : first);
  const { "--stakes": file, "--key": houseKey = null, "--beacon": heard } = said;
  const beacon = query && heard !== undefined ? beaconOfFile(readFileSync(heard, "utf8"), query) : null;
  if (heard !== undefined && query && !beacon) return unreadable("This file is no answer of the beacon.");
  if (!query || file === undefined) return runLink(query, { houseKey, beacon });
  const stakes = stakesOfFile(readFileSync(file, "utf8"));
  return stakes
    ? runLink(withStakes(query, stakes), { houseKey, beacon })
    : unreadable("This file is no list of stakes.");
}

type Option = "--stakes" | "--key" | "--beacon" | "--days";
type Options = { [name in Option]?: string };

/** An Ed25519 key in base64url. Another word contradicts no link: it is no key. */
const KEY = /^[\w-]{43}$/;

function optionsIn(words: readonly string[], known: readonly Option[]): Options | null {
  const options: Options = {};
  for (let nth = 0; nth < words.length; nth += 2) {
    const [name, value] = [words[nth], words[nth + 1]];
    const option = known.find((one) => one === name);
    if (!option || value === undefined || (option === "--key" && !KEY.test(value))) return null;
    options[option] = value;
  }
  return options;
}

function unreadable(why: string): number {
  process.stderr.write(`${why}\n`);
  return UNREADABLE;
}

const NO_ENGINE = `This link names no engine that this file knows (${VERIFIED_ENGINES.join(", ")}).`;
const MALFORMED = "This link cannot be read: something that decides the round is missing or malformed.";
const NO_STAKES = "This draw is decided by its tickets: save their list and name it, --stakes <file>.";

type Known = { readonly houseKey: string | null; readonly beacon: BeaconWord | null };

function runLink(query: URLSearchParams | null, known: Known): number {
  const checked = query && verifyAny(query, { ...known, othersForge: true });
  if (!checked?.ok) {
    const engine = query?.has("stakes") ? null : query?.get("engine");
    const isDraw = engine === "jackpot" || engine === "raffle";
    return unreadable(
      checked?.refusal.reason === "engineUnknown" ? NO_ENGINE : isDraw ? NO_STAKES : MALFORMED,
    );
  }
  const isKeyKnown = known.houseKey !== null;
  process.stdout.write(`${printed(checked.value, isKeyKnown)}\n`);
  return checked.value.verdict === "proven" && !isKeyKnown ? UNKEYED : EXIT[checked.value.verdict];
}

function runVectors(file: string | undefined): number {
  if (file === undefined) return UNREADABLE;
  const { checked, faults } = checkVectors(JSON.parse(readFileSync(file, "utf8")));
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.stdout.write(`${checked} rounds computed, ${faults.length} differ from what is published\n`);
  return faults.length === 0 && checked > 0 ? EXIT.proven : EXIT.wrong;
}

const UNREAD = "This file cannot be read.";
const UNSAVED = "This file cannot be read, or its day is not among the days that you saved.";

/** What was paid and what is owed: by one file of somebody's own, or by the days of everybody. */
function runPublished(what: "--receipt" | "--days", [file, ...rest]: readonly string[]): number {
  const said = optionsIn(rest, what === "--days" ? ["--key"] : ["--key", "--days"]);
  if (file === undefined || !said)
    return unreadable(`After ${what} stand a file and --key <key> (43 characters), or nothing.`);
  const { "--key": houseKey = null, "--days": days } = said;
  const text = readFileSync(file, "utf8");
  const saved = days === undefined ? null : readFileSync(days, "utf8");
  const checked = what === "--days" ? checkedDays(text, houseKey) : checkedProof(text, houseKey, saved);
  if (!checked) return unreadable(saved === null ? UNREAD : UNSAVED);
  process.stdout.write(`${checked.text}\n`);
  return checked.verdict === "unkeyed" ? UNKEYED : EXIT[checked.verdict];
}

/** A file that is not there or not what it should be says nothing against anybody. */
function answered(words: readonly string[]): number {
  try {
    return run(words);
  } catch (error) {
    return unreadable(error instanceof Error ? error.message : UNREAD);
  }
}

process.exitCode = answered(process.argv.slice(2));
