/** Faults between us: lost answers, forged and old messages; and with the operator's hand, what breaks at the other side. */
import { insist } from "../broken-rule.js";

const TOO_OLD_S = 400;

export const FAULTS = [
  {
    row: "Timeout after commit (our answer lost)",
    async play(scene) {
      await scene.send("debit", scene.bet("b1"), { drop: "answered" });
      const found = await scene.ask("debit", scene.bet("b1"));
      insist("12", found.replayed === true, "a stake whose answer was lost is taken as if it had never come");
      await scene.expect("12", found, "OK", -100);
      await scene.send("rollback", scene.undo("x1", "b1"), { drop: "answered" });
      const undone = await scene.ask("rollback", scene.undo("x1", "b1"));
      insist(
        "12",
        undone.replayed === true,
        "a rollback whose answer was lost is done as if it had never come",
      );
      await scene.expect("12", undone, "OK", 0);
    },
  },
  {
    row: "Wrong signature",
    async play(scene) {
      const bet = scene.bet("b1");
      const forged = [
        [bet, { secret: "the secret of somebody else" }],
        [bet, { bytes: Buffer.from(JSON.stringify({ ...bet, amount: "1" })) }],
        [bet, { signature: "" }],
        [bet, { bytes: Buffer.from("{") }],
        [bet, { signedFor: "debit" }, "end-round"],
      ];
      for (const [body, how, command = "debit"] of forged) {
        const { status, answer } = await scene.send(command, body, how);
        const isRefused = status === 401 && answer?.code === "BAD_SIGNATURE";
        insist("transport", isRefused, `a forged stake was answered HTTP ${status} ${answer?.code}`);
        await scene.holds("transport", 0);
      }
      const right = await scene.ask("debit", bet);
      insist("transport", right.replayed === false, "a forged stake was remembered");
      await scene.expect("transport", right, "OK", -100);
    },
  },
  {
    row: "Replay of a valid old message",
    async play(scene) {
      const { send, bet, win, undo, correction, end, player, currency, token } = scene;
      const first = await send("debit", bet("b1"), { ageS: 200 });
      await scene.expect("transport", first.answer, "OK", -100);
      const paid = await send("credit", win("w1", "50", "b1"));
      await scene.expect("3", paid.answer, "OK", -50);
      const said = [
        ["debit", bet("b2")],
        ["credit", win("w1", "50", "b1")],
        ["batch", { operations: [win("w2", "50", "b1")] }],
        ["rollback", undo("x1", "w1")],
        ["adjust", correction("a1", "IN", "50")],
        ["end-round", end],
        ["status", { targetTxId: scene.tx("b1"), player }],
        ["balance", { player, currency }],
        ["authenticate", { token }],
      ];
      for (const [command, body] of said) {
        for (const ageS of [TOO_OLD_S, -TOO_OLD_S]) {
          const { status, answer } = await send(command, body, { ageS });
          const isRefused = status === 401 && answer?.code === "BAD_SIGNATURE";
          const seen = () => `${command} of ${ageS} s ago was answered HTTP ${status} ${answer?.code}`;
          insist("transport", isRefused, seen);
        }
      }
      await scene.holds("transport", -50);
      // Signed anew, the same call is answered as the first time.
      scene.expectReplay(paid.answer, (await send("credit", win("w1", "50", "b1"))).answer);
    },
  },
  {
    row: "Database down or pool full",
    async play(scene) {
      const { bet, win, undo, correction, end } = scene;
      await scene.operator("kit database-down");
      try {
        const calls = [
          ["debit", bet("b1")],
          ["credit", win("w1", "5", "b1")],
          ["rollback", undo("x1", "b0")],
          ["adjust", correction("a1", "IN", "5")],
          ["end-round", end],
          ["status", { targetTxId: scene.tx("b1"), player: scene.player }],
        ];
        for (const [command, body] of calls) {
          const began = performance.now();
          const { status, answer, headers } = await scene.send(command, body);
          const isRight =
            status === 503 && answer?.code === "RETRY_LATER" && Number(headers["retry-after"]) > 0;
          insist("12", isRight, `${command} without a database was answered HTTP ${status} ${answer?.code}`);
          insist("12", performance.now() - began < scene.answersWithinMs, `${command} was answered too late`);
        }
      } finally {
        await scene.operator("kit database-up");
      }
      await scene.expect("12", await scene.ask("debit", bet("b1")), "OK", -100);
    },
  },
  {
    row: "Node killed in mid-bet",
    async play(scene) {
      const bet = scene.bet("b1");
      const cut = scene.send("debit", bet, { drop: 50 });
      let answer;
      try {
        await scene.operator("kit node-kill");
      } finally {
        // Also where nobody can kill the node the stake is brought to its end: it must not move the next situation.
        await cut;
        answer = await scene.ask("debit", bet);
      }
      await scene.expect("12", answer, "OK", -100);
      const again = await scene.ask("debit", bet);
      insist("2", again.replayed === true && again.version === answer.version, "the stake was taken twice");
    },
  },
  {
    row: "Player frozen or self-excluded after the bet",
    async play(scene) {
      const { player, bet, win, ask } = scene;
      await ask("debit", bet("b1"));
      await scene.operator("player block", { player });
      try {
        await scene.expect("4", await ask("debit", bet("b2")), "PLAYER_BLOCKED", -100);
        await scene.expect("3", await ask("credit", win("w1", "50", "b1")), "OK", -50);
      } finally {
        await scene.operator("player unblock", { player });
        await scene.launch();
      }
      await scene.expect("3", await ask("debit", bet("b3")), "TOKEN_EXPIRED", -50);
    },
  },
  {
    row: "Unknown game, vendor disabled, maintenance",
    async play(scene) {
      const { vendor, game, bet, win, ask } = scene;
      await ask("debit", bet("b1"));
      await scene.operator("game close", { vendor, game });
      try {
        await scene.expect("4", await ask("debit", bet("b2")), "GAME_DISABLED", -100);
        await scene.expect("3", await ask("credit", win("w1", "50", "b1")), "OK", -50);
      } finally {
        await scene.operator("game open", { vendor, game });
      }
    },
  },
];

/** Played last of all: what ends the player's session leaves nothing to play with. */
export const ENDINGS = [
  {
    row: "Expired session, late win or rollback",
    async play(scene) {
      const { ask, bet, win, undo, end } = scene;
      const other = { round: `${scene.round}2` };
      await ask("debit", bet("b1"));
      await scene.expect("3", await ask("debit", bet("b2", other)), "OK", -200);
      await scene.operator("player logout", { player: scene.player });
      await scene.expect("3", await ask("debit", bet("b3")), "TOKEN_EXPIRED", -200);
      await scene.expect("3", await ask("credit", win("w1", "50", "b1")), "OK", -150);
      await scene.expect("3", await ask("rollback", undo("x2", "b2", other)), "OK", -50);
      await scene.expect("3", await ask("end-round", end), "OK", -50);
    },
  },
  {
    row: "Expired session, bet",
    async play(scene) {
      const { player, expiredToken } = scene;
      if (!expiredToken) await scene.operator("player logout", { player }, "--expired-token or ");
      const bet = scene.bet("b1", expiredToken ? { token: expiredToken } : {});
      await scene.expect("3", await scene.ask("debit", bet), "TOKEN_EXPIRED", 0);
    },
  },
];
