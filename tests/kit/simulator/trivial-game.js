/** The one game of the simulated vendor: a coin that shows its tail, so a stake is always lost. */
import { randomUUID } from "node:crypto";

const STAKE = "100";

export const GAMES = [
  {
    code: "COIN",
    names: { en: "Coin", fa: "سکه" },
    category: "slot",
    stakeMin: STAKE,
    stakeMax: STAKE,
    rtp: "0.00",
    demo: true,
    freeRounds: false,
  },
];

/** Opens one round: asks who plays, takes the stake, and leaves the round open until a test ends it. */
export async function openRound(send, { token, game, currency }) {
  const who = await send("authenticate", { token });
  if (who.code !== "OK") return { code: who.code, round: null };
  const round = randomUUID();
  const stake = { txId: randomUUID(), token, player: who.player, game, round, amount: STAKE, currency };
  const { code } = await send("debit", stake);
  return { code, round: code === "OK" ? round : null };
}
