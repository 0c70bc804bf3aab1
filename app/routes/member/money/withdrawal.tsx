import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  type SerializeFrom,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { looksAgainS } from "#app/features/cashier/keep-looking.tsx";
import { orderErrors } from "#app/features/cashier/orders/order-errors.ts";
import { withdrawalIntent } from "#app/features/cashier/orders/order-schemas.ts";
import { speakerOf } from "#app/features/cashier/speaker.server.ts";
import { shownWithdrawal } from "#app/features/cashier/withdrawals/shown-withdrawal.ts";
import { WithdrawalOrder } from "#app/features/cashier/withdrawals/withdrawal-order.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { cancelWithdrawal, confirmReceived, disputeWithdrawal, withdrawalOf } from "#server/cashier/index.ts";
import { orderReference } from "#server/http/addresses/order-reference.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";

export const says: RouteSays = { who: "members" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

export const handle: PageHandle = {
  entry: "withdraw",
  looksAgainS: ({ withdrawal }: SerializeFrom<typeof loader>) => looksAgainS(withdrawal.mood === "waiting"),
};

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player, language } = visitor;
  const reference = orderReference(args.params);
  const withdrawal = await withdrawalOf(context, { playerId: player.id, withdrawalId: reference });
  if (!withdrawal) throw new Response(null, { status: 404 });
  const speaker = await speakerOf(visitor);
  return {
    texts: await textsOf(language, "cashier"),
    title: speaker.t("cashier.withdraw.orderTitle"),
    withdrawal: shownWithdrawal(withdrawal, speaker),
  };
}

const RULES = { cancel: cancelWithdrawal, confirm: confirmReceived, dispute: disputeWithdrawal } as const;

export async function action(args: ActionFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player } = visitor;
  const form = await readForm(args, withdrawalIntent);
  if (!form.ok) return form.answer(400);

  const order = { playerId: player.id, withdrawalId: orderReference(args.params) };
  const carried = await RULES[form.value.intent](context, order);
  if (carried.ok) return redirect(memberPaths.withdrawal(order.withdrawalId), 303);
  return form.answer(422, orderErrors(carried.refusal, await speakerOf(visitor)));
}

export default function WithdrawalPage() {
  const { texts, title, withdrawal } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <h1>{title}</h1>
      <MoreTexts texts={texts}>
        <WithdrawalOrder withdrawal={withdrawal} answer={answer} />
      </MoreTexts>
    </>
  );
}
