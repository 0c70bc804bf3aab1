import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  type SerializeFrom,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DepositOrder } from "#app/features/cashier/deposits/deposit-order.tsx";
import { shownDeposit } from "#app/features/cashier/deposits/shown-deposit.ts";
import { looksAgainS } from "#app/features/cashier/keep-looking.tsx";
import { orderErrors } from "#app/features/cashier/orders/order-errors.ts";
import { depositIntent } from "#app/features/cashier/orders/order-schemas.ts";
import { speakerOf } from "#app/features/cashier/speaker.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { attachProof, cancelDeposit, depositOf } from "#server/cashier/index.ts";
import { orderReference } from "#server/http/addresses/order-reference.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import { playPause } from "#server/limits/index.ts";

export const says: RouteSays = { who: "members", asksPassword: false };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

export const handle: PageHandle = {
  entry: "deposit",
  looksAgainS: ({ deposit }: SerializeFrom<typeof loader>) => looksAgainS(deposit.mood === "waiting"),
};

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player, language } = visitor;
  const reference = orderReference(args.params);
  const deposit = await depositOf(context, { playerId: player.id, depositId: reference });
  if (!deposit) throw new Response(null, { status: 404 });
  const speaker = await speakerOf(visitor);
  return {
    texts: await textsOf(language, "cashier"),
    title: speaker.t("cashier.deposit.orderTitle"),
    deposit: shownDeposit(deposit, speaker, await playPause(context, player.id)),
  };
}

export async function action(args: ActionFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player } = visitor;
  const speaker = await speakerOf(visitor);
  const form = await readForm(args, depositIntent);
  if (!form.ok) return form.answer(400);

  const order = { playerId: player.id, depositId: orderReference(args.params) };
  const { intent, proof } = form.value;
  if (intent === "proof" && !proof) return form.answer(400, orderErrors({ reason: "proofMissing" }, speaker));
  const bytes = new Uint8Array((await proof?.arrayBuffer()) ?? []);
  const carried = await (intent === "proof"
    ? attachProof(context, { ...order, bytes })
    : cancelDeposit(context, order));
  if (carried.ok) return redirect(memberPaths.depositOrder(order.depositId), 303);
  return form.answer(422, orderErrors(carried.refusal, speaker));
}

export default function DepositOrderPage() {
  const { texts, title, deposit } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <h1>{title}</h1>
      <MoreTexts texts={texts}>
        <DepositOrder deposit={deposit} answer={answer} />
      </MoreTexts>
    </>
  );
}
