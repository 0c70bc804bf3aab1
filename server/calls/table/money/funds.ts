import { z } from "zod";
import { bonusAtStake } from "../../../bonuses/index.ts";
import { done } from "../../../core/outcome.ts";
import { contractStanding } from "../../../use-cases/index.ts";
import { type Call, signedCall } from "../../call.ts";
import { amount, asAmount, noPayload } from "../../shapes.ts";
import { purse, pursesOf } from "./purse.ts";

const contractInfo = z.object({ isShown: z.boolean(), hasAny: z.boolean(), waiting: z.int() }).meta({
  description: "Whether the agent centre shows this kind, has any, and how many wait for an answer.",
});

/** All that a player has, and how an agent stands to the four kinds of contracts. */
export const fundCalls: readonly Call[] = [
  signedCall({
    module: 5,
    name: "consolidatedFunds",
    method: "GET",
    path: "/wps/member/info/funds/consolidated",
    about: "All that the player has in this house, and how they stand to each kind of contract.",
    scope: "read",
    payload: noPayload,
    value: z.object({
      real: purse,
      trial: purse,
      points: amount,
      activeBonus: z.object({ bonusId: z.string(), balance: amount }).nullable(),
      divtypereq: contractInfo,
      dailysalreqtype: contractInfo,
      contracthoursalreq: contractInfo,
      realtimesalreqtype: contractInfo,
    }),
    errors: [],
    async answer({ visitor }) {
      const { context, player, brand } = visitor;
      const [{ real, trial, points }, active, standing] = await Promise.all([
        pursesOf(visitor),
        bonusAtStake(context, player.id),
        contractStanding(context, { playerId: player.id, brand }),
      ]);
      return done({
        ...{ real, trial, points: points.balance },
        activeBonus: active && { bonusId: active.bonus.id, balance: asAmount(active.balance) },
        divtypereq: standing.dividend,
        dailysalreqtype: standing.daily,
        contracthoursalreq: standing.hourly,
        realtimesalreqtype: standing.realtime,
      });
    },
  }),
];
