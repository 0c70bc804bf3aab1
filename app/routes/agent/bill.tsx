import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AgentRefused } from "#app/features/agent-home/agent-refused.tsx";
import { BillPage } from "#app/features/pay/bill-page.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { agentPage } from "#app/pages/agents/agent-page.server.ts";
import { shownBill } from "#app/pages/agents/income/shown-bill.server.ts";
import { billOf } from "#server/agents/index.ts";
import { vendorNames } from "#server/catalogue/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";

export const says: RouteSays = { who: "agents", right: "income" };

export const handle: PageHandle = { entry: "income" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...titled(data?.title, matches),
  { name: "robots", content: "noindex" },
];

/** One bill, for both sides of its contract, down to the ledger (A03, A04). */
export async function loader(args: LoaderFunctionArgs) {
  const { visitor, speaker, opens, refusal } = await agentPage(args, { ofTeam: true, isOfPast: true });
  if (refusal) return refusal;
  const { context, player, language } = visitor;
  const { billId = "" } = args.params;
  const bill = /^[1-9]\d{0,17}$/.test(billId)
    ? await billOf(context, { playerId: player.id, billId: BigInt(billId) })
    : null;
  if (!bill) throw new Response(null, { status: 404 });
  const shown = shownBill(bill, { opens, vendorOf: await vendorNames(context, { language }) }, speaker);
  return data({ title: shown.title, shown, texts: await textsOf(language, "pay"), refused: null });
}

export default function AgentBillPage() {
  const page = useLoaderData<typeof loader>();
  if (!page.shown) return <AgentRefused {...page.refused} />;
  return (
    <MoreTexts texts={page.texts}>
      <BillPage shown={page.shown} />
    </MoreTexts>
  );
}
