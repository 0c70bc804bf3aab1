import { expect } from "vitest";
import { MINUTE_MS } from "#server/core/time.ts";
import { endLaunches } from "#server/vendors/index.ts";
import { type DialectSituation, expectSameAgain, expectWord, sayAndExpect } from "./dialect-situation.ts";

export const DIALECT_STAKES: DialectSituation[] = [
  {
    row: "Duplicate bet, same content",
    async run(scene) {
      const { bet, say } = scene;
      const first = await sayAndExpect(scene, "bet", bet("b1"), "OK", 9_900n);
      await say(bet("b2"));
      await expectSameAgain(scene, bet("b1"), first);
      expect(await scene.held()).toBe(9_800n);
    },
  },
  {
    row: "Same id, different amount/round/player/currency/game",
    async run(scene) {
      const { bet, say, stage, tongue, playerId } = scene;
      await say(bet("b1"));
      const others = [{ minor: 101n }, { round: "r2" }, { asset: "P" }, { game: "G2" }];
      for (const other of others) {
        await sayAndExpect(scene, "bet", bet("b1", other), "DUPLICATE_CONFLICT", 9_900n);
      }
      expect(stage.alarms.map(({ kind }) => kind)).toEqual(others.map(() => "conflict"));
      const other = playerId + 1n;
      await stage.join(other);
      const token = await stage.launch(other, { vendor: tongue.entry.code });
      const theirs = await say(bet("b1", { player: `${other}`, token }));
      expect(theirs.word).toBe(tongue.word("bet", "OK"));
    },
  },
  {
    row: "Two duplicates at the same instant",
    async run(scene) {
      const answers = await Promise.all(Array.from({ length: 16 }, () => scene.say(scene.bet("b1"))));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      for (const heard of answers) await expectWord(scene, "bet", heard, "OK", 9_900n);
    },
  },
  {
    row: "Expired session, bet",
    async run(scene) {
      await endLaunches(scene.context, scene);
      await sayAndExpect(scene, "bet", scene.bet("b1"), "TOKEN_EXPIRED", 10_000n);
      await sayAndExpect(scene, "bet", scene.bet("b2", { token: "nobody's" }), "TOKEN_INVALID", 10_000n);
    },
  },
  {
    row: "Concurrent bets draining a balance",
    async run(scene) {
      const { bet, say, tongue } = scene;
      const bets = Array.from({ length: 64 }, (_, nth) => bet(`b${nth}`, { round: `r${nth}`, minor: 900n }));
      const answers = await Promise.all(bets.map(say));
      const refused = answers.filter(({ word }) => word === tongue.word("bet", "INSUFFICIENT_FUNDS"));
      expect(answers.filter(({ word }) => word === tongue.word("bet", "OK"))).toHaveLength(11);
      expect(refused).toHaveLength(53);
      for (const { balanceMinor } of refused) expect((10_000n - (balanceMinor ?? 100n)) % 900n).toBe(0n);
      expect(await scene.held()).toBe(100n);
    },
  },
  {
    row: "Bet in another currency",
    async run(scene) {
      for (const asset of ["P", "PTS", "EUR"]) {
        const strange = scene.bet(`b-${asset}`, { asset });
        const heard = await scene.say(strange);
        // Where the currency is part of the player's name, one that is not ours makes it a name we never gave.
        const isNobody = scene.tongue.signsTime && asset === "EUR";
        const code = isNobody ? "PLAYER_NOT_FOUND" : "CURRENCY_MISMATCH";
        await expectWord(scene, "bet", heard, code, 10_000n);
      }
    },
  },
  {
    row: "Amount with too many decimals, exponent, negative, NaN, above 2^63",
    async run(scene) {
      const { tongue, bet, token, playerId, stage } = scene;
      const meant = { player: `${playerId}`, token, round: "r1", game: "G1", asset: "TRIAL", minor: 100n };
      for (const said of tongue.badBets({ ...meant, tx: "b1" })) {
        await sayAndExpect(scene, "bet", said, "BAD_REQUEST", 10_000n);
      }
      const long = bet("x".repeat(101));
      await sayAndExpect(scene, "bet", long, "BAD_REQUEST", 10_000n);
      expect(stage.alarms).toEqual([]);
      // Nothing was stored under the number that all of them used.
      await sayAndExpect(scene, "bet", bet("b1"), "OK", 9_900n);
      const most = bet("b2", { minor: 2n ** 63n - 1n });
      await sayAndExpect(scene, "bet", most, "INSUFFICIENT_FUNDS", 9_900n);
    },
  },
  {
    row: "Unknown game, vendor disabled, maintenance",
    async run(scene) {
      const { bet, say, stage, win } = scene;
      await say(bet("b1"));
      for (const state of ["disabled", "maintenance"] as const) {
        stage.games.set("G1", state);
        await sayAndExpect(scene, "bet", bet(`b-${state}`), "GAME_DISABLED", 9_900n);
      }
      stage.games.delete("G1");
      await sayAndExpect(scene, "bet", bet("b-unknown"), "GAME_DISABLED", 9_900n);
      await sayAndExpect(scene, "win", win("w1", 50n, "b1"), "OK", 9_950n);
    },
  },
  {
    row: "Trial account reaching a money vendor",
    async run(scene) {
      const { bet, win, balance, correct, stage, playerId, tongue } = scene;
      await stage.join(playerId, { trialOnly: true });
      const token = await scene.launch("P");
      const money = { token, asset: "P" as const };
      await sayAndExpect(scene, "bet", bet("b1", money), "CURRENCY_MISMATCH", 10_000n);
      const prize = win("w1", 5n, "b1", { ...money, promo: true });
      await sayAndExpect(scene, "win", prize, "CURRENCY_MISMATCH", 10_000n);
      await sayAndExpect(scene, "balance", balance(money), "CURRENCY_MISMATCH", 10_000n);
      if (!tongue.hasCorrections) return;
      const paid = tongue.correct({
        ...{ tx: "a1", player: `${playerId}`, round: "r1", game: "G1", target: "", ...money },
        ...{ direction: "IN", minor: 5n },
      });
      await sayAndExpect(scene, "correct", paid, "CURRENCY_MISMATCH", 10_000n);
      expect(correct).toBeDefined();
    },
  },
  {
    row: "Player frozen or self-excluded after the bet",
    async run(scene) {
      const { bet, win, say, stage, playerId, context } = scene;
      for (const [nth, state] of (["blocked", "excluded"] as const).entries()) {
        const before = 10_000n - BigInt(nth) * 50n;
        await stage.join(playerId);
        await say(bet(`b${nth}`));
        await stage.join(playerId, { state });
        context.clock.forward(MINUTE_MS);
        await sayAndExpect(scene, "bet", bet(`n${nth}`), "PLAYER_BLOCKED", before - 100n);
        await sayAndExpect(scene, "win", win(`w${nth}`, 50n, `b${nth}`), "OK", before - 50n);
      }
    },
  },
];
