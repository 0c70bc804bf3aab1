import { type ActionFunctionArgs, data } from "@remix-run/node";
import { z } from "zod";
import { type SlipAnswer, shownQuote } from "#app/features/book/shown-slip.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import { WAYS } from "#app/lib/paths/book-paths.ts";
import { closedText } from "#app/pages/play/why-not-played.server.ts";
import { parseMoney } from "#server/core/numbers/money.ts";
import { stakeSlip, type UnplacedSlip } from "#server/http/play/stake-slip.ts";
import { type Closed, isClosed } from "#server/http/play/why-closed.ts";
import { type PostedForm, readForm } from "#server/http/posts/posted-form.ts";
import { playedFunds } from "#server/http/visitor/funds.ts";
import type { PlayerVisitor } from "#server/http/visitor/visitor.ts";
import { quoteSlip, type SlipWish } from "#server/studio/book/index.ts";

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

type Reason = Exclude<UnplacedSlip["reason"], Closed>;

/** Where a price or an earlier bet stands against it, the same form may be sent again. */
const ASKED_AGAIN = new Set<Reason>(["priceChanged", "wagerConflict"]);
const OF_STAKE = new Set<Reason>(["stakeTooLow", "stakeTooHigh"]);

/**
 * Places the bet of a form for a player, or answers the form with everything that was typed: with why it is not placed,
 * or with what it comes to where that alone was asked.
 */
export async function placeBet(args: ActionFunctionArgs, visitor: PlayerVisitor): Promise<Placed> {
  const { context, language } = visitor;
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
  const placed = await stakeSlip(visitor, { funds, asset: balance.asset }, wish);
  if (placed.ok) return { ok: true, wagerIds: placed.value };
  const { reason } = placed.refusal;
  if (isClosed(reason)) return refused(await closedText(visitor, reason));
  return refusedFor(reason);
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
