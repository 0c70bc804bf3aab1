import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { beaconRoundAfter } from "#server/core/beacon.ts";
import { type BeaconNode, beaconNode } from "#tests/setup/beacon-process.ts";
import { beaconSetup, drandBeacon } from "./index.ts";

/** drand's quicknet as its own /info says it, and two rounds of it. */
const QUICKNET = {
  BEACON_URL: "https://api.drand.sh",
  BEACON_CHAIN: "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
  BEACON_KEY:
    "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a",
  BEACON_GENESIS: "1692803367",
  BEACON_PERIOD: "3",
};
const SAID: readonly (readonly [round: number, signature: string])[] = [
  [123, "b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92"],
  [1000, "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39"],
];

let node: BeaconNode;

beforeAll(async () => {
  node = await beaconNode();
});
afterAll(() => node.close());

describe("G11 the beacon of drand", () => {
  test("what quicknet said is its own, in its own round alone, and nothing else is", async () => {
    const read = beaconSetup(QUICKNET);
    if (!read.ok || !read.value) throw new Error("quicknet cannot be set up");
    const beacon = drandBeacon(read.value);
    for (const [round, signature] of SAID) {
      expect(await beacon.isSaid(round, signature)).toBe(true);
      expect(await beacon.isSaid(round + 1, signature)).toBe(false);
      expect(await beacon.isSaid(round, signature.replace(/.$/, "0"))).toBe(false);
    }
    for (const nothing of ["", "00".repeat(48), `c0${"00".repeat(47)}`, "ff".repeat(48)])
      expect(await beacon.isSaid(123, nothing)).toBe(false);
    expect(await drandBeacon(node.setup).isSaid(123, SAID[0]?.[1] ?? "")).toBe(false);
  });

  test("a node is believed only when it answers for the round that was asked, signed by the chain", async () => {
    const beacon = drandBeacon(node.setup);
    const said = await beacon.saidIn(77);
    expect(said).toMatch(/^[0-9a-f]{96}$/);
    expect(await beacon.isSaid(77, said ?? "")).toBe(true);
    for (const mood of ["silent", "bent", "other", "long"] as const) {
      await node.tell(mood);
      expect(await beacon.saidIn(77), mood).toBeNull();
    }
    await node.tell("sound");
    expect(await beacon.saidIn(77)).toBe(said);
  });

  test("the round that is named is the first one after the moment", () => {
    const chain = { chain: "", genesisSeconds: 1_000, periodSeconds: 3 };
    const named = (ms: number) => beaconRoundAfter(chain, new Date(ms));
    expect([named(0), named(999_999), named(1_000_000), named(1_002_999), named(1_003_000)]).toEqual([
      1, 1, 2, 2, 3,
    ]);
  });
});

test("a beacon is set up wholly or not at all, and never over a way that others can write on", () => {
  expect(beaconSetup({})).toMatchObject({ ok: true, value: null });
  for (const name of Object.keys(QUICKNET) as (keyof typeof QUICKNET)[]) {
    const half = beaconSetup({ ...QUICKNET, [name]: undefined });
    expect(half).toMatchObject({ ok: false, refusal: { reason: expect.stringContaining(name) } });
  }
  expect(beaconSetup({ ...QUICKNET, BEACON_URL: "http://api.drand.sh" }).ok).toBe(false);
  expect(beaconSetup({ ...QUICKNET, BEACON_KEY: "a4" }).ok).toBe(false);
});
