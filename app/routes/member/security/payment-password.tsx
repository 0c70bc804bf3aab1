import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Notice } from "#app/components/notice.tsx";
import { PaymentPasswordForm } from "#app/features/cashier/payees/payment-password-form.tsx";
import { paymentPasswordSchema } from "#app/features/cashier/payees/payment-password-schema.ts";
import { passwordErrors } from "#app/features/security/password-errors.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf, textsOf } from "#app/i18n/speech.server.ts";
import { formatMoment } from "#app/lib/dates.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { hasPaymentPassword, moneyOutHeldUntil, setPaymentPassword } from "#server/accounts/index.ts";
import { safePath } from "#server/http/addresses/safe-path.ts";
import { isOwnBrowser } from "#server/http/browser/own-browser.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import { requirePassword } from "#server/http/visitor/require-password.ts";

export const says: RouteSays = { who: "members", subLogins: true };

export const handle: PageHandle = { entry: "account" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player, language, brand } = visitor;
  const { t } = await speechOf(language);
  const isSet = await hasPaymentPassword(context, player.id);
  if (!isSet) await requirePassword(args);
  const until = await moneyOutHeldUntil(context, player.id);
  const redirectTo = new URL(args.request.url).searchParams.get("redirectTo");
  return {
    texts: await textsOf(language, "cashier"),
    title: t("cashier.paymentPassword.title"),
    held:
      until && t("cashier.paymentPassword.held", { until: formatMoment(until, language, brand.timeZone) }),
    isSet,
    holdsMoney: isSet || !isOwnBrowser(visitor),
    redirectTo: safePath(redirectTo, memberPaths.securityCenter()),
  };
}

export async function action(args: ActionFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player, language, brand } = visitor;
  const { t } = await speechOf(language);
  const form = await readForm(args, paymentPasswordSchema(t));
  if (!form.ok) return form.answer(400);

  const { password, paymentPassword, redirectTo } = form.value;
  const isNewBrowser = !isOwnBrowser(visitor);
  const request = { playerId: player.id, password, paymentPassword, isNewBrowser };
  const saved = await setPaymentPassword(context, request);
  if (saved.ok) return redirect(safePath(redirectTo, memberPaths.securityCenter()), 303);
  const errors = passwordErrors(saved.refusal, { language, t, timeZone: brand.timeZone });
  return form.answer(saved.refusal.reason === "tooBusy" ? 429 : 422, errors);
}

export default function PaymentPasswordPage() {
  const { texts, title, held, ...form } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <h1>{title}</h1>
      {held ? <Notice kind="info">{held}</Notice> : null}
      <MoreTexts texts={texts}>
        <PaymentPasswordForm {...form} answer={answer} />
      </MoreTexts>
    </>
  );
}
