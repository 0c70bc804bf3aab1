import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Beacon } from "#server/core/beacon.ts";
import { drandBeacon } from "#server/gateway/beacon/index.ts";
import { type BeaconNode, beaconNode } from "#tests/setup/beacon-process.ts";
import { at, DRAW, house, lotteryDays, player, ticket } from "#tests/setup/lottery-day.ts";
import { TEHRAN } from "#tests/setup/lottery-house.ts";
import { linkKey, signedLink, verifyAny } from "../../verify/index.ts";
import { readWager } from "../../wagers/wagers.ts";
import { advanceDraws } from "./advance-draws.ts";
import { cancelDraw } from "./cancel-draw.ts";
import type { DrawRow } from "./draw-statements.ts";

/** Its next draw; the one of DRAW opened before there was a beacon. */
let next: string;
let node: BeaconNode;
let beacon: Beacon;
const KEY = linkKey("a secret of a house that is nobody's, forty");

lotteryDays();
beforeAll(async () => {
  node = await beaconNode();
  beacon = drandBeacon(node.setup);
});
afterAll(() => node.close());
beforeEach(async () => {
  await node.tell("sound");
  next = DRAW.replace("-311", "-312");
  house.context.clock.set(at("12:03:00"));
  await advance();
});

const advance = (heard: Beacon | null = beacon) =>
  advanceDraws(house.context, house.walletOf, { ...TEHRAN, beacon: heard });
const draw = () => house.draw("tas-dah", next);

function linkOf({ link, entropy, ...of }: DrawRow): Record<string, string> {
  return {
    ...{
      engine: "lottery",
      game: "tas-dah",
      version: "1",
      round: next,
      link: link ?? "",
      entropy: entropy ?? "",
    },
    ...{ commit: of.commitment ?? "", terminal: of.terminal ?? "", index: String(of.chainIndex) },
    ...{ beaconChain: of.beaconChain ?? "", beaconRound: String(of.beaconRound), beacon: of.beacon ?? "" },
  };
}

test("G11 a draw names the beacon's round before it takes stakes, and comes out with what was said in it", async () => {
  const open = await draw();
  const said = { beaconChain: beacon.chain, beacon: null };
  expect(open).toMatchObject({ state: "open", ...said });
  expect((await house.draw("tas-dah", DRAW)).beaconRound).toBeNull();
  const wager = await house.placed(ticket({ draw: next }));
  house.context.clock.set(at("12:05:45"));
  await advance();
  expect(await draw()).toMatchObject({ state: "locked", entropy: expect.any(String), ...said });

  house.context.clock.set(at("12:06:00"));
  await advance();
  const settled = await draw();
  expect(settled).toMatchObject({ state: "settled", beaconRound: open.beaconRound });
  const word = { chain: beacon.chain, round: settled.beaconRound ?? 0, said: settled.beacon ?? "" };
  expect(await beacon.isSaid(word.round, word.said)).toBe(true);
  const locks = open.locksAt.getTime() / 1000;
  const seconds = beacon.genesisSeconds + (word.round - 1) * beacon.periodSeconds;
  expect(seconds).toBeGreaterThan(locks + 5 - 1);
  expect(seconds).toBeLessThanOrEqual(locks + 8);

  const whole = signedLink(KEY, { ...linkOf(settled), stakes: "" });
  whole.delete("stakes");
  const computed = (query: URLSearchParams, heard = true) => verifyAny(query, heard ? { beacon: word } : {});
  const checked = computed(whole);
  if (!checked.ok) throw new Error("The link cannot be read");
  expect(new Map(checked.value.lines).get("Numbers")).toBe(settled.numbers?.join(" "));
  expect(checked.value.missing).toEqual(["stakes"]);
  expect(computed(whole, false)).toMatchObject({ value: { missing: ["stakes", "beacon"] } });

  const bent = new URLSearchParams(whole);
  bent.set(
    "beacon",
    word.said.replace(/^./, (digit) => (digit === "a" ? "b" : "a")),
  );
  expect(computed(bent)).toMatchObject({ value: { verdict: "wrong" } });
  const half = new URLSearchParams(whole);
  half.delete("beacon");
  expect(computed(half)).toMatchObject({ ok: false, refusal: { reason: "linkUnreadable" } });
  expect(await readWager(house.context.db, wager.id)).toMatchObject({ state: "paid" });
});

test("G11 a draw whose beacon is silent, lies or is not set up waits, keeps no other waiting, and goes on when it speaks", async () => {
  await house.placed(ticket({ draw: next }));
  house.context.clock.set(at("12:06:00"));
  await node.tell("silent");
  const { beaconRound } = await draw();
  await advance().catch(() => undefined);
  for (const mood of ["silent", "bent", "other"] as const) {
    await node.tell(mood);
    await expect(advance()).rejects.toThrow(" waits for round ");
    expect(await draw()).toMatchObject({ state: "locked", beacon: null, link: null, numbers: null });
  }
  await expect(advance(null)).rejects.toThrow("waits for round");
  const later = await house.draw("tas-dah", next.replace("-312", "-313"));
  expect(later.state).toBe("open");

  await node.tell("sound");
  await advance();
  expect(await draw()).toMatchObject({ state: "settled", beaconRound });
});

test("G11 two call off a draw whose beacon is silent: its link is shown, its numbers nobody knows", async () => {
  await house.placed(ticket({ draw: next }));
  house.context.clock.set(at("12:06:00"));
  await node.tell("silent");
  await advance().catch(() => undefined);
  const wish = { game: "tas-dah", number: next, reason: "The beacon is away." };
  for (const operator of ["mina", "omid"]) {
    const said = await cancelDraw(house.context, { ...wish, operator });
    expect(said.ok).toBe(true);
  }
  expect(await draw()).toMatchObject({ state: "cancelled", link: expect.any(String), numbers: null });
  await node.tell("sound");
  await advance();
  expect(await draw()).toMatchObject({ state: "cancelled", beacon: null });
  expect(await house.balanceMinor(player)).toBe(1_000_000n);
});
