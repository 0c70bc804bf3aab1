import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type MetaFunction, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { shownSteps } from "#app/components/steps.tsx";
import { speakerOf } from "#app/features/cashier/speaker.server.ts";
import { OwnRaffle } from "#app/features/raffles/own-raffle.tsx";
import { shownNumbers, shownOwn } from "#app/features/raffles/shown-own.ts";
import { shownRaffle } from "#app/features/raffles/shown-raffle.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import { zoneName } from "#app/lib/dates.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { prizePaths } from "#app/lib/paths/prize-paths.ts";
import { pageNumber } from "#app/lib/paths/query.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import { claimPrize, findRaffle, ownEntry, ownTickets } from "#server/raffles/index.ts";

export const says: RouteSays = { who: "members", asksPassword: false };

export const handle: PageHandle = { entry: "rewardCenter" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.raffle.title, matches);

/** What a member has in one raffle (P04). */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player, language, brand } = visitor;
  const raffle = await findRaffle(context, { brand: brand.id, code: args.params.code ?? "" });
  if (!raffle) throw new Response(null, { status: 404 });
  const speaker = await speakerOf(visitor);
  const query = new URL(args.request.url).searchParams;
  const page = pageNumber(query.get("pageNo"));
  const [entry, { items, hasMore }] = await Promise.all([
    ownEntry(context, { playerId: player.id, raffle }),
    ownTickets(context, { playerId: player.id, raffleId: raffle.id, page }),
  ]);
  const isClaimed = query.get("done") === "claimed" && entry?.drawn?.state === "claimed";
  return {
    texts: await textsOf(language, "raffles"),
    raffle: shownRaffle(raffle, context.now(), speaker),
    own: entry && entry.tickets > 0 ? shownOwn(entry, player.id, speaker) : null,
    numbers: shownNumbers(items, raffle, speaker),
    steps: shownSteps(page, hasMore, (pageNo) => prizePaths.raffle(raffle.code, pageNo ? { pageNo } : {})),
    done: isClaimed ? speaker.t("raffles.done") : null,
    timeZone: zoneName(language, brand.timeZone),
  };
}

/** Claims what was won. */
export async function action(args: ActionFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player } = visitor;
  const form = await readForm(args, z.object({}));
  if (!form.ok) return form.answer(400);
  const code = args.params.code ?? "";
  const claimed = await claimPrize(context, { player, code });
  if (claimed.ok) return redirect(prizePaths.raffle(code, { done: "claimed" }), 303);
  if (claimed.refusal.reason === "unknownRaffle") throw new Response(null, { status: 404 });
  const { t } = await speakerOf(visitor);
  return form.answer(422, { "": [t(`raffles.reasons.${claimed.refusal.reason}`)] });
}

export default function OwnRafflePage() {
  const { texts, ...shown } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <OwnRaffle {...shown} answer={useActionData<typeof action>()} />
    </MoreTexts>
  );
}
