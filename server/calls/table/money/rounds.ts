import { z } from "zod";
import { isTrialType } from "../../../accounts/index.ts";
import { gameNames } from "../../../catalogue/index.ts";
import { done, refuse } from "../../../core/outcome.ts";
import { codesOfRounds, ROUND_NOTES, type RoundCodes } from "../../../http/records/round-codes.ts";
import { houseKey, receiptOf } from "../../../receipts/index.ts";
import { wagerPlace } from "../../../studio/index.ts";
import {
  bettingRecord,
  HELD_STATES,
  heldPayoutsOf,
  MOVEMENT_KINDS,
  ROUND_STATES,
  type Round,
  roundRecord,
} from "../../../wallet/index.ts";
import { askedPage } from "../../asked-page.ts";
import { type Call, signedCall } from "../../call.ts";
import { amount, asAmount, asInstant, id, instant, pageNumber, text } from "../../shapes.ts";

const MODULE = 5;

const round = z.object({
  vendor: z.string(),
  roundId: z.string(),
  game: z.string(),
  gameName: z.string(),
  state: z.enum(ROUND_STATES),
  stake: amount,
  payout: amount,
  adjusted: amount.meta({ description: "What the vendor corrected later, also less than nothing." }),
  net: amount,
  openedAt: instant,
  closedAt: instant.nullable(),
});

function roundValue({ openedAt, closedAt, ...of }: Round, gameName: string): z.infer<typeof round> {
  return {
    ...{ vendor: of.vendor, roundId: of.roundId, game: of.game, gameName, state: of.state },
    ...{ stake: asAmount(of.stake), payout: asAmount(of.payout) },
    ...{ adjusted: asAmount(of.adjusted), net: asAmount(of.net) },
    ...{ openedAt: asInstant(openedAt), closedAt: closedAt && asInstant(closedAt) },
  };
}

const decision = z
  .object({
    number: z.string().nullable().meta({ description: "What everybody calls a round that many share." }),
    nonce: z.string().nullable(),
    commit: z.string().nullable().meta({ description: "What was published of the secret before the round." }),
    clientSeed: z.string().nullable(),
    choice: z.string().nullable().meta({ description: "What was staked on, as its game writes it." }),
    outcome: z
      .string()
      .nullable()
      .meta({ description: "What came, as JSON in text; null before it may be known." }),
    note: z.enum(ROUND_NOTES).meta({ description: "Why a stake went back; empty where it did not." }),
    check: z.url().nullable().meta({
      description: "The page that computes it again; null as long as something of it is secret.",
    }),
  })
  .meta({ description: "As in the file of the betting record." });

function decisionValue({ note, link, ...codes }: RoundCodes): z.infer<typeof decision> {
  const orNull = (said: string) => (said === "" ? null : said);
  const { number, nonce, commit, clientSeed, choice, outcome } = codes;
  return {
    ...{ number: orNull(number), nonce: orNull(nonce), commit: orNull(commit) },
    ...{ clientSeed: orNull(clientSeed), choice: orNull(choice), outcome: orNull(outcome) },
    ...{ note, check: orNull(link) },
  };
}

const wholeRound = round.extend({
  decision: decision.nullable().meta({ description: "Null of games that tell it in their own way." }),
  movements: z.array(
    z.object({
      movementId: id,
      kind: z.enum(MOVEMENT_KINDS),
      amount: amount.meta({ description: "Less than nothing where it left the account." }),
      balanceAfter: amount.nullable(),
      at: instant,
    }),
  ),
  held: z
    .array(z.object({ amount, state: z.enum(HELD_STATES), heldAt: instant, reason: z.string().nullable() }))
    .meta({ description: "Payouts that wait, or waited, for somebody of the house." }),
  corrections: z.array(z.object({ reason: z.string(), at: instant })),
  receipt: z
    .object({
      text: z.string(),
      signature: z.string().nullable(),
      key: z.string(),
      day: z.iso.date().nullable(),
    })
    .nullable()
    .meta({
      description:
        "What the round came to, signed by the house, and the day with which it was published; null while it is open.",
    }),
});

const vendor = text(40).min(1);

/** The rounds that a player has played. */
export const roundCalls: readonly Call[] = [
  signedCall({
    module: MODULE,
    name: "rounds",
    method: "GET",
    path: "/wps/member/rounds",
    about:
      "The betting record: the player's rounds, newest first, 20 a page, and what all of them that the filters let through came to.",
    scope: "read",
    payload: z.object({
      page: pageNumber,
      vendor: vendor.optional(),
      game: text(100).min(1).optional(),
      state: z.enum(ROUND_STATES).optional(),
      asset: z.enum(["P", "TRIAL"]).optional(),
      from: instant.optional(),
      to: instant.optional(),
    }),
    value: z.object({
      rows: z.array(round),
      totals: z.array(
        z.object({ rounds: z.int(), stake: amount, payout: amount, adjusted: amount, net: amount }),
      ),
      page: z.int(),
      totalPages: z.int(),
      total: z.int(),
    }),
    errors: ["needTrueAccount"],
    async answer({ visitor: { context, player, language }, payload: { from, to, ...asked } }) {
      if (isTrialType(player.accountType)) return refuse({ reason: "needTrueAccount" });
      const found = await bettingRecord(context, {
        ...asked,
        playerId: player.id,
        from: from ? new Date(from) : undefined,
        to: to ? new Date(to) : undefined,
      });
      const rows = askedPage(asked.page, found);
      const nameOf = await gameNames(context, { language, games: rows });
      return done({
        rows: rows.map((one) => roundValue(one, nameOf(one))),
        totals: found.totals.map(({ rounds, stake, payout, adjusted, net }) => ({
          ...{ rounds, stake: asAmount(stake), payout: asAmount(payout) },
          ...{ adjusted: asAmount(adjusted), net: asAmount(net) },
        })),
        page: asked.page,
        totalPages: found.pageCount,
        total: found.total,
      });
    },
  }),
  signedCall({
    module: MODULE,
    name: "round",
    method: "GET",
    path: "/wps/member/rounds/round",
    about:
      "One round with what was staked on, what came and what moved, the address of its check and its receipt.",
    scope: "read",
    payload: z.object({ vendor, roundId: text(200).min(1) }),
    value: wholeRound,
    errors: ["needTrueAccount", "unknownRound"],
    async answer({ visitor, payload, url }) {
      const { context, player, language, platform } = visitor;
      if (isTrialType(player.accountType)) return refuse({ reason: "needTrueAccount" });
      const record = await roundRecord(context, { playerId: player.id, ...payload });
      if (!record) return refuse({ reason: "unknownRound" });
      const own = { playerId: player.id, ...payload };
      const placed = { playerRef: player.id.toString(), wagerId: record.roundId };
      const [nameOf, codes, held, place, receipt] = await Promise.all([
        gameNames(context, { language, games: [record] }),
        codesOfRounds(visitor, { rounds: [record], origin: url.origin }),
        heldPayoutsOf(context, { playerId: player.id, of: { vendor: record.vendor, round: record.roundId } }),
        wagerPlace(context, placed),
        receiptOf(context, houseKey(platform.config.houseSecret), own),
      ]);
      const decided = codes.get(record.roundId);
      return done({
        ...roundValue(record, nameOf(record)),
        decision: decided ? decisionValue(decided) : null,
        movements: record.movements.map(({ transferId, kind, amount: moved, balanceAfter, at }) => ({
          ...{ movementId: `${transferId}`, kind, amount: asAmount(moved), at: asInstant(at) },
          balanceAfter: balanceAfter && asAmount(balanceAfter),
        })),
        held: held.map(({ amount: waits, state, heldAt, reason }) => ({
          ...{ amount: asAmount(waits), state, heldAt: asInstant(heldAt), reason },
        })),
        corrections: (place?.corrections ?? []).map(({ reason, madeAt }) => ({
          ...{ reason, at: asInstant(madeAt) },
        })),
        receipt: receipt && {
          ...{ text: receipt.file.text, signature: receipt.file.sig ?? null, key: receipt.file.key },
          day: receipt.day,
        },
      });
    },
  }),
];
