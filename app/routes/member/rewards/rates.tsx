import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { speakerOf } from "#app/features/cashier/speaker.server.ts";
import { RatesPage } from "#app/features/pay/rates-page.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { shownRates } from "#app/pages/agents/team/shown-rates.server.ts";
import { ratesOf, rebatesOf } from "#server/agents/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";

export const says: RouteSays = { who: "members", asksPassword: false };

export const handle: PageHandle = { entry: "accountRecord" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

const PLACE = /^[1-9]\d{0,17}$/;

/** What a member gets back of stakes, and what came of it day by day (A05). */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player, language } = visitor;
  const speaker = await speakerOf(visitor);
  const asked = PLACE.exec(new URL(args.request.url).searchParams.get("before") ?? "")?.[0];
  const before = asked === undefined ? null : BigInt(asked);
  const [rates, { rebates, next }] = await Promise.all([
    ratesOf(context, player.id),
    rebatesOf(context, { playerId: player.id, before }),
  ]);
  const shown = shownRates({ rates, rebates, next }, speaker);
  return { title: shown.title, shown, texts: await textsOf(language, "pay") };
}

export default function MemberRates() {
  const { texts, shown } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <RatesPage shown={shown} />
    </MoreTexts>
  );
}
