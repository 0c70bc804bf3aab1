import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { ProofKind } from "#app/features/proofs/proof-form.tsx";
import { speechOf } from "#app/i18n/speech.server.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import { typedText } from "#app/lib/browser/typed-text.ts";
import { formatMoment } from "#app/lib/dates.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { type BindRefusal, bindProof, canonicalMobile } from "#server/accounts/index.ts";
import { networkOf } from "#server/http/browser/client-networks.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import type { RequestArgs } from "#server/http/visitor/visitor.ts";
import { mailAddress } from "#server/verification/index.ts";

const FIELD = { email: "email", mobile: "mobileNum" } as const;

/** A mailbox or a number that a member says is theirs, with the code that went there and their password. */
export async function answerBinding(args: RequestArgs, kind: ProofKind) {
  const { context, platform, player, brand, language, address } = await requireMember(args);
  const { t } = await speechOf(language);
  const speaker = { t, language, timeZone: brand.timeZone };
  const form = await readForm(args, bindingSchema(speaker, kind));
  if (!form.ok) return form.answer(400);

  const { email = "", mobileNum = "", countryDialingCode, verificationCode: code, password } = form.value;
  const value = kind === "email" ? mailAddress(email) : canonicalMobile(mobileNum, countryDialingCode);
  if (value === null) {
    const reason = kind === "email" ? "codes.reasons.addressInvalid" : "codes.reasons.numberInvalid";
    return form.answer(400, { [FIELD[kind]]: [t(reason)] });
  }
  const bound = await bindProof(context, platform.gateways, {
    brand,
    playerId: player.id,
    kind,
    value,
    code,
    password,
    language,
    network: networkOf(address),
  });
  if (!bound.ok) {
    const { refusal } = bound;
    return form.answer(refusal.reason === "tooBusy" ? 429 : 422, sayBindRefusal(refusal, kind, speaker));
  }
  return redirect(memberPaths[kind]({ done: "1" }), 303);
}

function bindingSchema({ t }: Speaker, kind: ProofKind) {
  const email = typedText(t, "codes.reasons.addressMissing");
  const mobileNum = typedText(t, "codes.reasons.numberMissing");
  return z.object({
    email: kind === "email" ? email : email.optional(),
    mobileNum: kind === "mobile" ? mobileNum : mobileNum.optional(),
    countryDialingCode: z.string().max(20).optional(),
    verificationCode: typedText(t, "codes.reasons.codeMissing"),
    password: typedText(t, "codes.reasons.oldPasswordMissing"),
  });
}

function sayBindRefusal(
  refusal: BindRefusal,
  kind: ProofKind,
  { t, language, timeZone }: Speaker,
): Record<string, string[]> {
  switch (refusal.reason) {
    case "tooBusy":
      return { "": [t("reasons.tooBusy")] };
    case "moneyLocked":
      return {
        "": [t("cashier.reasons.moneyLocked", { until: formatMoment(refusal.until, language, timeZone) })],
      };
    case "passwordWrong":
      return { password: [t("codes.reasons.passwordWrong")] };
    case "sameAddress":
    case "sameNumber":
    case "taken":
      return { [FIELD[kind]]: [t(`codes.reasons.${refusal.reason}`)] };
    default:
      return { verificationCode: [t(`codes.reasons.${refusal.reason}`)] };
  }
}
