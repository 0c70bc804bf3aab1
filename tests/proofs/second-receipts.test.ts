import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { seedBrand } from "#server/brand/index.ts";
import { DAY_MS, MINUTE_MS } from "#server/core/time.ts";
import { checkProof, type ProofFile, type PublishedDay } from "#server/proofs/check-proof.ts";
import { balanceProofs, closeDay, houseKey, receiptOf } from "#server/receipts/index.ts";
import { testContext } from "#tests/setup/database.ts";
import { credit, debit, stageFor } from "#tests/setup/wallet-stage.ts";

const SIGNED = join(import.meta.dirname, "../../public/verifier/signed.json");
const PROGRAM = join(import.meta.dirname, "../second-verifier/receipts.py");
const KEY = houseKey("the secret of a house that a second program knows not");

const asked = process.env.PROOF_ROUNDS;
/** Not a power of two, so that a leaf goes up alone. */
const PLAYERS = asked ? 61 : 7;
const FIRST = 200_001n;

const hasPython = spawnSync("python3", ["--version"]).status === 0;
/** Hundreds of files in two programs. */
const WHOLE_MS = 3 * MINUTE_MS;
const withPython = test.skipIf(!hasPython);

/** A receipt and a balance of each of some players, on one day. */
const files: ProofFile[] = [];

beforeAll(async () => {
  const context = await testContext();
  await seedBrand(context, { host: "localhost:3000" });
  const players = Array.from({ length: PLAYERS }, (_, nth) => FIRST + BigInt(nth));
  for (const player of players) {
    const stage = await stageFor(context, player);
    await stage.deposit(player);
    await stage.run(debit("b1", 100n, { asset: "P" }));
    await stage.run({ ...credit("w1", player % 7n, "b1", { asset: "P" }), endsRound: true });
  }
  context.clock.forward(DAY_MS);
  const day = (await closeDay(context, KEY)) ?? "";
  for (const playerId of players) {
    const receipt = await receiptOf(context, KEY, { playerId, vendor: "studio", roundId: "r1" });
    files.push(...(receipt ? [receipt.file] : []), ...(await balanceProofs(context, KEY, { playerId, day })));
  }
}, 60_000);

function second(given: readonly object[], key = KEY.x): boolean[] {
  const { stdout, stderr } = spawnSync("python3", ["-B", PROGRAM, key], {
    input: JSON.stringify(given),
    encoding: "utf8",
  });
  if (stdout === "") throw new Error(stderr);
  return JSON.parse(stdout);
}

withPython(
  "G11 a second program, written from the document alone, finds every receipt and balance in its day",
  () => {
    expect(files).toHaveLength(PLAYERS * 2);
    expect(second(files)).toEqual(files.map(() => true));
    if (asked) process.stdout.write(`${JSON.stringify({ receiptsAndBalances: files.length, differ: 0 })}\n`);
  },
);

const BENT: ReadonlyArray<(file: ProofFile) => ProofFile> = [
  (file) => ({ ...file, text: file.text.replace(/(amount|payout)=(\d)/, "$1=1$2") }),
  (file) => ({ ...file, text: file.text.replace(/salt=./, "salt=g") }),
  (file) => ({ ...file, path: file.path?.slice(1) ?? [] }),
  (file) => ({ ...file, day: withHead(file, (head) => head.replace("receipts=", "receipts=1")) }),
  (file) => ({ ...file, day: withHead(file, (head) => head.replace("P.total=", "P.total=1")) }),
];

const withHead = ({ day }: ProofFile, bend: (head: string) => string) => ({
  head: bend(day?.head ?? ""),
  sig: day?.sig ?? "",
});

withPython(
  "G11 the second program and ours find every one of which something was bent",
  () => {
    const bent = BENT.flatMap((bend) => files.map(bend));
    expect(second(bent)).toEqual(bent.map(() => false));
    for (const file of bent) expect(checkProof(file, KEY.x)?.verdict).toBe("wrong");
    if (asked) process.stdout.write(`${JSON.stringify({ bentReceipts: bent.length, found: bent.length })}\n`);
  },
  WHOLE_MS,
);

withPython(
  "G11 the second program reads what is published to test programs with, and no bent copy of it",
  () => {
    const { key, link, receipt, balance, days } = JSON.parse(readFileSync(SIGNED, "utf8"));
    const query: string = link.query;
    expect(second([{ query }, receipt, balance, { days }], key)).toEqual([true, true, true, true]);
    const bent = [
      { query: query.replace("nonce=", "nonce=1") },
      { query: query.replace("&stake=1", "&stake=2") },
      { days: [...days].reverse() },
      {
        days: days.map((day: PublishedDay) => ({
          ...day,
          head: day.head.replace("receipts=", "receipts=1"),
        })),
      },
      ...BENT.flatMap((bend) => [receipt, balance].map(bend)),
    ];
    expect(second(bent, key)).toEqual(bent.map(() => false));
  },
);
