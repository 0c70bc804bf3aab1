import { createHash } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { sqlState } from "#server/db/faults.ts";
import { inOwnTime } from "#tests/setup/own-time.ts";
import { type StudioHouse, studioHouse } from "#tests/setup/studio-house.ts";
import { chooseClientSeed, rotateSeeds, roundView, seedsView, seedToChoose, spin } from "../index.ts";

let house: StudioHouse;

beforeAll(async () => {
  house = await studioHouse();
});

/** A player at a game, with a pair of seeds that the house drew and that decided nothing yet. */
async function newcomer() {
  const playerRef = await house.aPlayer(1_000_00n);
  const sessionId = await house.opened(playerRef, "KHATAM", "golestan");
  const played = async (spinId: string) => {
    const request = { sessionId, playerRef, spinId, lineBetMinor: 2n };
    const result = await spin(inOwnTime(house.context), house.walletOf, request);
    if (!result.ok) throw new Error(result.refusal.reason);
    return result.value;
  };
  const chosen = (typed: string) => chooseClientSeed(house.context, { playerRef, typed });
  const asked = () => seedToChoose(house.context, { playerRef });
  const rotated = (clientSeed: string) => rotateSeeds(house.context, { playerRef, clientSeed });
  const active = async () => (await seedsView(house.context, { playerRef }))?.active;
  return { playerRef, played, chosen, asked, rotated, active };
}

test("G11 a new pair asks for its player's part under the commitment that was shown, and the first part counts", async () => {
  const { played, chosen, asked, active } = await newcomer();
  const before = await active();
  expect(before).toMatchObject({ clientBy: "house" });
  expect(await asked()).toEqual({ commit: before?.commit });
  await chosen("  ");
  expect(await active()).toEqual(before);
  await Promise.all([chosen("mine"), chosen("mine")]);
  await chosen("later");
  expect(await active()).toMatchObject({ commit: before?.commit, clientSeed: "mine", clientBy: "player" });
  expect(await asked()).toBeNull();
  expect((await played("a")).fairness).toMatchObject({ clientSeed: "mine", nonce: 0 });
});

test("G11 a pair that decided a round without its player's part says so for good", async () => {
  const { playerRef, played, chosen, asked, active, rotated } = await newcomer();
  const { roundId } = await played("a");
  const drawn = (await active())?.clientSeed;
  expect(await asked()).toBeNull();
  await chosen("too late");
  expect(await active()).toMatchObject({ clientSeed: drawn, clientBy: "house" });
  await rotated("fresh");
  const round = await roundView(house.context, { playerRef, roundId });
  expect(round?.fairness).toMatchObject({ clientSeed: drawn, clientBy: "house" });
});

test("G11 words in any script are a part, hashed where a seed may not be them", async () => {
  const { chosen, active } = await newcomer();
  await chosen(" بخت من ");
  const hash = createHash("sha256").update("بخت من", "utf8").digest("hex");
  expect(await active()).toMatchObject({ clientSeed: hash, clientBy: "player" });
});

test("G11 a seed that the house knew before it made the next server seed is not the player's part", async () => {
  const { chosen, rotated, active } = await newcomer();
  const drawn = (await active())?.clientSeed ?? "";
  await chosen(drawn);
  expect(await active()).toMatchObject({ clientBy: "house" });
  for (const [seed, clientBy] of [
    [drawn, "house"],
    ["fresh", "player"],
    ["fresh", "house"],
    ["fresher", "player"],
    [drawn, "house"],
  ] as const) {
    await rotated(seed);
    expect(await active()).toMatchObject({ clientSeed: seed, clientBy });
  }
});

test("G11 the database lets nobody change a client seed that counts, or whose it was", async () => {
  const { playerRef, chosen, played } = await newcomer();
  const change = async (set: string) => {
    const text = `update studio.seed_pairs set ${set} where player_ref = $1 and state = 'active'`;
    const done = house.context.db.call({ name: `test-${set}`, text }, [playerRef]);
    return done.then(
      () => "changed",
      (fault: unknown) => sqlState(fault),
    );
  };
  expect(await change("client_seed = 'x'")).toBe("P0001");
  expect(await change("client_by = null")).toBe("P0001");
  await chosen("mine");
  expect(await change("client_seed = 'x', client_by = 'player'")).toBe("P0001");
  expect(await change("client_by = 'house'")).toBe("P0001");
  const other = await newcomer();
  await other.played("a");
  await played("a");
  const late =
    "update studio.seed_pairs set client_seed = 'x', client_by = 'player' where player_ref = $1 and state = 'active'";
  const fault = await house.context.db
    .call({ name: "test-late", text: late }, [other.playerRef])
    .catch((thrown: unknown) => thrown);
  expect(sqlState(fault)).toBe("P0001");
});
