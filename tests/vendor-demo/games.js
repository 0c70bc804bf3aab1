/**
 * The two games. A round begins with its stake and ends with a press, so it can be cut off in the middle. What is
 * paid is a whole number of hundredths of the stake.
 */
import { randomInt } from "node:crypto";

export const GAMES = {
  coin: {
    code: "coin",
    names: {
      fa: "شیر یا خط",
      en: "Heads or tails",
      zh: "猜硬币",
      id: "Kepala atau ekor",
      th: "หัวหรือก้อย",
      vi: "Sấp ngửa",
    },
    category: "arcade",
    rtp: "97.00",
    moves: ["heads", "tails"],
  },
  stairs: {
    code: "stairs",
    names: { fa: "پله‌ها", en: "Stairs" },
    category: "wheel",
    rtp: "96.00",
    moves: ["climb", "take"],
  },
};

const STAIRS = [128, 171, 228];
const STAIRS_MAX = STAIRS.length;

/** How a round goes on: null while it goes on, else what it pays in hundredths of the stake. */
export function played(round, move, { wins }) {
  if (round.game === "coin") {
    const shows = wins ? move : ["heads", "tails"][randomInt(2)];
    return { steps: [...round.steps, { move, shows }], pays: shows === move ? 194 : 0 };
  }
  const height = round.steps.length;
  if (move === "take") return { steps: round.steps, pays: height === 0 ? 96 : STAIRS[height - 1] };
  const holds = wins || randomInt(4) > 0;
  const steps = [...round.steps, { move, shows: holds ? "step" : "fall" }];
  if (!holds) return { steps, pays: 0 };
  return { steps, pays: steps.length === STAIRS_MAX ? STAIRS[STAIRS_MAX - 1] : null };
}

/** Whether a move belongs to a game. */
export function isMove(game, move) {
  return GAMES[game]?.moves.includes(move) ?? false;
}
