import { z } from "zod";
import { isTrialType } from "../../../accounts/index.ts";
import { localText } from "../../../core/languages.ts";
import { done, refuse } from "../../../core/outcome.ts";
import { claimPrize, DRAWN_STATES, ownRaffles, type Prize, RAFFLE_STATES } from "../../../raffles/index.ts";
import { type Call, signedCall } from "../../call.ts";
import { amount, asAmount, asInstant, instant, pageNumber, text } from "../../shapes.ts";

const MODULE = 8;

const prize = z.object({ pays: z.enum(["cash", "points", "bonus"]), amount });

const prizeValue = ({ pays, amount: given }: Prize) => ({ pays, amount: asAmount(given) });

/** The raffles in which a player has tickets. */
export const raffleCalls: readonly Call[] = [
  signedCall({
    module: MODULE,
    name: "raffles",
    method: "GET",
    path: "/wps/member/raffles",
    about: "The raffles that the player has tickets in, 50 a page, the latest first, and what was won.",
    scope: "read",
    payload: z.object({ page: pageNumber }),
    value: z.object({
      raffles: z.array(
        z.object({
          code: z.string(),
          title: z.string(),
          state: z.enum(RAFFLE_STATES),
          closesAt: instant,
          tickets: z.int(),
          won: z.object({ prize, state: z.enum(DRAWN_STATES), claimUntil: instant.nullable() }).nullable(),
        }),
      ),
      page: z.int(),
      hasMore: z.boolean(),
    }),
    errors: [],
    async answer({ visitor: { context, player, language }, payload: { page } }) {
      const { items, hasMore } = await ownRaffles(context, { playerId: player.id, page });
      const raffles = items.map(({ raffle, tickets, takenBack, drawn }) => {
        const won = drawn?.prize ? raffle.prizes[drawn.prize - 1] : undefined;
        return {
          ...{ code: raffle.code, state: raffle.state, tickets: tickets - takenBack },
          title: localText(raffle.titles, language),
          closesAt: asInstant(raffle.closesAt),
          won:
            drawn && won
              ? {
                  prize: prizeValue(won),
                  state: drawn.state,
                  claimUntil: drawn.claimUntil && asInstant(drawn.claimUntil),
                }
              : null,
        };
      });
      return done({ raffles, page, hasMore });
    },
  }),
  signedCall({
    module: MODULE,
    name: "MCS2_claimRafflePromotion",
    method: "POST",
    path: "/wps/relay/MCS2_claimRafflePromotion",
    about: "Pays what was won in a raffle, once.",
    scope: "money",
    payload: z.object({ code: text(60).min(1) }),
    value: prize,
    errors: [
      ...(["unknownRaffle", "nothingWon", "claimOver", "onABreak"] as const),
      ...(["noAccount", "accountFrozen", "needTrueAccount"] as const),
    ],
    async answer({ visitor: { context, player }, payload: { code } }) {
      if (isTrialType(player.accountType)) return refuse({ reason: "needTrueAccount" });
      const claimed = await claimPrize(context, { player, code });
      return claimed.ok ? done(prizeValue(claimed.value)) : claimed;
    },
  }),
];
