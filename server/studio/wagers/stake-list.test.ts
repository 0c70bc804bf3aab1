import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { testContext } from "#tests/setup/database.ts";
import { stakeLine } from "../fairness/chain.ts";
import { fixStakes, stakeListOf } from "./stake-list.ts";

const STAKES = [
  { id: "01890f3e-0000-7000-8000-000000000002", clientSeed: "farah" },
  { id: "01890f3e-0000-7000-8000-000000000001", clientSeed: null },
];

test("G11 the list that is published gives the entropy by SHA-256 alone, in the order of the stakes", async () => {
  const context = await testContext();
  const entropy = await fixStakes(context, { game: "parvaz", round: "r1", stakes: STAKES });
  const list = await stakeListOf(context, { game: "parvaz", round: "r1" });
  expect(list).toEqual({ game: "parvaz", round: "r1", entropy, stakes: STAKES.map(stakeLine) });
  const text = list?.stakes.map((line) => `${line}\n`).join("") ?? "";
  expect(createHash("sha256").update(text).digest("hex")).toBe(entropy);
  expect(await stakeListOf(context, { game: "derby", round: "r1" })).toBeNull();
});

test("G11 a published stake names nobody, and is found by who knows its number and its seed", () => {
  const [own] = STAKES;
  const line = own ? stakeLine(own) : "";
  expect(line).toBe(createHash("sha256").update(`${own?.id}:farah`).digest("hex"));
  expect(line).not.toContain("farah");
});

test("a round without stakes has no list, and its entropy is the hash of nothing", async () => {
  const context = await testContext();
  const entropy = await fixStakes(context, { game: "parvaz", round: "empty", stakes: [] });
  expect(entropy).toBe(createHash("sha256").digest("hex"));
  expect(await stakeListOf(context, { game: "parvaz", round: "empty" })).toBeNull();
});

test("a list is fixed once, says what it hashes to, and is never changed or taken away", async () => {
  const context = await testContext();
  const run = (text: string) => context.db.call({ name: `test ${text}`, text }, []);
  await fixStakes(context, { game: "parvaz", round: "r1", stakes: STAKES });
  await expect(
    fixStakes(context, { game: "parvaz", round: "r1", stakes: STAKES.slice(1) }),
  ).rejects.toThrow();
  await expect(run("update studio.stake_lists set lines = lines[1:1]")).rejects.toThrow();
  await expect(run("delete from studio.stake_lists")).rejects.toThrow();
  await expect(
    run(`insert into studio.stake_lists (game, round, entropy, lines, fixed_at)
      values ('derby', 'r1', repeat('0', 64), array['a'], now())`),
  ).rejects.toThrow();
});
