import { redirect } from "@remix-run/node";
import { z } from "zod";
import { sayReasons } from "#app/features/entry-form/say-reasons.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import { typedText } from "#app/lib/browser/typed-text.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { askedCode } from "#app/pages/codes/asked-code.server.ts";
import {
  type FirstPasswordRefusal,
  lacksPassword,
  newPasswordShape,
  proofsOf,
  sameTwice,
  setFirstPassword,
} from "#server/accounts/index.ts";
import { registrationFields } from "#server/brand/index.ts";
import { safePath } from "#server/http/addresses/safe-path.ts";
import { networkOf } from "#server/http/browser/client-networks.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { PlayerVisitor, RequestArgs } from "#server/http/visitor/visitor.ts";

/** What the page of the password shows instead to who has none yet; null for everybody else. */
export async function shownFirstPassword(visitor: PlayerVisitor) {
  const { context, player, language } = visitor;
  if (!(await lacksPassword(context, player.id))) return null;
  const { t } = await speechOf(language);
  const number = (await proofsOf(context, player.id))?.mobile ?? "";
  return {
    title: t("codes.firstPassword.title"),
    text: t("codes.firstPassword.text", { number: isolated(number) }),
    submit: t("codes.firstPassword.submit"),
    number,
    code: await askedCode(visitor, { purpose: "recover", channel: "sms" }),
  };
}

/** A first password, by a code to the number that the account was opened with; from there back to what asked for it. */
export async function answerFirstPassword(args: RequestArgs, visitor: PlayerVisitor) {
  const { context, platform, player, session, brand, language, address } = visitor;
  const { t } = await speechOf(language);
  const say = sayReasons(t);
  const same = sameTwice(say);
  const verificationCode = typedText(t, "codes.reasons.codeMissing");
  const shape = newPasswordShape(await registrationFields(context, brand.id, "username"), say);
  const form = await readForm(args, z.object({ verificationCode, ...shape }).refine(same.check, same.told));
  if (!form.ok) return form.answer(400);

  const set = await setFirstPassword(context, platform.gateways, {
    brand,
    playerId: player.id,
    code: form.value.verificationCode,
    network: networkOf(address),
    newPassword: form.value.newPassword,
    family: session.family,
    language,
  });
  if (set.ok) {
    const { searchParams } = new URL(args.request.url);
    const saved = memberPaths.password({ done: "first" });
    return redirect(safePath(searchParams.get("redirectTo"), saved), 303);
  }
  const { reason } = set.refusal;
  if (reason === "tooBusy") return form.answer(429, { "": [t("reasons.tooBusy")] });
  if (reason === "passwordCommon" || reason === "passwordIsPayment") {
    return form.answer(422, { newPassword: [t(`reasons.${reason}`)] });
  }
  return form.answer(422, { [fieldOf(reason)]: [t(`codes.reasons.${reason}`)] });
}

function fieldOf(reason: FirstPasswordRefusal["reason"]): string {
  return reason === "hasPassword" || reason === "numberUnproven" ? "" : "verificationCode";
}
