/** Payouts: twice, several, too early, too late, of nothing, and corrected. */
import { insist } from "../broken-rule.js";

export const PAYOUTS = [
  {
    row: "Duplicate win",
    async play(scene) {
      await scene.ask("debit", scene.bet("b1"));
      const first = await scene.ask("credit", scene.win("w1", "50", "b1"));
      await scene.expect("2", first, "OK", -50);
      scene.expectReplay(first, await scene.ask("credit", scene.win("w1", "50", "b1")));
      await scene.holds("2", -50);
    },
  },
  {
    row: "Second, different win in the same round",
    async play(scene) {
      await scene.ask("debit", scene.bet("b1"));
      await scene.expect(
        "1",
        await scene.ask("credit", scene.win("w1", "50", "b1", { endRound: true })),
        "OK",
        -50,
      );
      await scene.expect("1", await scene.ask("credit", scene.win("w2", "70", "b1")), "OK", 20);
    },
  },
  {
    row: "Win before bet",
    async play(scene) {
      const early = await scene.ask("credit", scene.win("w1", "50", "b1"));
      await scene.expect("7", early, "BET_NOT_FOUND", 0);
      await scene.ask("debit", scene.bet("b1"));
      const paid = await scene.ask("credit", scene.win("w1", "50", "b1"));
      insist("7", paid.replayed === false, "a payout that was not stored is told as a repeat");
      await scene.expect("7", paid, "OK", -50);
    },
  },
  {
    row: "Win of 0",
    async play(scene) {
      await scene.ask("debit", scene.bet("b1"));
      const nothing = scene.win("w1", "0", "b1", { endRound: true });
      const lost = await scene.ask("credit", nothing);
      await scene.expect("8", lost, "OK", -100);
      insist("8", lost.transferId !== null, "a payout of nothing was not recorded");
      scene.expectReplay(lost, await scene.ask("credit", nothing));
      await scene.expect("8", await scene.ask("debit", scene.bet("b2")), "ROUND_CLOSED", -100);
    },
  },
  {
    row: "Win after rollback",
    async play(scene) {
      await scene.ask("debit", scene.bet("b1"));
      await scene.ask("rollback", scene.undo("x1", "b1"));
      const refused = await scene.ask("credit", scene.win("w1", "50", "b1"));
      await scene.expect("7", refused, "TX_CANCELLED", 0);
      scene.expectReplay(refused, await scene.ask("credit", scene.win("w1", "50", "b1")));
    },
  },
  {
    row: "Win while the bet was refused",
    async play(scene) {
      const tooMuch = scene.bet("b1", { amount: (scene.start + 1n).toString() });
      await scene.expect("4", await scene.ask("debit", tooMuch), "INSUFFICIENT_FUNDS", 0);
      await scene.expect("7", await scene.ask("credit", scene.win("w1", "50", "b1")), "TX_CANCELLED", 0);
    },
  },
  {
    row: "Out of order (win2, win1, end)",
    async play(scene) {
      const { ask, bet, win, end } = scene;
      await scene.expect("7", await ask("end-round", end), "BET_NOT_FOUND", 0);
      await ask("debit", bet("b1"));
      await scene.expect("1", await ask("credit", win("w2", "70", "b1")), "OK", -30);
      await scene.expect("1", await ask("credit", win("w1", "50", "b1")), "OK", 20);
      const ended = await ask("end-round", end);
      await scene.expect("8", ended, "OK", 20);
      scene.expectReplay(ended, await ask("end-round", end));
      await scene.expect("8", await ask("debit", bet("b2")), "ROUND_CLOSED", 20);
      // What is won late is owed all the same.
      await scene.expect("3", await ask("credit", win("w3", "5", "b1")), "OK", 25);
    },
  },
  {
    row: "Vendor corrects a result",
    async play(scene) {
      const { ask, bet, win, correction } = scene;
      await ask("debit", bet("b1"));
      await ask("credit", win("w1", "50", "b1", { endRound: true }));
      const paid = await ask("adjust", correction("a1", "IN", "30"));
      await scene.expect("1", paid, "OK", -20);
      scene.expectReplay(paid, await ask("adjust", correction("a1", "IN", "30")));
      await scene.expect("1", await ask("adjust", correction("a2", "OUT", "80")), "OK", -100);
      const tooMuch = correction("a3", "OUT", (scene.start + 1n).toString());
      const refused = await ask("adjust", tooMuch);
      await scene.expect("4", refused, "INSUFFICIENT_FUNDS", -100);
      scene.expectReplay(refused, await ask("adjust", tooMuch));
    },
  },
  {
    row: "Same id of a payout, rollback or correction, other content",
    async play(scene) {
      const { ask, bet, win, undo, correction } = scene;
      const other = { round: `${scene.round}2` };
      await ask("debit", bet("b1"));
      for (const id of ["b2", "b3"]) await ask("debit", bet(id, other));
      await scene.expect("2", await ask("credit", win("w1", "50", "b1")), "OK", -250);
      for (const changed of [win("w1", "51", "b1"), win("w1", "50", "b1", { kind: "JACKPOT" })]) {
        await scene.expect("2", await ask("credit", changed), "DUPLICATE_CONFLICT", -250);
      }
      await scene.expect("2", await ask("rollback", undo("x1", "b2", other)), "OK", -150);
      await scene.expect("2", await ask("rollback", undo("x1", "b3", other)), "DUPLICATE_CONFLICT", -150);
      await scene.expect("2", await ask("adjust", correction("a1", "IN", "30")), "OK", -120);
      for (const changed of [correction("a1", "IN", "31"), correction("a1", "OUT", "30")]) {
        await scene.expect("2", await ask("adjust", changed), "DUPLICATE_CONFLICT", -120);
      }
    },
  },
];
