import { expect } from "vitest";
import { endLaunches } from "#server/vendors/index.ts";
import { refusedAdjustments, roundRecord } from "#server/wallet/index.ts";
import {
  type DialectScene,
  type DialectSituation,
  expectSameAgain,
  sayAndExpect,
} from "./dialect-situation.ts";

/** Rounds bear the vendor's own number, or that of the game and theirs. */
async function roundState({ context, playerId, tongue }: DialectScene) {
  const vendor = tongue.entry.code;
  const ids = ["r1", "G1:r1"];
  const records = await Promise.all(
    ids.map((roundId) => roundRecord(context, { playerId, vendor, roundId })),
  );
  return records.find((record) => record !== null)?.state;
}

export const DIALECT_PAYOUTS: DialectSituation[] = [
  {
    row: "Duplicate win",
    async run(scene) {
      const { bet, win, say } = scene;
      await say(bet("b1"));
      const first = await sayAndExpect(scene, "win", win("w1", 50n, "b1"), "OK", 9_950n);
      await expectSameAgain(scene, win("w1", 50n, "b1"), first);
    },
  },
  {
    row: "Second, different win in the same round",
    async run(scene) {
      const { bet, win, end, say } = scene;
      await say(bet("b1"));
      await sayAndExpect(scene, "win", win("w1", 50n, "b1", { ends: true }), "OK", 9_950n);
      await say(end("e1", "b1"));
      await sayAndExpect(scene, "win", win("w2", 70n, "b1"), "OK", 10_020n);
    },
  },
  {
    row: "Win before bet",
    async run(scene) {
      const { bet, win, say } = scene;
      await sayAndExpect(scene, "win", win("w1", 50n, "b1"), "BET_NOT_FOUND", 10_000n);
      await say(bet("b1"));
      await sayAndExpect(scene, "win", win("w1", 50n, "b1"), "OK", 9_950n);
    },
  },
  {
    row: "Win of 0",
    async run(scene) {
      const { bet, win, end, say } = scene;
      await say(bet("b1"));
      const lost = win("w1", 0n, "b1", { ends: true });
      const first = await sayAndExpect(scene, "win", lost, "OK", 9_900n);
      await say(end("e1", "b1"));
      expect(await roundState(scene)).toBe("closed");
      await expectSameAgain(scene, lost, first);
    },
  },
  {
    row: "Win after rollback",
    async run(scene) {
      const { bet, win, undo, say, stage } = scene;
      await say(bet("b1"));
      await sayAndExpect(scene, "undo", undo("x1", "b1"), "OK", 10_000n);
      const refused = await sayAndExpect(scene, "win", win("w1", 50n, "b1"), "TX_CANCELLED", 10_000n);
      await expectSameAgain(scene, win("w1", 50n, "b1"), refused);
      expect(stage.alarms.map(({ kind }) => kind)).toContain("cancelledPayout");
    },
  },
  {
    row: "Win while the bet was refused",
    async run(scene) {
      const { bet, win, say, stage, tongue } = scene;
      await say(bet("b1", { minor: 10_001n }));
      const code = tongue.winNamesBet ? "TX_CANCELLED" : "BET_NOT_FOUND";
      await sayAndExpect(scene, "win", win("w1", 50n, "b1"), code, 10_000n);
      const alarms = tongue.winNamesBet ? ["cancelledPayout"] : [];
      expect(stage.alarms.map(({ kind }) => kind)).toEqual(alarms);
    },
  },
  {
    row: "Out of order (win2, win1, end)",
    async run(scene) {
      const { bet, win, end, say } = scene;
      await sayAndExpect(scene, "end", end("e1", "b1"), "BET_NOT_FOUND", 10_000n);
      await say(bet("b1"));
      await sayAndExpect(scene, "win", win("w2", 70n, "b1"), "OK", 9_970n);
      await sayAndExpect(scene, "win", win("w1", 50n, "b1"), "OK", 10_020n);
      expect(await roundState(scene)).toBe("open");
      const ended = await sayAndExpect(scene, "end", end("e1", "b1"), "OK", 10_020n);
      await expectSameAgain(scene, end("e1", "b1"), ended);
      expect(await roundState(scene)).toBe("closed");
      await sayAndExpect(scene, "bet", bet("b2"), "ROUND_CLOSED", 10_020n);
    },
  },
  {
    row: "Expired session, late win or rollback",
    async run(scene) {
      const { context, bet, win, undo, end, say } = scene;
      await say(bet("b1"));
      await say(bet("b2", { round: "r2" }));
      await endLaunches(context, scene);
      await sayAndExpect(scene, "win", win("w1", 50n, "b1"), "OK", 9_850n);
      await sayAndExpect(scene, "undo", undo("x2", "b2", "r2"), "OK", 9_950n);
      await sayAndExpect(scene, "end", end("e1", "b1"), "OK", 9_950n);
    },
  },
  {
    row: "Vendor corrects a result",
    async run(scene) {
      const { context, bet, win, correct, say, tongue, playerId } = scene;
      await say(bet("b1"));
      await say(win("w1", 50n, "b1"));
      const more = correct("a1", { direction: "IN", minor: 30n, target: "b1" });
      const paid = await sayAndExpect(scene, "correct", more, "OK", 9_980n);
      await expectSameAgain(scene, more, paid);
      const less = correct("a2", { direction: "OUT", minor: 30n, target: "a1" });
      await sayAndExpect(scene, "correct", less, "OK", 9_950n);
      await say(bet("b9", { round: "r9", minor: 9_950n }));
      const tooMuch = correct("a3", { direction: "OUT", minor: 50n, target: "w1" });
      const refused = await sayAndExpect(scene, "correct", tooMuch, "INSUFFICIENT_FUNDS", 0n);
      await expectSameAgain(scene, tooMuch, refused);
      const kept = await refusedAdjustments(context, { vendor: tongue.entry.code });
      const theirs = kept.filter((adjustment) => adjustment.playerId === playerId);
      expect(theirs.map(({ key }) => key)).toEqual(tongue.hasCorrections ? ["a3"] : []);
    },
  },
];
