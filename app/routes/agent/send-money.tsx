import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AgentRefused } from "#app/features/agent-home/agent-refused.tsx";
import { DownPage } from "#app/features/transfers/down-page.tsx";
import { sendingErrors, sendingForm } from "#app/features/transfers/sending-form.ts";
import { shownDown } from "#app/features/transfers/shown-down.ts";
import { factorAnswer } from "#app/features/two-factor/factor-answer.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { subLoginPaths } from "#app/lib/paths/sub-login-paths.ts";
import { agentPage } from "#app/pages/agents/agent-page.server.ts";
import { signatureOf } from "#app/pages/agents/signature.server.ts";
import { downAsker } from "#app/pages/agents/team/down-asker.server.ts";
import { parseMoney } from "#server/core/numbers/money.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { downOffer } from "#server/transfers/index.ts";
import { sendToTeam } from "#server/use-cases/index.ts";
import { balanceOf } from "#server/wallet/index.ts";

export const says: RouteSays = { who: "agents", right: "money", asksPassword: true };

export const handle: PageHandle = { entry: "team" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...titled(data?.title, matches),
  { name: "robots", content: "noindex" },
];

/** An agent's own money for somebody directly below (A04). */
export async function loader(args: LoaderFunctionArgs) {
  const { visitor, speaker, refusal } = await agentPage(args, { ofTeam: true });
  if (refusal) return refusal;
  const { context, player, brand, language } = visitor;
  const offer = await downOffer(context, downAsker(args, visitor));
  if (!offer) throw new Response(null, { status: 404 });
  const sentId = new URL(args.request.url).searchParams.get("sent");
  const balance = await balanceOf(context, { playerId: player.id, asset: brand.asset });
  const shown = {
    down: shownDown(offer, { balance, sentId }, speaker),
    signature: await signatureOf(visitor, speaker),
  };
  const title = speaker.t("transfers.down.title", { name: isolated(shown.down.name) });
  return data({ title, shown, texts: await textsOf(language, "transfers"), refused: null });
}

/** Sends it, after the payment password and, where it is on, the code of whoever presses. */
export async function action(args: ActionFunctionArgs) {
  const { visitor, speaker, refusal } = await agentPage(args, { ofTeam: true });
  if (refusal) throw data(null, { status: 403 });
  const { context, platform, brand, language, acting } = visitor;
  const asker = downAsker(args, visitor);
  const form = await readForm(args, sendingForm(speaker.t));
  if (!form.ok) return form.answer(400);
  const { amount: typed, confirmed: _, ...order } = form.value;
  const amount = parseMoney(typed, brand.asset, language);
  if (!amount) return form.answer(400, { amount: [speaker.t("transfers.reasons.amountUnreadable")] });
  const wished = { ...asker, amount, subLogin: acting?.username, ...order };
  const sent = await sendToTeam(context, platform.config, wished);
  if (sent.ok) {
    return redirect(subLoginPaths.sendDown(String(asker.childId), { sent: sent.value.id }), 303);
  }
  const said = sent.refusal;
  if (said.by === "secondFactor") return form.answer(...factorAnswer(said, speaker));
  if (said.reason === "notOffered") throw new Response(null, { status: 404 });
  const isBusy = said.reason === "tooBusy" || said.reason === "moneyLocked";
  const status = said.reason === "keyConflict" ? 409 : isBusy ? 429 : 422;
  return form.answer(status, sendingErrors(said, speaker));
}

export default function SendMoney() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (!page.shown) return <AgentRefused {...page.refused} />;
  const { title, shown, texts } = page;
  return (
    <MoreTexts texts={texts}>
      <DownPage title={title} {...shown} answer={answer} />
    </MoreTexts>
  );
}
