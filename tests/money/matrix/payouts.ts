import { expect } from "vitest";
import { endLaunches } from "#server/vendors/index.ts";
import { refusedAdjustments, roundRecord } from "#server/wallet/index.ts";
import { expectAfter, expectReplay, type Scene, type Situation } from "./situation.ts";

const round = ({ context, playerId }: Scene) =>
  roundRecord(context, { playerId, vendor: "NARD", roundId: "r1" });

export const PAYOUTS: Situation[] = [
  {
    row: "Duplicate win",
    async run(scene) {
      await scene.client.debit(scene.bet("b1"));
      const first = await scene.client.credit(scene.win("w1", "50", "b1"));
      expectReplay(first, await scene.client.credit(scene.win("w1", "50", "b1")));
      expect(await scene.held()).toBe(9_950n);
    },
  },
  {
    row: "Second, different win in the same round",
    async run(scene) {
      await scene.client.debit(scene.bet("b1"));
      await scene.client.credit(scene.win("w1", "50", "b1", { endRound: true }));
      await expectAfter(scene, await scene.client.credit(scene.win("w2", "70", "b1")), "OK", 10_020n);
    },
  },
  {
    row: "Win before bet",
    async run(scene) {
      const { client, bet, win } = scene;
      await expectAfter(scene, await client.credit(win("w1", "50", "b1")), "BET_NOT_FOUND", 10_000n);
      await client.debit(bet("b1"));
      const paid = await client.credit(win("w1", "50", "b1"));
      expect(paid.replayed).toBe(false);
      await expectAfter(scene, paid, "OK", 9_950n);
    },
  },
  {
    row: "Win of 0",
    async run(scene) {
      await scene.client.debit(scene.bet("b1"));
      const lost = await scene.client.credit(scene.win("w1", "0", "b1", { endRound: true }));
      await expectAfter(scene, lost, "OK", 9_900n);
      expect(lost.transferId).not.toBeNull();
      const record = await round(scene);
      expect([record?.state, record?.movements.length]).toEqual(["closed", 2]);
      expectReplay(lost, await scene.client.credit(scene.win("w1", "0", "b1", { endRound: true })));
    },
  },
  {
    row: "Win after rollback",
    async run(scene) {
      const { client, stage, bet, win, undo } = scene;
      await client.debit(bet("b1"));
      await client.rollback(undo("x1", "b1"));
      const refused = await client.credit(win("w1", "50", "b1"));
      await expectAfter(scene, refused, "TX_CANCELLED", 10_000n);
      expectReplay(refused, await client.credit(win("w1", "50", "b1")));
      expect(stage.alarms.map(({ kind }) => kind)).toContain("cancelledPayout");
    },
  },
  {
    row: "Win while the bet was refused",
    async run(scene) {
      const { client, stage, bet, win } = scene;
      await client.debit(bet("b1", { amount: "10001" }));
      await expectAfter(scene, await client.credit(win("w1", "50", "b1")), "TX_CANCELLED", 10_000n);
      expect(stage.alarms.map(({ kind }) => kind)).toEqual(["cancelledPayout"]);
    },
  },
  {
    row: "Out of order (win2, win1, end)",
    async run(scene) {
      const { client, bet, win, end } = scene;
      expect((await client.endRound(end)).code).toBe("BET_NOT_FOUND");
      await client.debit(bet("b1"));
      await expectAfter(scene, await client.credit(win("w2", "70", "b1")), "OK", 9_970n);
      await expectAfter(scene, await client.credit(win("w1", "50", "b1")), "OK", 10_020n);
      expect((await round(scene))?.state).toBe("open");
      const ended = await client.endRound(end);
      await expectAfter(scene, ended, "OK", 10_020n);
      expectReplay(ended, await client.endRound(end));
      expect((await round(scene))?.state).toBe("closed");
      await expectAfter(scene, await client.debit(bet("b2")), "ROUND_CLOSED", 10_020n);
    },
  },
  {
    row: "Expired session, late win or rollback",
    async run(scene) {
      const { client, bet, win, undo, end } = scene;
      await client.debit(bet("b1"));
      await client.debit(bet("b2", { round: "r2" }));
      await endLaunches(scene.context, scene);
      await expectAfter(scene, await client.credit(win("w1", "50", "b1")), "OK", 9_850n);
      await expectAfter(scene, await client.rollback(undo("x2", "b2", { round: "r2" })), "OK", 9_950n);
      await expectAfter(scene, await client.endRound(end), "OK", 9_950n);
    },
  },
  {
    row: "Vendor corrects a result",
    async run(scene) {
      const { client, bet, win, correction } = scene;
      await client.debit(bet("b1"));
      await client.credit(win("w1", "50", "b1", { endRound: true }));
      const paid = await client.adjust(correction("a1", "IN", "30"));
      await expectAfter(scene, paid, "OK", 9_980n);
      expectReplay(paid, await client.adjust(correction("a1", "IN", "30")));
      await expectAfter(scene, await client.adjust(correction("a2", "OUT", "80")), "OK", 9_900n);
      const refused = await client.adjust(correction("a3", "OUT", "9901"));
      await expectAfter(scene, refused, "INSUFFICIENT_FUNDS", 9_900n);
      expectReplay(refused, await client.adjust(correction("a3", "OUT", "9901")));
      const kept = await refusedAdjustments(scene.context, { vendor: "NARD" });
      const theirs = kept.filter(({ playerId }) => playerId === scene.playerId);
      expect(theirs).toMatchObject([{ key: "a3", amount: { minor: 9_901n } }]);
    },
  },
];
