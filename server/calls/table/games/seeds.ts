import { z } from "zod";
import { money } from "../../../core/numbers/money.ts";
import { done, refuse } from "../../../core/outcome.ts";
import {
  rotateSeeds,
  type SeedPairView,
  type SeedsView,
  seedsView,
  studioGameOf,
} from "../../../studio/index.ts";
import { waitsForPlayer } from "../../../studio/instant/index.ts";
import { type Call, signedCall } from "../../call.ts";
import { amount, asAmount, asInstant, instant, pageNumber, text } from "../../shapes.ts";

const MODULE = 6;

const pair = z.object({
  pairId: z.uuid(),
  commit: z.string().meta({ description: "SHA-256 of the server seed in hex, as it was told beforehand." }),
  clientSeed: z.string(),
  clientBy: z.enum(["player", "house"]).nullable().meta({ description: "Who chose the client seed." }),
  serverSeed: z.string().nullable().meta({ description: "Null as long as the pair is in use." }),
  rounds: z.int(),
  refusedRounds: z.int().meta({ description: "Stakes that were refused: they keep their numbers." }),
  activatedAt: instant.nullable(),
  revealedAt: instant.nullable(),
});

const stake = z.object({
  roundId: z.uuid(),
  vendor: z.string().nullable().meta({ description: "Null of a game that is no longer played." }),
  game: z.string(),
  nonce: z.int(),
  state: z.string(),
  stake: amount,
  payout: amount.nullable(),
  startedAt: instant,
});

const seeds = z.object({
  active: pair.extend({
    nextNonce: z.int(),
    stakes: z.array(stake).meta({ description: "What the pair decided, the latest first, 50 a page." }),
    page: z.int(),
    totalPages: z.int(),
  }),
  nextCommit: z.string().meta({ description: "Of the server seed that comes after this pair." }),
  previous: z.array(pair).meta({ description: "Pairs that are over, the latest first." }),
});

type Line = SeedsView["active"]["stakes"][number];

function pairValue({ activatedAt, revealedAt, ...of }: SeedPairView): z.infer<typeof pair> {
  return {
    ...{ pairId: of.pairId, commit: of.commit, clientSeed: of.clientSeed, clientBy: of.clientBy },
    ...{ serverSeed: of.serverSeed, rounds: of.rounds, refusedRounds: of.refusedRounds },
    activatedAt: activatedAt && asInstant(activatedAt),
    revealedAt: revealedAt && asInstant(revealedAt),
  };
}

function stakeValue({ asset, stakeMinor, payoutMinor, startedAt, ...of }: Line): z.infer<typeof stake> {
  return {
    ...{ roundId: of.roundId, vendor: studioGameOf(of.game)?.vendor ?? null, game: of.game },
    ...{ nonce: of.nonce, state: of.state },
    stake: asAmount(money(stakeMinor, asset)),
    payout: payoutMinor === null ? null : asAmount(money(payoutMinor, asset)),
    startedAt: asInstant(startedAt),
  };
}

/** A page past the last one is empty. */
function seedsValue({ active, nextCommit, previous }: SeedsView, wanted: number): z.infer<typeof seeds> {
  const { nextNonce, stakes, page, pageCount: totalPages } = active;
  const rows = wanted === page ? stakes.map(stakeValue) : [];
  return {
    active: { ...pairValue(active), nextNonce, stakes: rows, page: wanted, totalPages },
    nextCommit,
    previous: previous.map(pairValue),
  };
}

/** What decides a player's rounds, as the page of seeds shows and changes it. */
export const seedCalls: readonly Call[] = [
  signedCall({
    module: MODULE,
    name: "seeds",
    method: "GET",
    path: "/wps/game/seeds",
    about:
      "The seeds of the player's rounds in games that are theirs alone: the pair in use with what it decided, what was promised of the next, and those that are over with their server seeds.",
    scope: "read",
    payload: z.object({ page: pageNumber }),
    value: seeds,
    errors: ["seedsMissing"],
    async answer({ visitor: { context, player }, payload: { page } }) {
      const found = await seedsView(context, { playerRef: `${player.id}`, page });
      return found ? done(seedsValue(found, page)) : refuse({ reason: "seedsMissing" });
    },
  }),
  signedCall({
    module: MODULE,
    name: "changeSeeds",
    method: "PUT",
    path: "/wps/game/seeds",
    about:
      "Ends the pair in use, whose server seed is told from now on, and begins the next with the client seed that the player chose. With `pairId` only where that pair is still the one in use.",
    scope: "play",
    payload: z.object({
      clientSeed: text().meta({
        description:
          "Any words. Other than Latin letters, digits and . _ - they are hashed first (SHA-256), and so are more than 64.",
      }),
      pairId: z.uuid().optional(),
    }),
    value: seeds,
    errors: ["badField", "seedsMissing", "seedsChanged", "roundOpen", "gameUnfinished"],
    async answer({ visitor: { context, player }, payload }) {
      const rotated = await rotateSeeds(context, { ...payload, playerRef: `${player.id}` });
      if (rotated.ok) return done(seedsValue(rotated.value, 1));
      const { refusal } = rotated;
      const { reason } = refusal;
      if (reason === "clientSeedMissing") return refuse({ reason: "badField", fields: ["clientSeed"] });
      if (!("roundId" in refusal)) return refuse({ reason });
      const waits = await waitsForPlayer(context, refusal.roundId);
      return refuse(waits ? { reason: "gameUnfinished" } : { reason: "roundOpen", isUndecided: true });
    },
  }),
];
