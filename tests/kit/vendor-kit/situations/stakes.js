/** Stakes: sent twice, changed, refused, and many at once. */
import { insist, NotPlayed } from "../broken-rule.js";
import { same } from "../scene.js";

const DRAIN_CALLS = 64;

export const STAKES = [
  {
    row: "Duplicate bet, same content",
    async play(scene) {
      const first = await scene.ask("debit", scene.bet("b1"));
      await scene.expect("2", first, "OK", -100);
      await scene.ask("debit", scene.bet("b2"));
      scene.expectReplay(first, await scene.ask("debit", scene.bet("b1")));
      await scene.holds("2", -200);
    },
  },
  {
    row: "Same id, different amount/round/player/currency/game",
    async play(scene) {
      const { bet, ask, others } = scene;
      await scene.expect("2", await ask("debit", bet("b1")), "OK", -100);
      const changed = [{ amount: "101" }, { round: `${scene.round}2` }, { game: `${scene.game}-other` }];
      for (const more of [...changed, { currency: scene.currency === "P" ? "TRIAL" : "P" }]) {
        await scene.expect("2", await ask("debit", bet("b1", more)), "DUPLICATE_CONFLICT", -100);
      }
      for (const { player, token } of others) {
        const theirs = await ask("debit", bet("b1", { player, token }));
        insist(
          "1",
          theirs.code === "OK" && !theirs.replayed,
          `another player's txId was answered ${theirs.code}`,
        );
        await scene.holds("1", -100);
      }
    },
  },
  {
    row: "Two duplicates at the same instant",
    async play(scene) {
      const answers = await Promise.all(
        Array.from({ length: 16 }, () => scene.ask("debit", scene.bet("b1"))),
      );
      const first = answers.filter(({ replayed }) => !replayed);
      insist("2", first.length === 1, `${first.length} of 16 duplicates say that they are the first`);
      for (const answer of answers) {
        const isSame = same({ ...answer, replayed: true }, { ...first[0], replayed: true });
        insist(
          "2",
          isSame,
          () => `duplicates were answered differently: ${JSON.stringify([answer, first[0]])}`,
        );
      }
      await scene.holds("2", -100);
    },
  },
  {
    row: "Concurrent bets draining a balance",
    async play(scene) {
      // Ten stakes and a half fit into the balance.
      const amount = (scene.start * 2n) / 21n;
      const bets = Array.from({ length: DRAIN_CALLS }, (_, nth) =>
        scene.bet(`b${nth}`, { round: `${scene.round}${nth}`, amount: amount.toString() }),
      );
      const answers = await Promise.all(bets.map((bet) => scene.ask("debit", bet)));
      const taken = bets.filter((_, nth) => answers[nth].code === "OK");
      const fits = Number(scene.start / amount);
      insist(
        "4",
        taken.length === fits,
        `${taken.length} of ${DRAIN_CALLS} stakes were taken, and ${fits} fit`,
      );
      const refused = answers.filter(({ code }) => code !== "OK");
      const isRight = refused.every(({ code }) => code === "INSUFFICIENT_FUNDS");
      insist("4", isRight, () => `refused with ${[...new Set(refused.map(({ code }) => code))].join(", ")}`);
      await scene.holds("4", -amount * BigInt(fits));
      await Promise.all(
        taken.map(({ txId, player, round }) =>
          scene.ask("rollback", { txId: `${txId}-back`, targetTxId: txId, player, round }),
        ),
      );
      await scene.holds("6", 0);
    },
  },
  {
    row: "Bet in another currency",
    async play(scene) {
      const other = scene.currency === "P" ? "TRIAL" : "P";
      for (const currency of [other, "PTS", "XXX"]) {
        const answer = await scene.ask("debit", scene.bet(`b-${currency}`, { currency }));
        await scene.expect("4", answer, "CURRENCY_MISMATCH", 0);
      }
    },
  },
  {
    row: "Token of nobody, of another player, for another game",
    async play(scene) {
      const { ask, bet, game, others } = scene;
      const wrong = [
        { token: "nobody's" },
        { game: `${game}-other` },
        ...others.map(({ token }) => ({ token })),
      ];
      for (const [nth, more] of wrong.entries()) {
        await scene.expect("3", await ask("debit", bet(`b${nth}`, more)), "TOKEN_INVALID", 0);
      }
      await scene.expect("3", await ask("debit", bet("b")), "OK", -100);
    },
  },
  {
    row: "Batch of which one part is refused",
    async play(scene) {
      const { ask, bet, win } = scene;
      const tooMuch = bet("b2", { amount: (scene.start + 1n).toString() });
      const poor = await ask("batch", { operations: [bet("b1"), tooMuch] });
      await scene.expect("9", poor, "INSUFFICIENT_FUNDS", 0);
      const early = await ask("batch", { operations: [bet("b1"), win("w1", "50", "b0")] });
      await scene.expect("9", early, "BET_NOT_FOUND", 0);
      const both = { operations: [bet("b1"), win("w2", "50", "b1", { endRound: true })] };
      const first = await ask("batch", both);
      insist("9", first.replayed === false, "a part of a batch that was refused was remembered as done");
      await scene.expect("9", first, "OK", -50);
      const again = await ask("batch", both);
      await scene.expect("9", again, "OK", -50);
      insist("9", again.replayed === true, "a batch that comes again is done as if it had never come");
    },
  },
  {
    row: "Amount with too many decimals, exponent, negative, NaN, above 2^63",
    async play(scene) {
      const amounts = [1, 1.5, null, "10.505", "1e3", "-1", "NaN", "", " 1", "۱۰", "9223372036854775808"];
      const unreadable = amounts.map((amount) => ({ ...scene.bet("b1"), amount }));
      unreadable.push(
        { ...scene.bet("b1"), txId: "x".repeat(101) },
        { ...scene.bet("b1"), round: undefined },
      );
      unreadable.push(Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), Buffer.from("{"));
      for (const body of unreadable) {
        const { status, answer } = await scene.send("debit", body);
        const said = Buffer.isBuffer(body) ? "bytes that are no JSON" : JSON.stringify(body.amount ?? body);
        const isRefused = status === 400 && answer?.code === "BAD_REQUEST";
        insist(
          "10",
          isRefused,
          () => `${said} was answered HTTP ${status} ${answer?.code}, not 400 BAD_REQUEST`,
        );
      }
      // Nothing was stored under the number that they all used.
      const right = await scene.ask("debit", scene.bet("b1"));
      insist("2", right.replayed === false, "an unreadable call was remembered");
      await scene.expect("2", right, "OK", -100);
      const most = scene.bet("b2", { amount: "9223372036854775807" });
      await scene.expect("4", await scene.ask("debit", most), ["INSUFFICIENT_FUNDS", "LIMIT_EXCEEDED"], -100);
    },
  },
  {
    row: "Trial account reaching a money vendor",
    needs: ({ currency }) => (currency === "TRIAL" ? null : "needs a trial player: --currency TRIAL"),
    async play(scene) {
      const { ask, bet, win, correction, player } = scene;
      const money = { currency: "P" };
      await scene.expect("13", await ask("debit", bet("b1", money)), "CURRENCY_MISMATCH", 0);
      const { code } = await ask("balance", { player, ...money });
      if (code === "OK") throw new NotPlayed("needs a trial account: this player has money as well");
      const answers = [
        // Of nothing: should the wallet take it, no money was given away.
        await ask("credit", win("w1", "0", undefined, { ...money, kind: "PROMO" })),
        await ask("adjust", correction("a1", "IN", "0", money)),
      ];
      for (const answer of answers) await scene.expect("13", answer, "CURRENCY_MISMATCH", 0);
    },
  },
];
