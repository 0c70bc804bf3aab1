import { replace } from "@remix-run/node";
import { z } from "zod";
import { sayReasons } from "#app/features/entry-form/say-reasons.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { newPasswordShape, sameTwice, setPasswordByLink } from "#server/accounts/index.ts";
import { registrationFields } from "#server/brand/index.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import { completeLogin } from "#server/http/sign-in/complete-login.ts";
import { type RequestArgs, visitorOf } from "#server/http/visitor/visitor.ts";

/** What the address of a link asks for, and by which rule a new password is judged. */
export async function askedByLink(args: RequestArgs) {
  const visitor = await visitorOf(args);
  const { context, brand, language } = visitor;
  const { t } = await speechOf(language);
  const link = new URL(args.request.url).searchParams.get("link") ?? "";
  const settings = await registrationFields(context, brand.id, "username");
  return { visitor, t, say: sayReasons(t), settings, link: { brandId: brand.id, token: link } };
}

/** A new password by a link from a mail. It spends the link and signs the player in (L12). */
export async function answerByLink(args: RequestArgs) {
  const { visitor, t, say, settings, link } = await askedByLink(args);
  const same = sameTwice(say);
  const form = await readForm(args, z.object(newPasswordShape(settings, say)).refine(same.check, same.told));
  if (!form.ok) return form.answer(400);
  const { context, platform, brand, language } = visitor;
  const { token } = link;
  const password = form.value.newPassword;
  const set = await setPasswordByLink(context, platform.gateways, { brand, token, password, language });
  if (!set.ok) {
    const { reason } = set.refusal;
    if (reason === "linkEnded") return form.answer(422, { "": [t("codes.reasons.linkEnded")] });
    const field = reason === "tooBusy" ? "" : "newPassword";
    return form.answer(reason === "tooBusy" ? 429 : 422, { [field]: [t(`reasons.${reason}`)] });
  }
  const { playerId } = set.value;
  const { to, headers } = await completeLogin(visitor, { playerId, way: "recovery", from: paths.home() });
  return replace(to, { status: 303, headers });
}
