import { expect } from "vitest";
import { stopwatch } from "#server/core/time.ts";
import { openServer } from "#server/db/open-server.ts";
import { exchangesOfRound, walletClient } from "#server/vendors/index.ts";
import { roundRecord } from "#server/wallet/index.ts";
import { contextOver } from "#tests/setup/database.ts";
import { SECRET, seamStage } from "#tests/setup/seam-stage.ts";
import { answerIn, expectAfter, expectReplay, type Situation, signed } from "./situation.ts";

const PID = { name: "test-pid", text: "select pg_backend_pid() as pid", row: { pid: 0 } };
const END = { name: "test-end", text: "select pg_terminate_backend($1)" };

export const FAULTS: Situation[] = [
  {
    row: "Timeout after commit (our answer lost)",
    async run(scene) {
      const { context, stage, bet, undo } = scene;
      let answered = 0;
      const deaf = walletClient({
        vendor: "NARD",
        secret: SECRET,
        now: context.now,
        send: async (request) => {
          const response = await stage.seam.handle(request);
          answered += 1;
          if (answered % 2 === 1) throw new Error("the answer was lost");
          return response;
        },
      });
      const found = await deaf.debit(bet("b1"));
      expect(found.replayed).toBe(true);
      await expectAfter(scene, found, "OK", 9_900n);
      const undone = await deaf.rollback(undo("x1", "b1"));
      expect(undone.replayed).toBe(true);
      await expectAfter(scene, undone, "OK", 10_000n);
    },
  },
  {
    row: "Database down or pool full",
    async run(scene) {
      const nowhere = openServer("postgres://nobody:nothing@127.0.0.1:1/nothing");
      const broken = seamStage({ ...contextOver(nowhere), now: scene.context.now });
      await broken.seam.settled();
      for (const command of ["debit", "credit", "rollback", "adjust", "end-round", "status"]) {
        const said = { ...scene.bet("b1"), ...scene.win("b1", "5"), ...scene.undo("b1", "b0") };
        const body = { ...said, ...scene.correction("b1", "IN", "5") };
        broken.players.set(scene.playerId, {
          id: scene.playerId,
          country: null,
          language: "fa",
          state: "active",
          trialOnly: false,
        });
        const elapsedMs = stopwatch();
        const response = await broken.seam.handle(signed(scene, command, body));
        expect([command, response.status, answerIn(response).code]).toEqual([command, 503, "RETRY_LATER"]);
        expect(response.headers["Retry-After"]).toBe("1");
        expect(elapsedMs()).toBeLessThan(2_500);
      }
      await nowhere.close();
      await expectAfter(scene, await scene.client.debit(scene.bet("b1")), "OK", 9_900n);
    },
  },
  {
    row: "Node killed in mid-bet",
    async run(scene) {
      const { context, stage, bet, client } = scene;
      const died = context.db.transaction(async (db) => {
        const dying = seamStage({ ...context, db: { ...context.db, ...db } });
        dying.players.set(scene.playerId, {
          id: scene.playerId,
          country: null,
          language: "fa",
          state: "active",
          trialOnly: false,
        });
        const [own] = await db.call(PID, []);
        expect(answerIn(await dying.seam.handle(signed(scene, "debit", bet("b1")))).code).toBe("OK");
        await dying.seam.settled();
        await context.db.call(END, [own?.pid]);
        await db.call(PID, []);
      });
      await expect(died).rejects.toThrow();
      expect(await scene.held()).toBe(10_000n);
      const first = await client.debit(bet("b1"));
      await expectAfter(scene, first, "OK", 9_900n);
      expectReplay(first, await client.debit(bet("b1")));
      const record = await roundRecord(context, { playerId: scene.playerId, vendor: "NARD", roundId: "r1" });
      expect(record?.movements).toHaveLength(1);
      expect(stage.alarms).toEqual([]);
    },
  },
  {
    row: "Wrong signature",
    async run(scene) {
      const { context, stage, bet, playerId } = scene;
      const right = signed(scene, "debit", bet("b1"));
      const wrong = [
        signed(scene, "debit", bet("b1"), { secret: `${SECRET} of another` }),
        { ...right, body: signed(scene, "debit", bet("b1", { amount: "1" })).body },
        { ...right, signature: "" },
        { ...right, body: new TextEncoder().encode("{") },
        signed(scene, "end-round", bet("b1"), { signedFor: "debit" }),
      ];
      for (const request of wrong) {
        const response = await stage.seam.handle(request);
        expect([response.status, answerIn(response).code]).toEqual([401, "BAD_SIGNATURE"]);
      }
      await stage.seam.settled();
      const at = { vendor: "NARD", playerId, round: "r1" };
      expect(await exchangesOfRound(context, at)).toEqual([]);
      expect(stage.alarms.map(({ kind }) => kind)).toEqual(wrong.map(() => "badSignature"));
      const first = await scene.client.debit(bet("b1"));
      expect(first.replayed).toBe(false);
      await expectAfter(scene, first, "OK", 9_900n);
    },
  },
  {
    row: "Replay of a valid old message",
    async run(scene) {
      const { stage, bet, win, undo } = scene;
      const send = async (command: string, body: unknown, ageS: number) => {
        const response = await stage.seam.handle(signed(scene, command, body, { ageS }));
        return { status: response.status, ...answerIn(response) };
      };
      await send("debit", bet("b1"), 300);
      const paid = await send("credit", win("w1", "50", "b1"), 0);
      const old = { status: 401, code: "BAD_SIGNATURE" };
      expect(await send("debit", bet("b1"), 301)).toMatchObject(old);
      expect(await send("debit", bet("b2"), -301)).toMatchObject(old);
      expect(await send("credit", win("w1", "50", "b1"), 86_400)).toMatchObject(old);
      expect(await send("rollback", undo("x1", "w1"), 86_400)).toMatchObject(old);
      expect(await scene.held()).toBe(9_950n);
      // Signed anew, it is answered as the first time.
      expectReplay(paid, await send("credit", win("w1", "50", "b1"), 300));
    },
  },
];
