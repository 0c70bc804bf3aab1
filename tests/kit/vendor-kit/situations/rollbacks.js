/** Rollbacks: before, after, twice, of nothing, too late, and at the same moment. */
import { insist } from "../broken-rule.js";

const RACES = 20;

export const ROLLBACKS = [
  {
    row: "Rollback before bet",
    async play(scene) {
      const undone = await scene.ask("rollback", scene.undo("x1", "b1"));
      await scene.expect("5", undone, "OK", 0);
      insist("5", undone.transferId === null, "a rollback of nothing moved something");
      const { code } = await scene.ask("status", { targetTxId: scene.tx("b1"), player: scene.player });
      insist("5", code === "TX_CANCELLED", `status tells ${code} of what was rolled back before it came`);
    },
  },
  {
    row: "Bet after its rollback",
    async play(scene) {
      await scene.ask("rollback", scene.undo("x1", "b1"));
      const refused = await scene.ask("debit", scene.bet("b1"));
      await scene.expect("5", refused, "TX_CANCELLED", 0);
      scene.expectReplay(refused, await scene.ask("debit", scene.bet("b1")), "5");
    },
  },
  {
    row: "Rollback twice, same id",
    async play(scene) {
      await scene.ask("debit", scene.bet("b1"));
      const first = await scene.ask("rollback", scene.undo("x1", "b1"));
      await scene.expect("6", first, "OK", 0);
      scene.expectReplay(first, await scene.ask("rollback", scene.undo("x1", "b1")), "6");
      await scene.holds("6", 0);
    },
  },
  {
    row: "Rollback twice, two ids for one bet",
    async play(scene) {
      await scene.ask("debit", scene.bet("b1"));
      await scene.expect("6", await scene.ask("rollback", scene.undo("x1", "b1")), "OK", 0);
      const second = await scene.ask("rollback", scene.undo("x2", "b1"));
      await scene.expect("6", second, "OK", 0);
      insist("6", second.transferId === null, "one stake was given back twice");
    },
  },
  {
    row: "Rollback of a refused bet",
    async play(scene) {
      await scene.ask("debit", scene.bet("b1", { amount: (scene.start + 1n).toString() }));
      const undone = await scene.ask("rollback", scene.undo("x1", "b1"));
      await scene.expect("5", undone, "OK", 0);
      insist("5", undone.transferId === null, "a stake that was never taken was given back");
    },
  },
  {
    row: "Rollback after win",
    async play(scene) {
      await scene.ask("debit", scene.bet("b1"));
      await scene.ask("credit", scene.win("w1", "50", "b1"));
      await scene.expect("6", await scene.ask("rollback", scene.undo("x1", "b1")), "ROUND_SETTLED", -50);
      // Taking the payout back first makes the way free.
      await scene.expect("6", await scene.ask("rollback", scene.undo("x2", "w1")), "OK", -100);
      await scene.expect("6", await scene.ask("rollback", scene.undo("x3", "b1")), "OK", 0);
    },
  },
  {
    row: "Bet and rollback racing",
    async play(scene) {
      for (let race = 0; race < RACES; race += 1) {
        const round = `${scene.round}${race}`;
        const calls = [
          () => scene.ask("debit", scene.bet(`b${race}`, { round })),
          () => scene.ask("rollback", scene.undo(`x${race}`, `b${race}`, { round })),
        ];
        if (race % 2 === 1) calls.reverse();
        const answers = await Promise.all(calls.map((call) => call()));
        for (const answer of answers) await scene.expect("5", answer, ["OK", "TX_CANCELLED"], 0);
      }
    },
  },
];
