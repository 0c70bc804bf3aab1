import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { verifyAny } from "#server/studio/verify/index.ts";
import type { PlayedRound } from "#tests/second-verifier/played-round.ts";
import { playedRounds } from "#tests/second-verifier/played-rounds.ts";

const ROOT = join(import.meta.dirname, "../..");
const PROGRAM = join(ROOT, "tests/second-verifier/verify.py");
const NUMBERS = join(ROOT, "public/verifier/games");

const RECORDED = join(ROOT, "tests/second-verifier/rounds.jsonl");
const recorded: PlayedRound[] = readFileSync(RECORDED, "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line));
const asked = process.env.PROOF_ROUNDS;
const rounds = asked ? playedRounds(Number(asked), Number(process.env.PROOF_SEED ?? 1)) : recorded;

const hasPython = spawnSync("python3", ["--version"]).status === 0;
if (asked && !hasPython)
  throw new Error("The second verifier is a program for Python 3: python3 is not here.");
const withPython = test.skipIf(!hasPython);

type Answer = { rounds: number; games: number; differ: { round: number; told: unknown; found: unknown }[] };

function second(given: readonly PlayedRound[]): Answer {
  const { stdout, stderr } = spawnSync("python3", ["-B", PROGRAM, NUMBERS], {
    input: JSON.stringify(given),
    encoding: "utf8",
    maxBuffer: 2 ** 30,
  });
  if (stdout === "") throw new Error(stderr);
  return JSON.parse(stdout);
}

test("G11 the recorded rounds are what our code makes today, and our own check computes them", async () => {
  const lines = playedRounds(2, 1).map((round) => `${JSON.stringify(round)}\n`);
  // Recorded anew, after a change to what decides or pays, by `vitest run --project unit`, this file, and `--update`.
  await expect(lines.join("")).toMatchFileSnapshot(RECORDED);
  for (const { link } of recorded) {
    const checked = verifyAny(new URLSearchParams(link));
    expect(checked.ok && checked.value.commitments.every(({ agrees }) => agrees), link).toBe(true);
  }
});

withPython("G11 a second program, written from the document alone, comes to every outcome and payout", () => {
  const { differ, games } = second(rounds);
  expect(differ).toEqual([]);
  expect(games).toBe(new Set(rounds.map(({ engine, game }) => `${engine} ${game}`)).size);
  if (asked) process.stdout.write(`${JSON.stringify({ rounds: rounds.length, games, differ: 0 })}\n`);
});

/** What cannot be bent in any round without the second program saying so. */
const BENT: Readonly<Record<string, (round: PlayedRound) => PlayedRound>> = {
  payout: (round) => ({ ...round, payout: String(BigInt(round.payout ?? 0) + 1n) }),
  outcome: (round) => ({ ...round, outcome: [round.outcome, 0] }),
  secret: (round) =>
    withLink(round, /((?:serverSeed|link)=.{63})(.)/, ([, head, last]) => head + other(last)),
  commit: (round) => withLink(round, /(commit=.{63})(.)/, ([, head, last]) => head + other(last)),
};

/** What cannot be bent in a round of a chain. */
const BENT_SHARED: typeof BENT = {
  entropy: (round) => withLink(round, /(entropy=.{63})(.)/, ([, head, last]) => head + other(last)),
  stakes: (round) => withLink(round, /stakes=/, () => `stakes=${"0".repeat(64)}%2C`),
};

/** What cannot be bent in a draw in which a beacon has a part. */
const BENT_BEACON: typeof BENT = {
  beacon: (round) => withLink(round, /(beacon=.{95})(.)/, ([, head, last]) => head + other(last)),
  beaconRound: (round) => withLink(round, /beaconRound=/, () => "beaconRound=1"),
};

const other = (digit = "") => (digit === "0" ? "1" : "0");

function withLink(round: PlayedRound, part: RegExp, bend: (found: readonly string[]) => string): PlayedRound {
  return { ...round, link: round.link.replace(part, (...found) => bend(found as string[])) };
}

withPython("G11 the second program finds every round of which something was bent", () => {
  const shared = recorded.filter(({ link }) => link.includes("entropy="));
  const heard = recorded.filter(({ link }) => link.includes("beacon="));
  expect(heard.length).toBeGreaterThan(3);
  const bent = [
    ...Object.values(BENT_BEACON).flatMap((bend) => heard.map(bend)),
    ...Object.values(BENT).flatMap((bend) => recorded.map(bend)),
    ...Object.values(BENT_SHARED).flatMap((bend) => shared.map(bend)),
  ];
  const found = new Set(second(bent).differ.map(({ round }) => round));
  expect(bent.filter((_, nth) => !found.has(nth)).map(({ link }) => link)).toEqual([]);
  if (asked) process.stdout.write(`${JSON.stringify({ bent: bent.length, found: found.size })}\n`);
});
