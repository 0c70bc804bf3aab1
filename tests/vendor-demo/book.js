/**
 * What this vendor remembers: who has a game open, its rounds and its transactions. It is kept in a file and written
 * after each change, so a vendor that was killed goes on where it stood.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";

const EMPTY = { sessions: {}, rounds: {}, transactions: [], owed: [], gifts: {} };

export function bookIn(file) {
  const kept = {
    ...structuredClone(EMPTY),
    ...(existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}),
  };

  function keep() {
    writeFileSync(`${file}.new`, JSON.stringify(kept));
    renameSync(`${file}.new`, file);
  }

  const isOf =
    ({ dialect, player, currency, game }) =>
    (round) =>
      round.dialect === dialect &&
      round.player === player &&
      round.currency === currency &&
      round.game === game;

  return {
    ...kept,
    keep,
    session: (id) => (Object.hasOwn(kept.sessions, id) ? kept.sessions[id] : null),
    openRound: (session) =>
      Object.values(kept.rounds).find((round) => round.state === "open" && isOf(session)(round)),
    round: (id) => (Object.hasOwn(kept.rounds, id) ? kept.rounds[id] : null),
    latestRound: (session) => Object.values(kept.rounds).filter(isOf(session)).at(-1) ?? null,
    /** Free rounds that a house has given, once for their id. One that was ended before it came stays ended. */
    give(gift) {
      kept.gifts[gift.freeRoundId] ??= { ...gift, left: gift.count };
      keep();
    },
    endGift({ freeRoundId, player }) {
      kept.gifts[freeRoundId] = { ...kept.gifts[freeRoundId], freeRoundId, player, left: 0 };
      keep();
    },
    gift: ({ player, game, currency }) =>
      Object.values(kept.gifts).find(
        (gift) => gift.player === player && gift.game === game && gift.currency === currency && gift.left > 0,
      ) ?? null,
    write(line) {
      kept.transactions.push(line);
      keep();
    },
    undo(txId) {
      for (const line of kept.transactions) if (line.txId === txId) line.state = "rolled-back";
      keep();
    },
    /** What still has to reach a house: it is sent until it is answered. */
    owe(call) {
      kept.owed.push(call);
      keep();
    },
    paid(call) {
      kept.owed.splice(kept.owed.indexOf(call), 1);
      keep();
    },
  };
}
