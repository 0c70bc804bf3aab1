import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { speakerOf } from "#app/features/cashier/speaker.server.ts";
import { sendingErrors, uplineForm } from "#app/features/transfers/sending-form.ts";
import { shownUpline } from "#app/features/transfers/shown-upline.ts";
import { UplinePage } from "#app/features/transfers/upline-page.tsx";
import { factorAnswer } from "#app/features/two-factor/factor-answer.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { shownCodeField } from "#app/lib/shown-code-field.ts";
import { hasPaymentPassword, hasSecondFactor } from "#server/accounts/index.ts";
import { parseMoney } from "#server/core/numbers/money.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import { uplineOffer } from "#server/transfers/index.ts";
import { sendToUpline } from "#server/use-cases/index.ts";
import { balanceOf } from "#server/wallet/index.ts";

export const says: RouteSays = { who: "members" };

export const handle: PageHandle = { entry: "transferUpline" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player, language, brand } = visitor;
  const offer = await uplineOffer(context, { player, brand });
  if (!offer.ok) throw new Response(null, { status: 404 });
  const speaker = await speakerOf(visitor);
  const sentId = new URL(args.request.url).searchParams.get("sent");
  const balance = await balanceOf(context, { playerId: player.id, asset: brand.asset });
  return {
    title: speaker.t("transfers.upline.title"),
    texts: await textsOf(language, "transfers"),
    upline: shownUpline(offer.value, { balance, sentId }, speaker),
    hasPassword: await hasPaymentPassword(context, player.id),
    codeField: (await hasSecondFactor(context, player.id)) ? shownCodeField(speaker.t) : null,
    orderKey: context.newId(),
  };
}

/** Sends money to the player above, after the payment password and, where it is on, the second proof (T31, L16). */
export async function action(args: ActionFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, platform, player, language, brand } = visitor;
  const speaker = await speakerOf(visitor);
  const form = await readForm(args, uplineForm(speaker.t));
  if (!form.ok) return form.answer(400);

  const { amount: typed, confirmed: _, ...order } = form.value;
  const amount = parseMoney(typed, brand.asset, language);
  if (!amount) return form.answer(400, { amount: [speaker.t("transfers.reasons.amountUnreadable")] });
  const sent = await sendToUpline(context, platform.config, { player, brand, amount, ...order });
  if (sent.ok) {
    return redirect(`${memberPaths.transferUpline()}?${new URLSearchParams({ sent: sent.value.id })}`, 303);
  }
  const { refusal } = sent;
  if (refusal.by === "secondFactor") return form.answer(...factorAnswer(refusal, speaker));
  const { reason } = refusal;
  if (reason === "notOffered") throw new Response(null, { status: 404 });
  const status =
    reason === "keyConflict" ? 409 : reason === "tooBusy" || reason === "moneyLocked" ? 429 : 422;
  return form.answer(status, sendingErrors(refusal, speaker));
}

export default function TransferUpline() {
  const { texts, ...page } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <UplinePage {...page} answer={useActionData<typeof action>()} />
    </MoreTexts>
  );
}
