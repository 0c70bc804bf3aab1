import { expect } from "vitest";
import { HOUR_MS, stopwatch } from "#server/core/time.ts";
import { openServer } from "#server/db/open-server.ts";
import { exchangesOfRound } from "#server/vendors/index.ts";
import { contextOver, type TestContext } from "#tests/setup/database.ts";
import type { SeamStage } from "#tests/setup/seam-stage.ts";
import {
  type DialectScene,
  type DialectSituation,
  dialectStage,
  expectSameAgain,
  expectWord,
  sayAndExpect,
  sayTo,
} from "./dialect-situation.ts";

const PID = { name: "test-pid", text: "select pg_backend_pid() as pid", row: { pid: 0 } };
const END = { name: "test-end", text: "select pg_terminate_backend($1)" };

/** A seam over another database connection, where the same player plays. */
function stageWithPlayer({ tongue, playerId }: DialectScene, context: TestContext): SeamStage {
  const stage = dialectStage(context, tongue);
  stage.players.set(playerId, {
    id: playerId,
    country: null,
    language: "fa",
    state: "active",
    trialOnly: false,
  });
  return stage;
}

export const DIALECT_FAULTS: DialectSituation[] = [
  {
    row: "Timeout after commit (our answer lost)",
    async run(scene) {
      const { bet, undo, say } = scene;
      await say(bet("b1"));
      const found = await sayAndExpect(scene, "bet", bet("b1"), "OK", 9_900n);
      await expectSameAgain(scene, bet("b1"), found);
      await say(undo("x1", "b1"));
      await sayAndExpect(scene, "undo", undo("x1", "b1"), "OK", 10_000n);
    },
  },
  {
    row: "Database down or pool full",
    async run(scene) {
      const { context, tongue, bet, win, undo, end, correct } = scene;
      const nowhere = openServer("postgres://nobody:nothing@127.0.0.1:1/nothing");
      const broken = stageWithPlayer(scene, { ...contextOver(nowhere), now: context.now });
      const calls = [
        ["bet", bet("b1")],
        ["win", win("w1", 5n, "b1")],
        ["undo", undo("x1", "b1")],
        ["end", end("e1", "b1")],
        ["correct", correct("a1", { direction: "IN", minor: 5n, target: "b1" })],
      ] as const;
      for (const [message, said] of calls) {
        const elapsedMs = stopwatch();
        await expectWord(scene, message, await sayTo(broken, tongue, said), "RETRY_LATER", 10_000n);
        expect(elapsedMs()).toBeLessThan(2_500);
      }
      await broken.seam.settled();
      await nowhere.close();
      await sayAndExpect(scene, "bet", bet("b1"), "OK", 9_900n);
    },
  },
  {
    row: "Node killed in mid-bet",
    async run(scene) {
      const { context, tongue, bet, stage } = scene;
      const died = context.db.transaction(async (db) => {
        const dying = stageWithPlayer(scene, { ...context, db: { ...context.db, ...db } });
        const [own] = await db.call(PID, []);
        expect((await sayTo(dying, tongue, bet("b1"))).word).toBe(tongue.word("bet", "OK"));
        await dying.seam.settled();
        await context.db.call(END, [own?.pid]);
        await db.call(PID, []);
      });
      await expect(died).rejects.toThrow();
      expect(await scene.held()).toBe(10_000n);
      const first = await sayAndExpect(scene, "bet", bet("b1"), "OK", 9_900n);
      await expectSameAgain(scene, bet("b1"), first);
      expect(stage.alarms).toEqual([]);
    },
  },
  {
    row: "Wrong signature",
    async run(scene) {
      const { context, stage, tongue, bet, playerId } = scene;
      const vendor = tongue.entry.code;
      const forgeries = tongue.forgeries(bet("b1"));
      for (const said of forgeries) await sayAndExpect(scene, "bet", said, "BAD_SIGNATURE", 10_000n);
      await stage.seam.settled();
      for (const round of ["r1", "G1:r1"]) {
        expect(await exchangesOfRound(context, { vendor, playerId, round })).toEqual([]);
      }
      expect(stage.alarms.map(({ kind }) => kind)).toEqual(forgeries.map(() => "badSignature"));
      await sayAndExpect(scene, "bet", bet("b1"), "OK", 9_900n);
    },
  },
  {
    row: "Replay of a valid old message",
    async run(scene) {
      const { context, tongue, bet, win, undo, say } = scene;
      await sayAndExpect(scene, "bet", bet("b1"), "OK", 9_900n);
      const paid = await say(win("w1", 50n, "b1"));
      context.clock.forward(24 * HOUR_MS);
      await expectSameAgain(scene, win("w1", 50n, "b1"), paid);
      if (tongue.signsTime) {
        for (const ageS of [301, 24 * 3600]) {
          await sayAndExpect(scene, "bet", bet("b2", { ageS }), "BAD_SIGNATURE", 9_950n);
        }
        await sayAndExpect(scene, "bet", bet("b1"), "BAD_SIGNATURE", 9_950n);
      } else {
        await sayAndExpect(scene, "bet", bet("b1"), "OK", 9_950n);
      }
      await sayAndExpect(scene, "undo", undo("x1", "w1"), "OK", 9_900n);
      context.clock.forward(-24 * HOUR_MS);
    },
  },
];
