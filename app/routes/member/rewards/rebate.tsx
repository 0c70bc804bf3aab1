import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { speakerOf } from "#app/features/cashier/speaker.server.ts";
import { RebatePage } from "#app/features/pay/rebate-page.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { shownRebate } from "#app/pages/agents/team/shown-rates.server.ts";
import { rebateOf } from "#server/agents/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";

export const says: RouteSays = { who: "members", asksPassword: false };

export const handle: PageHandle = { entry: "accountRecord" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** One day of what a member got by rates, down to its steps (A05). */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player, language } = visitor;
  const { rebateId = "" } = args.params;
  const rebate = /^[1-9]\d{0,17}$/.test(rebateId)
    ? await rebateOf(context, { playerId: player.id, rebateId: BigInt(rebateId) })
    : null;
  if (!rebate) throw new Response(null, { status: 404 });
  const shown = shownRebate(rebate, await speakerOf(visitor));
  return { title: shown.title, shown, texts: await textsOf(language, "pay") };
}

export default function MemberRebate() {
  const { texts, shown } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <RebatePage shown={shown} />
    </MoreTexts>
  );
}
