import { expect } from "vitest";
import { MINUTE_MS } from "#server/core/time.ts";
import { endLaunches } from "#server/vendors/index.ts";
import type { DebitBody } from "#server/vendors/protocol.ts";
import { answerIn, expectAfter, expectReplay, type Situation, signed } from "./situation.ts";

export const STAKES: Situation[] = [
  {
    row: "Duplicate bet, same content",
    async run(scene) {
      const first = await scene.client.debit(scene.bet("b1"));
      await scene.client.debit(scene.bet("b2"));
      expectReplay(first, await scene.client.debit(scene.bet("b1")));
      expect(await scene.held()).toBe(9_800n);
    },
  },
  {
    row: "Same id, different amount/round/player/currency/game",
    async run(scene) {
      const { client, bet, stage, playerId } = scene;
      await client.debit(bet("b1"));
      const others: Partial<DebitBody>[] = [
        { amount: "101" },
        { round: "r2" },
        { currency: "P" },
        { game: "G2" },
      ];
      for (const other of others) {
        await expectAfter(scene, await client.debit(bet("b1", other)), "DUPLICATE_CONFLICT", 9_900n);
      }
      expect(stage.alarms.map(({ kind }) => kind)).toEqual(others.map(() => "conflict"));
      // Another player's transactions have numbers of their own: live tables give one number to a whole table.
      const other = playerId + 1n;
      await stage.join(other);
      const theirs = bet("b1", { player: `${other}`, token: await stage.launch(other) });
      expect(await client.debit(theirs)).toMatchObject({ code: "OK", replayed: false });
    },
  },
  {
    row: "Two duplicates at the same instant",
    async run(scene) {
      const answers = await Promise.all(
        Array.from({ length: 16 }, () => scene.client.debit(scene.bet("b1"))),
      );
      expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
      expect(new Set(answers.map((answer) => JSON.stringify({ ...answer, replayed: true }))).size).toBe(1);
      expect(await scene.held()).toBe(9_900n);
    },
  },
  {
    row: "Expired session, bet",
    async run(scene) {
      await scene.client.authenticate({ token: scene.token });
      await endLaunches(scene.context, scene);
      await expectAfter(scene, await scene.client.debit(scene.bet("b1")), "TOKEN_EXPIRED", 10_000n);
    },
  },
  {
    row: "Concurrent bets draining a balance",
    async run(scene) {
      const { client, bet } = scene;
      const answers = await Promise.all(
        Array.from({ length: 64 }, (_, nth) =>
          client.debit(bet(`b${nth}`, { round: `r${nth}`, amount: "900" })),
        ),
      );
      const refused = answers.filter(({ code }) => code === "INSUFFICIENT_FUNDS");
      expect(answers.filter(({ code }) => code === "OK")).toHaveLength(11);
      expect(refused).toHaveLength(53);
      for (const { balance, version } of refused) {
        expect(Number(balance?.total)).toBe(10_000 - 900 * (Number(version) - 1));
      }
      expect(await scene.held()).toBe(100n);
    },
  },
  {
    row: "Bet in another currency",
    async run(scene) {
      for (const currency of ["P", "PTS", "EUR"]) {
        const answer = await scene.client.debit(scene.bet(`b-${currency}`, { currency }));
        await expectAfter(scene, answer, "CURRENCY_MISMATCH", 10_000n);
      }
    },
  },
  {
    row: "Amount with too many decimals, exponent, negative, NaN, above 2^63",
    async run(scene) {
      const amounts = [1, 1.5, null, "10.505", "1e3", "-1", "NaN", "", " 1", "۱۰", "9223372036854775808"];
      for (const amount of amounts) {
        const request = signed(scene, "debit", { ...scene.bet("b1"), amount });
        const response = await scene.stage.seam.handle(request);
        expect([amount, response.status]).toEqual([amount, 400]);
        await expectAfter(scene, answerIn(response), "BAD_REQUEST", 10_000n);
      }
      // Nothing was stored under the number that all of them used.
      await expectAfter(scene, await scene.client.debit(scene.bet("b1")), "OK", 9_900n);
      const most = scene.bet("b2", { amount: "9223372036854775807" });
      await expectAfter(scene, await scene.client.debit(most), "INSUFFICIENT_FUNDS", 9_900n);
    },
  },
  {
    row: "Unknown game, vendor disabled, maintenance",
    async run(scene) {
      const { client, stage, bet, win } = scene;
      await client.debit(bet("b1"));
      for (const state of ["disabled", "maintenance"] as const) {
        stage.games.set("G1", state);
        await expectAfter(scene, await client.debit(bet(`b-${state}`)), "GAME_DISABLED", 9_900n);
      }
      stage.games.delete("G1");
      await expectAfter(scene, await client.debit(bet("b-unknown")), "GAME_DISABLED", 9_900n);
      await expectAfter(scene, await client.credit(win("w1", "50", "b1")), "OK", 9_950n);
    },
  },
  {
    row: "Trial account reaching a money vendor",
    async run(scene) {
      const { client, stage, playerId, bet, win } = scene;
      await stage.join(playerId, { trialOnly: true });
      const token = await stage.launch(playerId, { asset: "P" });
      const answers = [
        await client.debit(bet("b1", { token, currency: "P" })),
        await client.credit(win("w1", "5", undefined, { currency: "P", kind: "PROMO" })),
        await client.adjust(scene.correction("a1", "IN", "5", { currency: "P" })),
        await client.balance({ player: scene.ref, currency: "P" }),
      ];
      expect(answers.map(({ code }) => code)).toEqual(Array(4).fill("CURRENCY_MISMATCH"));
      expect(await scene.held()).toBe(10_000n);
    },
  },
  {
    row: "Player frozen or self-excluded after the bet",
    async run(scene) {
      const { client, stage, playerId, bet, win } = scene;
      for (const [nth, state] of (["blocked", "excluded"] as const).entries()) {
        const before = 10_000n - BigInt(nth) * 50n;
        await stage.join(playerId);
        await client.debit(bet(`b${nth}`));
        await stage.join(playerId, { state });
        scene.context.clock.forward(MINUTE_MS);
        await expectAfter(scene, await client.debit(bet(`n${nth}`)), "PLAYER_BLOCKED", before - 100n);
        await expectAfter(scene, await client.credit(win(`w${nth}`, "50", `b${nth}`)), "OK", before - 50n);
      }
    },
  },
];
