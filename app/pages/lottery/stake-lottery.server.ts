import { data, redirect } from "@remix-run/node";
import { z } from "zod";
import { speechOf } from "#app/i18n/speech.server.ts";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { toLatinDigits } from "#server/core/numbers/digits.ts";
import { stakeTicket } from "#server/http/play/stake-ticket.ts";
import { isClosed } from "#server/http/play/why-closed.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import { playedFunds } from "#server/http/visitor/funds.ts";
import type { PlayerVisitor, RequestArgs } from "#server/http/visitor/visitor.ts";
import { type Picks, type PlaceRefusal, quickPicks, ticketOf } from "#server/studio/lottery/index.ts";
import { closedText } from "../play/why-not-played.server.ts";
import type { Listed } from "./load-lottery.server.ts";
import { type Asked, picksIn, picksOf, playIn } from "./lottery-asked.server.ts";
import { stakeIn } from "./lottery-board.server.ts";
import { gamePath } from "./lottery-shown.server.ts";

const marks = z.array(z.string().max(1000)).max(101).optional();

const ticketForm = z.object({
  intent: z.enum(["stake", "count", "quick"]).default("stake"),
  formRef: z.string().max(100),
  counted: z.string().max(30).default(""),
  unit: z.string().max(20).default(""),
  times: z.string().max(10).default(""),
  ...{ p0: marks, p1: marks, p2: marks, p3: marks, p4: marks },
  ...{ p5: marks, p6: marks, p7: marks, p8: marks, p9: marks },
});

type TicketForm = z.output<typeof ticketForm>;

/** Beside which field a refusal stands. */
const FIELDS: Partial<Record<PlaceRefusal["reason"], string>> = {
  picksNotOffered: "p0",
  tooManyLines: "p0",
  unitNotOffered: "times",
  stakeAboveLimit: "times",
  payoutAboveLimit: "times",
};

/**
 * Takes the form of a lottery. A ticket is taken with the total that was shown and no other: where the two differ, the
 * page comes back with the right one and nothing is taken.
 */
export async function stakeLottery(
  args: RequestArgs,
  { visitor, listed, asked }: { visitor: PlayerVisitor; listed: Listed; asked: Asked },
) {
  const form = await readForm(args, ticketForm);
  if (!form.ok) return form.answer(400);
  const { game } = listed;
  const play = playIn(game, asked.playType);
  const { intent, formRef, counted } = form.value;
  const times = toLatinDigits(form.value.times).trim();
  const { unit } = form.value;
  const picks = picksOf(
    play,
    picksIn((name) => form.value[name as keyof TicketForm & `p${0}`] ?? []),
  );
  const typed = { playType: play.code, draw: asked.draw, unit, times };
  if (intent === "quick") {
    return redirect(gamePath(game, { ...typed, picks: quickPicks(play, visitor.context.newId()) }), 303);
  }
  const { t } = await speechOf(visitor.language);
  const refuseAs = (reason: PlaceRefusal["reason"]) =>
    refused({ form: form.value, picks, field: FIELDS[reason] ?? "", sentence: t(`reasons.${reason}`) });
  const ticket = ticketOf(game, { playType: play.code, picks, ...stakeIn({ unit, times }) });
  if (typeof ticket === "string") return refuseAs(ticket);
  if (intent === "count" || counted !== ticket.stakeMinor.toString()) {
    return redirect(gamePath(game, { ...typed, picks, check: "1" }), 303);
  }
  const { funds, balance } = await playedFunds(visitor);
  const placed = await stakeTicket(
    visitor,
    { game: listed.card, asset: balance.asset, funds },
    { ...ticket, formRef, draw: asked.draw ?? "" },
  );
  if (placed.ok) {
    return redirect(gamePath(game, { playType: play.code, draw: asked.draw, round: placed.value.id }), 303);
  }
  const { reason } = placed.refusal;
  if (!isClosed(reason)) return refuseAs(reason as PlaceRefusal["reason"]);
  const sentence = await closedText(visitor, reason);
  return refused({ form: form.value, picks, field: "", sentence });
}

type Refused = { form: TicketForm; picks: Picks; field: string; sentence: string };

/** The form as it was: marks of a group stand in one value. */
function refused({ form, picks, field, sentence }: Refused) {
  const { unit, times } = form;
  const marked = Object.fromEntries(picks.map((numbers, group) => [`p${group}`, numbers.join(" ")]));
  const answer: FormAnswer = { values: { unit, times, ...marked }, errors: { [field]: [sentence] } };
  return data(answer, { status: 422 });
}
