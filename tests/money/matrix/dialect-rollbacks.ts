import { expect } from "vitest";
import { type DialectSituation, expectSameAgain, sayAndExpect } from "./dialect-situation.ts";

export const DIALECT_ROLLBACKS: DialectSituation[] = [
  {
    row: "Rollback before bet",
    async run(scene) {
      await sayAndExpect(scene, "undo", scene.undo("x1", "b1"), "OK", 10_000n);
    },
  },
  {
    row: "Bet after its rollback",
    async run(scene) {
      await scene.say(scene.undo("x1", "b1"));
      const refused = await sayAndExpect(scene, "bet", scene.bet("b1"), "TX_CANCELLED", 10_000n);
      await expectSameAgain(scene, scene.bet("b1"), refused);
    },
  },
  {
    row: "Rollback twice, same id",
    async run(scene) {
      await scene.say(scene.bet("b1"));
      const first = await sayAndExpect(scene, "undo", scene.undo("x1", "b1"), "OK", 10_000n);
      await expectSameAgain(scene, scene.undo("x1", "b1"), first);
    },
  },
  {
    row: "Rollback twice, two ids for one bet",
    async run(scene) {
      await scene.say(scene.bet("b1"));
      await sayAndExpect(scene, "undo", scene.undo("x1", "b1"), "OK", 10_000n);
      await sayAndExpect(scene, "undo", scene.undo("x2", "b1"), "OK", 10_000n);
    },
  },
  {
    row: "Rollback of a refused bet",
    async run(scene) {
      await scene.say(scene.bet("b1", { minor: 10_001n }));
      await sayAndExpect(scene, "undo", scene.undo("x1", "b1"), "OK", 10_000n);
    },
  },
  {
    row: "Rollback after win",
    async run(scene) {
      await scene.say(scene.bet("b1"));
      await scene.say(scene.win("w1", 50n, "b1"));
      await sayAndExpect(scene, "undo", scene.undo("x1", "b1"), "ROUND_SETTLED", 9_950n);
    },
  },
  {
    row: "Bet and rollback racing",
    async run(scene) {
      const { bet, undo, say, tongue } = scene;
      const ends = (["OK", "TX_CANCELLED"] as const).map((code) => tongue.word("bet", code));
      for (let race = 0; race < 20; race += 1) {
        const [tx, round] = [`b${race}`, `r${race}`];
        const calls = [bet(tx, { round }), undo(`x${race}`, tx, round)];
        const answers = await Promise.all((race % 2 === 0 ? calls : calls.reverse()).map(say));
        for (const { word } of answers) expect(ends).toContain(word);
        expect(await scene.held()).toBe(10_000n);
      }
    },
  },
];
