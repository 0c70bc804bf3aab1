import { z } from "zod";
import { dropSecondFactor, findPlayer } from "../../accounts/index.ts";
import { done } from "../../core/outcome.ts";
import { type Command, changing, refused } from "../command.ts";
import { number, reason } from "../fields.ts";

const secondFactorOff = changing({
  about:
    "take two-step sign-in from a player who has lost phone and recovery codes: say how they proved who they are",
  words: ["player"],
  said: z.object({ player: number, reason }),
  subject: ({ player }) => `player ${player}`,
  async change({ context }, { player: playerId }) {
    if (!(await findPlayer(context, playerId))) return refused("unknownPlayer");
    const dropped = await dropSecondFactor(context, playerId);
    if (!dropped.ok) return refused("secondFactorOff");
    return done({
      lines: [`${playerId} signs in with the password alone, and was told.`],
      before: { secondFactor: true },
      after: { secondFactor: false },
    });
  },
});

export const IDENTITY_COMMANDS: Readonly<Record<string, Command>> = {
  "player second-factor-off": secondFactorOff,
};
