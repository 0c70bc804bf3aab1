import { expect, test } from "vitest";
import { testContext } from "#tests/setup/database.ts";
import {
  commitOfLink,
  entropyOfLines,
  followChain,
  linkAt,
  nextInChain,
  sharedDraw,
  stakeLine,
  takeLink,
} from "./chain.ts";

test("a chain leads from every link back to what was published first, and each round has one of its own", async () => {
  const context = await testContext();
  const places = [];
  for (let nth = 0; nth < 3; nth += 1) places.push(await takeLink(context, "parvaz"));
  expect(places.map(({ index }) => index)).toEqual([1, 2, 3]);
  for (const place of places) {
    const link = await linkAt(context.db, place);
    expect(commitOfLink(link)).toBe(place.commit);
    expect(places.map(({ commit }) => commit)).not.toContain(nextInChain(link));
    expect(places.map(({ commit }) => commit)).not.toContain(link);
    expect(followChain(link, place.index)).toBe(place.terminal);
  }
  expect(new Set(places.map(({ terminal }) => terminal)).size).toBe(1);
});

test("two games have chains of their own, and rounds that open at once never share a link", async () => {
  const context = await testContext();
  const together = await Promise.all(Array.from({ length: 8 }, () => takeLink(context, "baccarat")));
  expect(new Set(together.map(({ index }) => index)).size).toBe(8);
  const other = await takeLink(context, "sic-bo");
  expect(other.index).toBe(1);
  expect(other.terminal).not.toBe(together[0]?.terminal);
});

test("a chain that is used up is followed by another, and nothing of a chain can be changed", async () => {
  const context = await testContext();
  const first = await takeLink(context, "derby");
  const run = (text: string, values: unknown[]) => context.db.call({ name: `test ${text}`, text }, values);
  await run("update studio.chains set next_index = length + 1 where id = $1", [first.chainId]);
  const next = await takeLink(context, "derby");
  expect(next.index).toBe(1);
  expect(next.terminal).not.toBe(first.terminal);
  await expect(
    run("update studio.chains set next_index = 1 where id = $1", [first.chainId]),
  ).rejects.toThrow();
  await expect(
    run("update studio.chains set terminal = $2 where id = $1", [first.chainId, "0".repeat(64)]),
  ).rejects.toThrow();
  await expect(run("delete from studio.chains", [])).rejects.toThrow();
});

test("entropy is of every stake and of their order", () => {
  const one = { id: "a", clientSeed: "x" };
  const other = { id: "b", clientSeed: null };
  const all = [[], [one], [other], [one, other], [other, one]].map((stakes) =>
    entropyOfLines(stakes.map(stakeLine)),
  );
  expect(new Set(all).size).toBe(5);
  expect(all[0]).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
});

test("the draws of a shared round follow from link, round and entropy, and from nothing else", () => {
  const seeds = { link: "5a".repeat(32), round: "r1", entropy: "0b".repeat(32) };
  const drawn = (game: string, given = seeds) => {
    const draw = sharedDraw(game, given);
    return Array.from({ length: 12 }, () => draw(1000)).join(" ");
  };
  expect(drawn("parvaz")).toBe(drawn("parvaz"));
  const others = [
    drawn("sic-bo"),
    drawn("parvaz", { ...seeds, round: "r2" }),
    drawn("parvaz", { ...seeds, entropy: "0c".repeat(32) }),
    drawn("parvaz", { ...seeds, link: "5b".repeat(32) }),
  ];
  expect(new Set([drawn("parvaz"), ...others]).size).toBe(5);
});
