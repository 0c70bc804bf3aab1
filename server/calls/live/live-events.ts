import { z } from "zod";
import { money } from "../../core/numbers/money.ts";
import { cardName, type PublicRound, SHARED_ROUND_STATES } from "../../studio/rounds/index.ts";
import { amount, asAmount, asInstant, id, instant } from "../shapes.ts";
import { menus } from "../table/games/lottery-menus.ts";
import { purse } from "../table/money/purse.ts";

const card = z.string().meta({ description: "A card, like A♠ or 10♦." });

/** How a shared round ended, by what kind of game it is. */
const outcome = z.union([
  z.object({ kind: z.literal("crash"), point: z.int().meta({ description: "In hundredths." }) }),
  z.object({ kind: z.literal("baccarat"), player: z.array(card), banker: z.array(card) }),
  z.object({ kind: z.literal("dragon-tiger"), dragon: card, tiger: card }),
  z.object({ kind: z.literal("sic-bo"), dice: z.array(z.int()) }),
  z.object({ kind: z.literal("derby"), order: z.array(z.int()) }),
]);

/** A round that many share, as everybody may know it. */
export const sharedRound = z.object({
  ...{ id: z.uuid(), game: z.string(), number: id, state: z.enum(SHARED_ROUND_STATES) },
  version: z.int().meta({ description: "Of the rules that decide it." }),
  ...{ opensAt: instant, closesAt: instant, drawnAt: instant.nullable(), endsAt: instant.nullable() },
  ...{ commit: z.string(), terminal: z.string() },
  place: z.int().meta({ description: "Of its link in the chain of the game." }),
  entropy: z.string().nullable().meta({ description: "Fixed when betting closes." }),
  link: z.string().nullable().meta({ description: "Told when the round is over." }),
  outcome: outcome.nullable(),
  reason: z.string().nullable().meta({ description: "Why it was called off." }),
  totals: z.array(z.object({ stakes: z.int(), players: z.int(), staked: amount })),
  stakes: z.array(
    z.object({
      nth: z.int(),
      who: z.string().meta({ description: "The end of a number, and so nobody in particular." }),
      stake: amount,
      spot: z.string().nullable(),
      paid: amount.nullable(),
      at: z.int().nullable().meta({ description: "With what it was multiplied, in hundredths." }),
    }),
  ),
});

/** How a round ended, as it is told to apps. */
export function outcomeValue(of: NonNullable<PublicRound["outcome"]>): z.infer<typeof outcome> {
  switch (of.kind) {
    case "crash":
      return { kind: of.kind, point: of.point };
    case "baccarat":
      return { kind: of.kind, player: of.player.map(cardName), banker: of.banker.map(cardName) };
    case "dragon-tiger":
      return { kind: of.kind, dragon: cardName(of.dragon), tiger: cardName(of.tiger) };
    case "sic-bo":
      return { kind: of.kind, dice: [...of.dice] };
    case "derby":
      return { kind: of.kind, order: [...of.order] };
  }
}

/** A round as it is told to apps: instants, amounts and numbers are written as in any call. */
export function roundValue(of: PublicRound): z.infer<typeof sharedRound> {
  const at = (ms: number | null) => (ms === null ? null : asInstant(new Date(ms)));
  return {
    ...{ id: of.id, game: of.game, number: `${of.number}`, state: of.state, version: of.version },
    opensAt: asInstant(new Date(of.opensAt)),
    closesAt: asInstant(new Date(of.closesAt)),
    ...{ drawnAt: at(of.drawnAt), endsAt: at(of.endsAt) },
    ...{ commit: of.commit, terminal: of.terminal, place: of.place, entropy: of.entropy, link: of.link },
    outcome: of.outcome && outcomeValue(of.outcome),
    reason: of.reason,
    totals: of.totals.map(({ asset, stakes, players, staked }) => ({
      ...{ stakes, players, staked: asAmount(money(BigInt(staked), asset)) },
    })),
    stakes: of.stakes.map(({ asset, stake, paid, ...line }) => ({
      ...{ nth: line.nth, who: line.who, spot: line.spot, at: line.at },
      stake: asAmount(money(BigInt(stake), asset)),
      paid: paid === null ? null : asAmount(money(BigInt(paid), asset)),
    })),
  };
}

/** What each event of the stream carries. */
export const LIVE_EVENTS = {
  balance: z
    .object({ real: purse, trial: purse })
    .meta({ description: "What the player has to play with, each time that it has moved." }),
  messages: z.object({ unread: z.int() }).meta({ description: "How many messages are unread." }),
  round: z
    .object({ game: z.string(), now: instant, round: sharedRound.nullable() })
    .meta({ description: "The latest round of a game in `rounds`; `now` is the time of the house." }),
  lottery: menus.meta({
    description:
      "The draws that are open, as `gameMenus` answers. It carries no results: `vnOpenedNumbers` (GET /lgw/vn/numeros/opened/game) tells what came out of one that has left the list.",
  }),
  ended: z.object({ code: z.enum(["notSignedIn", "tooMany"]) }).meta({
    description:
      "The last of a stream that does not go on: the token is over (notSignedIn), or it has as many streams as it may (tooMany).",
  }),
} as const;

export type LiveEvent = keyof typeof LIVE_EVENTS;
