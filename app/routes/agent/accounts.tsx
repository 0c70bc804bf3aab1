import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { AgentRefused } from "#app/features/agent-home/agent-refused.tsx";
import { Invitation } from "#app/features/agent-home/invitation.tsx";
import { RegistrationLinks } from "#app/features/agent-home/registration-links.tsx";
import { shownLink } from "#app/features/agent-home/shown-link.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { rewardPaths } from "#app/lib/paths/reward-paths.ts";
import { agentPage } from "#app/pages/agents/agent-page.server.ts";
import { linkForm, linkReason } from "#app/pages/agents/team/link-form.server.ts";
import { rateFields } from "#app/pages/agents/team/rates-form.server.ts";
import { inviteCodeOf } from "#server/accounts/index.ts";
import { grantableRates, linksOf, makeRatedLink } from "#server/agents/index.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";

export const says: RouteSays = { who: "agents", right: "accounts" };

export const handle: PageHandle = { entry: "accounts" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...titled(data?.title, matches),
  { name: "robots", content: "noindex" },
];

const place = z.coerce.number().int().min(2).max(32_767).nullable();

/** The links by which somebody comes below this agent (A05). They lead to the house through which they are asked for. */
export async function loader(args: LoaderFunctionArgs) {
  const { visitor, speaker, refusal } = await agentPage(args, { ofTeam: true });
  if (refusal) return refusal;
  const { context, brand, player } = visitor;
  const url = new URL(args.request.url);
  const before = place.safeParse(url.searchParams.get("before"));
  if (!before.success) throw new Response(null, { status: 404 });
  const referralCode = await inviteCodeOf(context, player);
  const found = await linksOf(context, { playerId: player.id, brand, before: before.data });
  const now = context.now();
  const shown = {
    invitation: `${url.origin}${paths.register({ referralCode })}`,
    rateFields: rateFields({ most: await grantableRates(context, player.id), rates: [] }, speaker),
    links: found.links.map((link) => shownLink(link, speaker, { brand, now })),
    next: found.next === null ? null : String(found.next),
  };
  return data({ title: speaker.t("partner.nav.accounts"), shown, refused: null });
}

/** Makes another link. */
export async function action(args: ActionFunctionArgs) {
  const { visitor, speaker, refusal } = await agentPage(args, { ofTeam: true });
  if (refusal) throw data(null, { status: 403 });
  const { context, player } = visitor;
  const form = await readForm(args, linkForm(speaker, context.now()));
  if (!form.ok) return form.answer(400);
  const made = await makeRatedLink(context, player, form.value);
  if (!made.ok) return form.answer(422, { "": [linkReason(made.refusal.reason, speaker)] });
  return redirect(rewardPaths.agentLink(made.value.code, { made: "1" }), 303);
}

export default function AgentAccountsPage() {
  const { title, shown, refused } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (!shown) return <AgentRefused {...refused} />;
  return (
    <>
      <Invitation title={title} link={shown.invitation} />
      <RegistrationLinks links={shown.links} next={shown.next} rates={shown.rateFields} answer={answer} />
    </>
  );
}
