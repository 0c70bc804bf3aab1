import { expect } from "vitest";
import { expectAfter, expectReplay, type Situation } from "./situation.ts";

export const ROLLBACKS: Situation[] = [
  {
    row: "Rollback before bet",
    async run(scene) {
      const undone = await scene.client.rollback(scene.undo("x1", "b1"));
      await expectAfter(scene, undone, "OK", 10_000n);
      expect(undone.transferId).toBeNull();
      expect((await scene.client.status({ targetTxId: "b1", player: scene.ref })).code).toBe("TX_CANCELLED");
    },
  },
  {
    row: "Bet after its rollback",
    async run(scene) {
      await scene.client.rollback(scene.undo("x1", "b1"));
      const refused = await scene.client.debit(scene.bet("b1"));
      await expectAfter(scene, refused, "TX_CANCELLED", 10_000n);
      expectReplay(refused, await scene.client.debit(scene.bet("b1")));
    },
  },
  {
    row: "Rollback twice, same id",
    async run(scene) {
      await scene.client.debit(scene.bet("b1"));
      const first = await scene.client.rollback(scene.undo("x1", "b1"));
      await expectAfter(scene, first, "OK", 10_000n);
      expectReplay(first, await scene.client.rollback(scene.undo("x1", "b1")));
      expect(await scene.held()).toBe(10_000n);
    },
  },
  {
    row: "Rollback twice, two ids for one bet",
    async run(scene) {
      await scene.client.debit(scene.bet("b1"));
      await scene.client.rollback(scene.undo("x1", "b1"));
      const second = await scene.client.rollback(scene.undo("x2", "b1"));
      await expectAfter(scene, second, "OK", 10_000n);
      expect(second.transferId).toBeNull();
    },
  },
  {
    row: "Rollback of a refused bet",
    async run(scene) {
      await scene.client.debit(scene.bet("b1", { amount: "10001" }));
      const undone = await scene.client.rollback(scene.undo("x1", "b1"));
      await expectAfter(scene, undone, "OK", 10_000n);
      expect(undone.transferId).toBeNull();
    },
  },
  {
    row: "Rollback after win",
    async run(scene) {
      await scene.client.debit(scene.bet("b1"));
      await scene.client.credit(scene.win("w1", "50", "b1"));
      await expectAfter(scene, await scene.client.rollback(scene.undo("x1", "b1")), "ROUND_SETTLED", 9_950n);
    },
  },
  {
    row: "Bet and rollback racing",
    async run(scene) {
      const { client, bet, undo } = scene;
      for (let race = 0; race < 20; race += 1) {
        const [key, round] = [`b${race}`, `r${race}`];
        const calls = [
          () => client.debit(bet(key, { round })),
          () => client.rollback(undo(`x${race}`, key, { round })),
        ];
        const answers = await Promise.all((race % 2 === 0 ? calls : calls.reverse()).map((call) => call()));
        for (const { code } of answers) expect(["OK", "TX_CANCELLED"]).toContain(code);
        expect(await scene.held()).toBe(10_000n);
      }
    },
  },
];
