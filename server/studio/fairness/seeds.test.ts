import { createHash } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { sqlState } from "#server/db/faults.ts";
import { inOwnTime } from "#tests/setup/own-time.ts";
import { type StudioHouse, studioHouse } from "#tests/setup/studio-house.ts";
import { rotateSeeds, roundView, seedsView, spin, verifyRound, type WalletOf } from "../index.ts";
import { commitOf } from "./pf1.ts";

let house: StudioHouse;

beforeAll(async () => {
  house = await studioHouse();
});

async function seated() {
  const playerRef = await house.aPlayer(1_000_00n);
  const sessionId = await house.opened(playerRef, "KHATAM", "golestan");
  const context = inOwnTime(house.context);
  const played = async (spinId: string) => {
    const request = { sessionId, playerRef, spinId, lineBetMinor: 2n };
    const result = await spin(context, house.walletOf, request);
    if (!result.ok) throw new Error(result.refusal.reason);
    return result.value;
  };
  const rotated = async (clientSeed: string, pairId?: string) => {
    const result = await rotateSeeds(house.context, { playerRef, clientSeed, pairId });
    if (!result.ok) throw new Error(result.refusal.reason);
    return result.value;
  };
  const seeds = async () => {
    const view = await seedsView(house.context, { playerRef });
    if (!view) throw new Error("no seeds");
    return view;
  };
  return { playerRef, sessionId, played, rotated, seeds };
}

test("who never opened a game has no seeds yet", async () => {
  expect(await seedsView(house.context, { playerRef: "7" })).toBeNull();
  const request = { playerRef: "7", clientSeed: "mine" };
  expect(await rotateSeeds(house.context, request)).toMatchObject({ refusal: { reason: "seedsMissing" } });
});

test("the server seed in use is shown nowhere, and its commitment is", async () => {
  const { playerRef, played, seeds } = await seated();
  const { roundId, fairness } = await played("hidden");
  const [row] = await house.context.db.call<{ server_seed: string }>(
    {
      name: "test-seed",
      text: "select server_seed from studio.seed_pairs where player_ref = $1 and state = 'active'",
    },
    [playerRef],
  );
  const secret = row?.server_seed ?? "";
  const shown = [await seeds(), await roundView(house.context, { playerRef, roundId }), fairness];
  const text = JSON.stringify(shown, (_, value) => (typeof value === "bigint" ? `${value}` : value));
  expect(text).not.toContain(secret);
  expect(text).toContain(commitOf(secret));
});

test("after a rotation anybody can compute every round again, and the commitment was the true one", async () => {
  const { playerRef, played, rotated } = await seated();
  const rounds = [await played("a"), await played("b"), await played("c")];
  await rotated("my-own.seed_1");
  for (const before of rounds) {
    const round = await roundView(house.context, { playerRef, roundId: before.roundId });
    if (!round) throw new Error("the round is gone");
    const { fairness, game, lineBet } = round;
    const verified = verifyRound({
      ...fairness,
      game,
      serverSeed: fairness.serverSeed ?? "",
      lineBetMinor: lineBet.minor,
      asset: lineBet.asset,
    });
    if (!verified.ok) throw new Error(verified.refusal.reason);
    expect(verified.value.commit).toBe(before.fairness.commit);
    expect(verified.value.spins).toEqual(before.spins);
    expect(verified.value.payout).toEqual(before.payout);
  }
});

test("the next server seed is committed to before the client seed that goes with it is known", async () => {
  const { seeds, rotated } = await seated();
  const before = await seeds();
  const after = await rotated("chosen-later");
  expect(after.active).toMatchObject({ commit: before.nextCommit, clientSeed: "chosen-later", nextNonce: 0 });
  expect(after.nextCommit).not.toBe(before.nextCommit);
  expect(after.previous).toMatchObject([{ pairId: before.active.pairId, commit: before.active.commit }]);
  expect(commitOf(after.previous[0]?.serverSeed ?? "")).toBe(before.active.commit);
});

test("numbers begin anew with a new pair, and the old pair keeps its count", async () => {
  const { played, rotated } = await seated();
  await played("a");
  expect((await played("b")).fairness.nonce).toBe(1);
  const { previous } = await rotated("second");
  expect(previous[0]?.rounds).toBe(2);
  expect((await played("c")).fairness).toMatchObject({ nonce: 0, clientSeed: "second" });
});

test("the same form posted twice rotates once", async () => {
  const { seeds, rotated } = await seated();
  const { pairId } = (await seeds()).active;
  const [once, again] = await Promise.all([rotated("once", pairId), rotated("once", pairId)]);
  expect(again?.active.commit).toBe(once?.active.commit);
  expect((await seeds()).previous).toHaveLength(1);
});

test("a new pair takes any words, as a game does, and hashes what is no client seed; nothing at all is refused", async () => {
  const { playerRef, seeds, rotated } = await seated();
  for (const clientSeed of ["", "  "]) {
    const result = await rotateSeeds(house.context, { playerRef, clientSeed });
    expect(result).toMatchObject({ ok: false, refusal: { reason: "clientSeedMissing" } });
  }
  expect((await seeds()).previous).toEqual([]);
  for (const words of ["a|b", "بذر من", "x".repeat(65)]) {
    const hash = createHash("sha256").update(words, "utf8").digest("hex");
    expect((await rotated(` ${words} `))?.active).toMatchObject({ clientSeed: hash, clientBy: "player" });
  }
  expect((await rotated("plain.words_1"))?.active.clientSeed).toBe("plain.words_1");
});

test("seeds are frozen while a round is open", async () => {
  const { playerRef, sessionId, rotated, seeds } = await seated();
  const cut: WalletOf = (vendor) => ({
    ...house.walletOf(vendor),
    credit: () => Promise.reject(new Error("cut")),
  });
  const request = { sessionId, playerRef, spinId: "open", lineBetMinor: 1n };
  await expect(spin(house.context, cut, request)).rejects.toThrow("cut");
  const refused = await rotateSeeds(house.context, { playerRef, clientSeed: "too-early" });
  expect(refused).toMatchObject({ ok: false, refusal: { reason: "roundOpen" } });
  expect((await seeds()).previous).toEqual([]);
  await spin(house.context, house.walletOf, request);
  expect((await rotated("in-time")).previous).toHaveLength(1);
});

test("a server seed cannot be exchanged after its commitment was shown", async () => {
  const { playerRef } = await seated();
  const other = "e".repeat(64);
  const text = "update studio.seed_pairs set server_seed = $2, commitment = $3 where player_ref = $1";
  const fault = await house.context.db
    .call({ name: "test-exchange", text }, [playerRef, other, commitOf(other)])
    .catch((thrown: unknown) => thrown);
  expect(sqlState(fault)).toBe("P0001");
});

test("verification refuses what it cannot compute and says which part", () => {
  const sound = {
    game: "golestan",
    serverSeed: "0a".repeat(32),
    clientSeed: "a",
    nonce: 0,
    lineBetMinor: 1n,
  };
  expect(verifyRound(sound).ok).toBe(true);
  const reasonOf = (changed: Partial<typeof sound> & { mathVersion?: number }) => {
    const result = verifyRound({ ...sound, ...changed });
    return result.ok ? null : result.refusal.reason;
  };
  expect(reasonOf({ game: "poker" })).toBe("gameUnknown");
  expect(reasonOf({ mathVersion: 99 })).toBe("mathRetired");
  expect(reasonOf({ serverSeed: "0a" })).toBe("serverSeedMalformed");
  expect(reasonOf({ clientSeed: "|" })).toBe("clientSeedMalformed");
  expect(reasonOf({ nonce: -1 })).toBe("nonceMalformed");
});

test("G11 every stake that a pair decided is on some page of it, however many there are", async () => {
  const { playerRef, played } = await seated();
  for (let nth = 0; nth < 52; nth += 1) await played(`many-${nth}`);
  const numbersOn = async (page: number) => {
    const active = (await seedsView(house.context, { playerRef, page }))?.active;
    return { of: `${active?.page}/${active?.pageCount}`, nonces: active?.stakes.map(({ nonce }) => nonce) };
  };
  const first = await numbersOn(1);
  const second = await numbersOn(2);
  expect([first.of, second.of]).toEqual(["1/2", "2/2"]);
  expect([...(first.nonces ?? []), ...(second.nonces ?? [])]).toEqual(
    Array.from({ length: 52 }, (_, nth) => 51 - nth),
  );
  expect(await numbersOn(9)).toEqual(second);
});
