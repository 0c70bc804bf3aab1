import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type MetaFunction, useActionData, useLoaderData } from "@remix-run/react";
import { promiseHash } from "remix-utils/promise";
import { orderErrors } from "#app/features/cashier/orders/order-errors.ts";
import { withdrawForm } from "#app/features/cashier/orders/order-schemas.ts";
import { amountIn, countingAmount, readAmount } from "#app/features/cashier/read-amount.ts";
import { speakerOf } from "#app/features/cashier/speaker.server.ts";
import { shownWithdrawPage } from "#app/features/cashier/withdrawals/shown-withdraw-page.ts";
import { WithdrawPage } from "#app/features/cashier/withdrawals/withdraw-page.tsx";
import { factorAnswer } from "#app/features/two-factor/factor-answer.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { pageNumber } from "#app/lib/paths/query.ts";
import { hasPaymentPassword, hasSecondFactor, moneyOutHeldUntil } from "#server/accounts/index.ts";
import { bonusAtStake } from "#server/bonuses/index.ts";
import { payeesOf, quote, withdrawalDayOf, withdrawalMethods, withdrawalsOf } from "#server/cashier/index.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import { withdraw } from "#server/use-cases/index.ts";
import { accountOf, withdrawalsFrozen } from "#server/wallet/index.ts";

export const says: RouteSays = { who: "members" };

export const handle: PageHandle = { entry: "withdraw" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.page.title, matches);

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, platform, player, brand, language } = visitor;
  const query = new URL(args.request.url).searchParams;
  const facts = await promiseHash({
    purse: accountOf(context, { playerId: player.id, asset: brand.asset }),
    methods: withdrawalMethods(context, platform.payments, { brand, playerId: player.id }),
    payees: payeesOf(context, { playerId: player.id }),
    hasPassword: hasPaymentPassword(context, player.id),
    asksForCode: hasSecondFactor(context, player.id),
    heldUntil: moneyOutHeldUntil(context, player.id),
    isFrozen: withdrawalsFrozen(context),
    atStake: bonusAtStake(context, player.id),
    day: withdrawalDayOf(context, { player, asset: brand.asset }),
    history: withdrawalsOf(context, { playerId: player.id, page: pageNumber(query.get("pageNo")) }),
  });
  const asked = { payee: query.get("payee"), given: amountIn(query) };
  const showing = { ...(await speakerOf(visitor)), quote };
  const page = shownWithdrawPage({ ...facts, asked }, brand.asset, showing);
  return { texts: await textsOf(language, "cashier"), page, orderKey: context.newId() };
}

export async function action(args: ActionFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, platform, player, brand, language } = visitor;
  const speaker = await speakerOf(visitor);
  const form = await readForm(args, withdrawForm);
  if (!form.ok) return form.answer(400);

  const { method, payee: payeeId, paymentPassword, code, endsBonus, orderKey: key, ...typed } = form.value;
  if (typed.quote) return redirect(memberPaths.withdraw({ payee: payeeId, ...countingAmount(typed) }), 303);
  const amount = readAmount(typed, brand.asset, language);
  if (!amount) return form.answer(400, orderErrors({ reason: "notAnAmount" }, speaker));
  const request = { player, method, payeeId, amount, paymentPassword, code, endsBonus, key };
  const house = { payments: platform.payments, houseSecret: platform.config.houseSecret };
  const asked = await withdraw(context, house, request);
  if (asked.ok) return redirect(memberPaths.withdrawal(asked.value.reference), 303);
  const { refusal } = asked;
  if (refusal.by === "secondFactor") return form.answer(...factorAnswer(refusal, speaker));
  return form.answer(refusal.reason === "keyConflict" ? 409 : 422, orderErrors(refusal, speaker));
}

export default function Withdraw() {
  const { texts, page, orderKey } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <WithdrawPage {...page} orderKey={orderKey} answer={useActionData<typeof action>()} />
    </MoreTexts>
  );
}
