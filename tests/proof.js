/**
 * The long form of a proof that `npm test` has in short: `node tests/proof.js <name> [--runs N] [--races N] [--kills N]
 * [--seed N]`. It prints what it does, at the end one line of JSON, and ends with 1 when something does not hold.
 */
import { spawn } from "node:child_process";

const PROOFS = {
  races: { files: ["tests/money/races.test.ts"], counts: { RACES: 100 } },
  model: { files: ["tests/money/money-model.test.ts"], counts: { RUNS: 10_000 } },
  embedded: { files: ["tests/money/embedded.test.ts"], counts: { KILLS: 200, OPENERS: 20 } },
  "wallet-matrix": {
    files: ["tests/money/wallet-matrix.test.ts", "tests/money/dialects.test.ts"],
    counts: {},
  },
};

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
const vitest = ["node_modules/vitest/vitest.mjs", "run", "--project", "money", ...proof.files];
const child = spawn(process.execPath, vitest, { stdio: "inherit", env: { ...process.env, ...asked } });
child.on("exit", (code) => process.exit(code ?? 1));
