import { z } from "zod";
import { type InstantWager, WAGER_STATES } from "../../../studio/instant/index.ts";
import { amount, asAmount, asInstant, instant } from "../../shapes.ts";

/** A stake in a game that a player's own seeds decide, as its player may see it. */
export const wager = z.object({
  wagerId: z.uuid().meta({ description: "Also the `roundId` of the record." }),
  vendor: z.string(),
  game: z.string(),
  state: z.enum(WAGER_STATES),
  choice: z.unknown().meta({ description: "What was chosen, as the game writes it." }),
  stake: amount,
  bet: amount.meta({ description: "What is paid on: the stake, or what a free round is worth." }),
  staked: amount.meta({ description: "With what was staked later in the same game." }),
  payout: amount.nullable().meta({ description: "Null as long as the game goes on." }),
  balance: amount
    .nullable()
    .meta({ description: "What the player had after the stake, and once it was paid after the payout." }),
  shown: z.unknown().meta({ description: "What came, or what may be seen of it so far." }),
  isOver: z.boolean(),
  step: z.int().meta({ description: "How many steps were taken; the next one is sent with it." }),
  placedAt: instant,
  settledAt: instant.nullable(),
  fairness: z.object({
    commit: z.string(),
    clientSeed: z.string(),
    clientBy: z.enum(["player", "house"]).nullable(),
    nonce: z.int(),
    serverSeed: z.string().nullable().meta({ description: "Null as long as the pair of seeds is in use." }),
  }),
});

export function wagerValue({
  payout,
  balance,
  placedAt,
  settledAt,
  ...of
}: InstantWager): z.infer<typeof wager> {
  const { commit, clientSeed, clientBy, nonce, serverSeed } = of.fairness;
  return {
    ...{ wagerId: of.wagerId, vendor: of.vendor, game: of.game, state: of.state, choice: of.choice },
    ...{ stake: asAmount(of.stake), bet: asAmount(of.bet), staked: asAmount(of.staked) },
    ...{ payout: payout && asAmount(payout), balance: balance && asAmount(balance) },
    ...{ shown: of.shown, isOver: of.isOver, step: of.step },
    ...{ placedAt: asInstant(placedAt), settledAt: settledAt && asInstant(settledAt) },
    fairness: { commit, clientSeed, clientBy, nonce, serverSeed },
  };
}
