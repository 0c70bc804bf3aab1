import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { orderErrors } from "#app/features/cashier/orders/order-errors.ts";
import { payeeForm } from "#app/features/cashier/orders/order-schemas.ts";
import { PayeesPage } from "#app/features/cashier/payees/payees-page.tsx";
import { shownPayeeFields } from "#app/features/cashier/payees/shown-payee-fields.ts";
import { shownMethod } from "#app/features/cashier/shown-method.ts";
import { speakerOf } from "#app/features/cashier/speaker.server.ts";
import { shownPayee } from "#app/features/cashier/withdrawals/ways-out.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { addPayee, payeesOf, quote, removePayee, withdrawalMethods } from "#server/cashier/index.ts";
import { safePath } from "#server/http/addresses/safe-path.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";

export const says: RouteSays = { who: "members" };

export const handle: PageHandle = { entry: "withdraw" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, platform, player, brand, language } = visitor;
  const speaker = await speakerOf(visitor);
  const query = new URL(args.request.url).searchParams;
  const [payees, methods] = await Promise.all([
    payeesOf(context, { playerId: player.id }),
    withdrawalMethods(context, platform.payments, { brand, playerId: player.id }),
  ]);
  const showing = { ...speaker, quote };
  return {
    texts: await textsOf(language, "cashier"),
    title: speaker.t("cashier.payees.title"),
    payees: payees.map((payee) => shownPayee(payee, speaker)),
    methods: methods.map((method) => ({
      ...shownMethod(method, "cashier.withdraw.confirmWithin", showing),
      fields: shownPayeeFields(method.payeeFields, language),
    })),
    asked: { method: query.get("method"), remove: query.get("remove") },
    redirectTo: safePath(query.get("redirectTo"), memberPaths.payees()),
  };
}

export async function action(args: ActionFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, platform, player } = visitor;
  const form = await readForm(args, payeeForm);
  if (!form.ok) return form.answer(400);

  const { intent, method = "", payee: payeeId = "", redirectTo, ...fields } = form.value;
  const carried = await (intent === "remove"
    ? removePayee(context, { playerId: player.id, payeeId })
    : addPayee(context, platform.payments, { player, method, fields }));
  if (carried.ok) return redirect(safePath(redirectTo, memberPaths.payees()), 303);
  const { refusal } = carried;
  const [sentence = []] = Object.values(orderErrors(refusal, await speakerOf(visitor)));
  const places = "fields" in refusal ? refusal.fields : [""];
  return form.answer(422, Object.fromEntries(places.map((place) => [place, sentence])));
}

export default function Payees() {
  const { texts, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <MoreTexts texts={texts}>
      <PayeesPage {...page} answer={answer} />
    </MoreTexts>
  );
}
