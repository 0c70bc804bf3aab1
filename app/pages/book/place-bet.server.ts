import { type ActionFunctionArgs, data } from "@remix-run/node";
import { z } from "zod";
import { type SlipAnswer, shownQuote } from "#app/features/book/shown-slip.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import { WAYS } from "#app/lib/paths/book-paths.ts";
import { whyNotPlayed } from "#app/pages/play/why-not-played.server.ts";
import { findGame } from "#server/catalogue/index.ts";
import { parseMoney } from "#server/core/numbers/money.ts";
import { seatFor } from "#server/http/play/seat-for.ts";
import { type PostedForm, readForm } from "#server/http/posts/posted-form.ts";
import { playedFunds } from "#server/http/visitor/funds.ts";
import type { PlayerVisitor } from "#server/http/visitor/visitor.ts";
import {
  BOOK_VENDOR,
  placeSlip,
  quoteSlip,
  type SlipRequest,
  type SlipWish,
  slipView,
  whyNotStaked,
} from "#server/studio/book/index.ts";

const SEEN = /^[a-z0-9][a-z0-9._-]{0,119}:\d{3,8}$/;

/** What the form of a slip says: the selections with the prices that were seen, and how to place them. */
const slipForm = z.object({
  intent: z.enum(["place", "quote"]).default("place"),
  formRef: z.string().min(1).max(80),
  way: z.enum(WAYS),
  system: z.string().max(20).optional(),
  seen: z
    .string()
    .max(2000)
    .transform((text) => text.split(","))
    .pipe(z.array(z.string().regex(SEEN)).max(40)),
  stake: z.string().max(40).optional(),
  consent: z.enum(["none", "better", "any"]),
});

type Slip = z.output<typeof slipForm>;
type Posted = Extract<PostedForm<Slip>, { ok: true }>;
type Answered = ReturnType<Posted["answer"]> | ReturnType<typeof data<SlipAnswer>>;
export type Placed = { ok: true; wagerIds: readonly string[] } | { ok: false; answer: Answered };

type Unplaced = Extract<Awaited<ReturnType<typeof seated>>, { ok: false }>["refusal"];
type Reason = Unplaced["reason"] | NonNullable<ReturnType<typeof whyNotStaked>>;

/** Where a price or an earlier bet stands against it, the same form may be sent again. */
const ASKED_AGAIN = new Set<Reason>(["priceChanged", "wagerConflict"]);
const OF_STAKE = new Set<Reason>(["stakeTooLow", "stakeTooHigh"]);

/**
 * Places the bet of a form for a player, or answers the form with everything that was typed: with why it is not placed,
 * or with what it comes to where that alone was asked.
 */
export async function placeBet(args: ActionFunctionArgs, visitor: PlayerVisitor): Promise<Placed> {
  const { context, language, player } = visitor;
  const { t } = await speechOf(language);
  const form = await readForm(args, slipForm);
  if (!form.ok) return { ok: false, answer: form.answer(400) };
  const refused = (sentence: string, status: 409 | 422 = 422, field = ""): Placed => ({
    ok: false,
    answer: form.answer(status, { [field]: [sentence] }),
  });
  const refusedFor = (reason: Reason) =>
    refused(t(`reasons.${reason}`), ASKED_AGAIN.has(reason) ? 409 : 422, OF_STAKE.has(reason) ? "stake" : "");

  const { funds, balance } = await playedFunds(visitor);
  const stake = parseMoney(form.value.stake ?? "", balance.asset, language);
  if (!stake || stake.minor <= 0n) return refused(t("reasons.required"), 422, "stake");
  const wish = wishOf(form.value, stake.minor);
  if (form.value.intent === "quote") {
    const quoted = await quoteSlip(context, wish);
    if (!quoted.ok) return refusedFor(quoted.refusal.reason);
    const quote = shownQuote(quoted.value, balance.asset, language);
    return { ok: false, answer: data({ ...form.answer(200).data, quote }) };
  }
  const game = await gameOf(visitor, wish.legs[0]?.selection ?? "");
  if (!game) return refusedFor("selectionUnknown");
  const closed = await whyNotPlayed(visitor, { game, funds });
  if (closed) return refused(closed);
  const placed = await seated(
    visitor,
    { game, asset: balance.asset },
    { ...wish, playerRef: player.id.toString() },
  );
  if (!placed.ok) return refusedFor(placed.refusal.reason);
  const kept = placed.value.filter((wager) => {
    const why = whyNotStaked(wager);
    return why === null || why === "roundUnsettled";
  });
  const [first] = placed.value;
  if (kept.length === 0 && first) return refusedFor(whyNotStaked(first) ?? "roundUnsettled");
  return { ok: true, wagerIds: kept.map(({ id }) => id) };
}

/** The selections are named with the prices that were seen. */
function wishOf({ formRef, way: kind, system, seen, consent }: Slip, perLineMinor: bigint): SlipWish {
  return {
    formRef,
    kind,
    system: kind === "system" ? (system ?? null) : null,
    legs: seen.map((part) => {
      const [selection = "", price = "0"] = part.split(":");
      return { selection, seenPrice: Number(price) };
    }),
    perLineMinor,
    consent,
  };
}

/** A slip is booked under the sport of its first selection. */
async function gameOf({ context, language }: PlayerVisitor, selection: string) {
  const { legs } = await slipView(context, [selection]);
  const code = legs[0]?.game;
  return code ? findGame(context, { nodeId: `${BOOK_VENDOR}-${code}`, language }) : null;
}

type Table = Parameters<typeof seatFor>[1];

/** Where the wallet took the seat for an old one, the same bet is placed once more from a new one. */
async function seated(visitor: PlayerVisitor, table: Table, wish: Omit<SlipRequest, "sessionId">) {
  const { context, platform } = visitor;
  const seat = await seatFor(visitor, table);
  if (!seat.ok) return seat;
  const placed = await placeSlip(context, platform.studioWallet, { ...wish, ...seat.value });
  const isStale = placed.ok && placed.value.some(({ refusal }) => refusal === "sessionExpired");
  if (!isStale || !placed.ok || placed.value.some(({ state }) => state !== "refused")) return placed;
  const fresh = await seatFor(visitor, { ...table, isStale: true });
  if (!fresh.ok) return fresh;
  const { sessionId } = fresh.value;
  return placeSlip(context, platform.studioWallet, { ...wish, sessionId });
}
