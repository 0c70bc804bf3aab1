/**
 * The long form of a proof that `npm test` has in short: `node tests/proof.js <name> [--runs N] [--races N] [--kills N]
 * [--rounds N] [--pairs N] [--seed N]`. It prints what it does, at the end one line of JSON, and ends with 1 when something does not hold.
 */
import { spawn } from "node:child_process";

const PROOFS = {
  races: { files: ["tests/money/races.test.ts"], counts: { RACES: 100 } },
  model: { files: ["tests/money/money-model.test.ts"], counts: { RUNS: 10_000 } },
  embedded: { files: ["tests/money/embedded.test.ts"], counts: { KILLS: 200, OPENERS: 20 } },
  pay: { project: "money-edge", files: ["tests/money/pay-kills.test.ts"], counts: { KILLS: 200 } },
  "wallet-matrix": {
    files: ["tests/money/wallet-matrix.test.ts", "tests/money/dialects.test.ts"],
    counts: {},
  },
  returns: {
    project: "unit",
    files: [
      "slot-engine",
      "instant/odds",
      "instant/cards",
      "instant/cascade/cascade",
      "instant/reels/counted",
    ].map((name) => `server/studio/${name}.test.ts`),
    counts: { ROUNDS: 1_000_000 },
  },
  verify: {
    project: "unit",
    files: ["tests/proofs/second-verifier.test.ts", "tests/proofs/second-receipts.test.ts"],
    counts: { ROUNDS: 200 },
  },
  csrf: { ...doors("csrf"), counts: { KINDS: 6 } },
  authz: { ...doors("authz"), counts: { WHOLE: 1 } },
  leaks: { ...doors("leaks"), counts: {} },
  bounds: { ...doors("bounds"), counts: {} },
  calls: { project: "unit", files: ["tests/unit/calls-fuzz.test.ts"], counts: { CASES: 2000 } },
  held: { files: ["tests/money/held-thread.test.ts"], counts: { WHOLE: 1 } },
  abuse: {
    ...doors("abuse"),
    counts: {
      ...{ PAIRS: 10_000, SPRAY: 1000, TIMINGS: 1000, FLOOD: 5000, SPINS: 200 },
      ...{ ANSWERS: 1000, ADDRESSES: 100, SMS: 5000, CODES: 1000, AGAIN: 20, WHOLE: 1 },
    },
  },
};

/** One of the proofs of the doors: they stand in one file, because what takes long is to open a site. */
function doors(described) {
  return { project: "unit", files: ["tests/proofs/doors.test.ts"], more: ["-t", `^${described} `] };
}

const [name, ...words] = process.argv.slice(2);
const proof = PROOFS[name];
if (!proof) {
  process.stderr.write(`No proof ${name}. There are: ${Object.keys(PROOFS).join(", ")}\n`);
  process.exit(1);
}

const counts = { ...proof.counts, SEED: 1 };
for (let at = 0; at < words.length; at += 2) {
  const count = words[at].replace(/^--/, "").toUpperCase();
  const value = Number(words[at + 1]);
  if (!(count in counts) || !Number.isSafeInteger(value) || value < 0) {
    process.stderr.write(
      `${name} takes ${Object.keys(counts)
        .map((one) => `--${one.toLowerCase()} N`)
        .join(" ")}\n`,
    );
    process.exit(1);
  }
  counts[count] = value;
}

const asked = Object.fromEntries(
  Object.entries(counts).map(([count, value]) => [`PROOF_${count}`, String(value)]),
);
const vitest = [
  "node_modules/vitest/vitest.mjs",
  "run",
  "--project",
  proof.project ?? "money",
  ...proof.files,
  ...(proof.more ?? []),
];
const child = spawn(process.execPath, vitest, { stdio: "inherit", env: { ...process.env, ...asked } });
child.on("exit", (code) => process.exit(code ?? 1));
