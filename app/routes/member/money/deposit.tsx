import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { promiseHash } from "remix-utils/promise";
import { DepositBonuses } from "#app/features/bonuses/deposit-bonuses.tsx";
import { shownMatches } from "#app/features/bonuses/shown-match.ts";
import { DepositPage } from "#app/features/cashier/deposits/deposit-page.tsx";
import { shownDepositPage } from "#app/features/cashier/deposits/shown-deposit-page.ts";
import { orderErrors } from "#app/features/cashier/orders/order-errors.ts";
import { depositForm } from "#app/features/cashier/orders/order-schemas.ts";
import { amountIn, countingAmount, readAmount } from "#app/features/cashier/read-amount.ts";
import { speakerOf } from "#app/features/cashier/speaker.server.ts";
import { shownAway } from "#app/features/limits/shown-away.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { pageNumber } from "#app/lib/paths/query.ts";
import { depositMethods, depositsOf, quote, requestDeposit } from "#server/cashier/index.ts";
import { pageAddress } from "#server/http/addresses/page-address.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { nextMatches } from "#server/http/visitor/next-matches.ts";
import { requireAgreed } from "#server/http/visitor/require-agreed.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import { playPause } from "#server/limits/index.ts";

export const says: RouteSays = { who: "members", asksPassword: false };

export const handle: PageHandle = { entry: "deposit" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.page.title, matches);

/** The ways to deposit and what was deposited before. Whoever is away is shown no way, and what they ordered before. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requireMember(args);
  await requireAgreed(visitor, pageAddress(new URL(args.request.url)));
  const { context, platform, player, brand, language } = visitor;
  const query = new URL(args.request.url).searchParams;
  const { matches, pause, methods, history } = await promiseHash({
    pause: playPause(context, player.id),
    methods: depositMethods(context, platform.payments, { brand, playerId: player.id }),
    history: depositsOf(context, { playerId: player.id, page: pageNumber(query.get("pageNo")) }),
    matches: nextMatches(visitor),
  });
  const asked = { method: query.get("method"), given: amountIn(query) };
  const speaker = await speakerOf(visitor);
  return {
    texts: await textsOf(language, "cashier"),
    page: shownDepositPage({ methods: pause ? [] : methods, history, asked }, { ...speaker, quote }),
    away: shownAway(pause, "deposit", speaker),
    bonuses: shownMatches(...matches, speaker),
    orderKey: context.newId(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, platform, player, brand, language } = visitor;
  const speaker = await speakerOf(visitor);
  const form = await readForm(args, depositForm);
  if (!form.ok) return form.answer(400);

  const { method, orderKey: key, ...typed } = form.value;
  await requireAgreed(visitor, paths.deposit({ method, ...countingAmount(typed) }));
  if (typed.quote) return redirect(paths.deposit({ method, ...countingAmount(typed) }), 303);
  const amount = readAmount(typed, brand.asset, language);
  if (!amount) return form.answer(400, orderErrors({ reason: "notAnAmount" }, speaker));
  const returnUrl = (reference: string) => `${platform.config.siteUrl}${memberPaths.depositOrder(reference)}`;
  const order = await requestDeposit(context, platform.payments, { player, method, amount, returnUrl, key });
  if (order.ok) return redirect(memberPaths.depositOrder(order.value.reference), 303);
  const { refusal } = order;
  return form.answer(refusal.reason === "keyConflict" ? 409 : 422, orderErrors(refusal, speaker));
}

export default function Deposit() {
  const { texts, page, away, bonuses, orderKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <MoreTexts texts={texts}>
      <DepositPage {...page} away={away} orderKey={orderKey} answer={answer}>
        <DepositBonuses {...bonuses} />
      </DepositPage>
    </MoreTexts>
  );
}
