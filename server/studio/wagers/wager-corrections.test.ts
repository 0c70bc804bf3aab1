import { beforeAll, describe, expect, test } from "vitest";
import { type StudioHouse, studioHouse } from "#tests/setup/studio-house.ts";
import { begunWager, FUNDS, PAYOUT, STAKE, settleWager, stakedWager } from "#tests/setup/wager-seat.ts";
import type { WalletOf } from "../index.ts";
import { correctWagers, finishCorrections, readCorrections } from "./wager-corrections.ts";
import { type NewWager, readWager, takeWagerStake } from "./wagers.ts";

let house: StudioHouse;

beforeAll(async () => {
  house = await studioHouse();
});

const staked = (fundsMinor = FUNDS) => stakedWager(house, fundsMinor);
const begin = (wager: NewWager) => begunWager(house, wager);

describe("a result that was wrong", () => {
  const corrected = (wagerId: string, payoutMinor: bigint) =>
    correctWagers(house.context, house.walletOf, [
      { wagerId, payoutMinor, result: { side: "right" }, reason: "another number was drawn" },
    ]);

  test("is made good upwards and downwards, once, and told as it stands", async () => {
    const { id, playerRef } = await staked();
    await settleWager(house.context, house.walletOf, id);
    await corrected(id, 5_000n);
    await corrected(id, 5_000n);
    expect(await house.balanceMinor(playerRef)).toBe(FUNDS - STAKE + 5_000n);
    await corrected(id, 100n);
    expect(await house.balanceMinor(playerRef)).toBe(FUNDS - STAKE + 100n);
    expect((await readWager(house.context.db, id)).correctedMinor).toBe(100n);
    expect(await readCorrections(house.context.db, [id])).toHaveLength(2);
  });

  test("that cannot be sent keeps no other waiting, now or by the clock, and is told", async () => {
    const [broken, whole] = [await staked(), await staked()];
    for (const { id } of [broken, whole]) await settleWager(house.context, house.walletOf, id);
    const unreachable = (...rounds: string[]): WalletOf => {
      return (vendor) => ({
        ...house.walletOf(vendor),
        adjust: (body) =>
          rounds.includes(body.round)
            ? Promise.reject(new Error("no answer"))
            : house.walletOf(vendor).adjust(body),
      });
    };
    const wanted = [broken, whole].map(({ id }) => ({
      wagerId: id,
      payoutMinor: 5_000n,
      result: null,
      reason: "another number was drawn",
    }));
    const statesOf = async () =>
      (await Promise.all([broken, whole].map(({ id }) => readCorrections(house.context.db, [id]))))
        .flat()
        .map(({ state }) => state);
    const nobody = unreachable(broken.id, whole.id);
    await expect(correctWagers(house.context, nobody, wanted)).rejects.toThrow("no answer");
    expect(await statesOf()).toEqual(["sending", "sending"]);
    await expect(finishCorrections(house.context, unreachable(broken.id))).rejects.toThrow("no answer");
    expect(await statesOf()).toEqual(["sending", "done"]);
    await finishCorrections(house.context, house.walletOf);
    expect(await statesOf()).toEqual(["done", "done"]);
  });

  test("takes no money that is not there any more, and says so", async () => {
    const { id, playerRef } = await staked(STAKE);
    await settleWager(house.context, house.walletOf, id);
    const spent = await house.opened(playerRef, "NARD", "nowruz");
    const other = await begin({
      sessionId: spent,
      playerRef,
      formRef: "all",
      mathVersion: 1,
      stakeMinor: PAYOUT,
      choice: null,
    });
    await takeWagerStake(house.context, house.walletOf, other.ok ? other.value.id : "");
    const [correction] = await corrected(id, 0n);
    expect(correction?.state).toBe("refused");
    await corrected(id, 0n);
    expect(await readCorrections(house.context.db, [id])).toHaveLength(1);
    expect((await readWager(house.context.db, id)).correctedMinor).toBeNull();
    expect(await house.balanceMinor(playerRef)).toBe(0n);
  });
});
