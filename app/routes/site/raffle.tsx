import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RafflePage } from "#app/features/raffles/raffle-page.tsx";
import { shownProof } from "#app/features/raffles/shown-proof.ts";
import { shownPrizes, shownRaffle, shownRules } from "#app/features/raffles/shown-raffle.ts";
import { shownWinner } from "#app/features/raffles/shown-winner.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf, textsOf } from "#app/i18n/speech.server.ts";
import { pageMeta } from "#app/lib/page/page-title.ts";
import { prizePaths } from "#app/lib/paths/prize-paths.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import { checkPathOf } from "#server/http/records/check-path.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";
import { drawnIn, findRaffle } from "#server/raffles/index.ts";

export const says: RouteSays = { who: "anybody", search: "found" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({ title: data?.raffle.title, description: data?.rules[0] }, matches);

/** One raffle (P04), with all that draws it again. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const { context, language, brand } = visitor;
  const raffle = await findRaffle(context, { brand: brand.id, code: args.params.code ?? "" });
  if (!raffle) throw new Response(null, { status: 404 });
  const speaker = { ...(await speechOf(language)), timeZone: brand.timeZone };
  const drawn = raffle.state === "drawn" ? await drawnIn(context, raffle.id) : [];
  return {
    texts: await textsOf(language, "raffles"),
    raffle: shownRaffle(raffle, context.now(), speaker),
    ownHref: prizePaths.raffle(raffle.code),
    allHref: prizePaths.publicRaffles(),
    tickets: speaker.t("raffles.tickets", { total: formatWhole(raffle.tickets, language) }),
    rules: shownRules(raffle, speaker),
    prizes: shownPrizes(raffle, speaker),
    winners: raffle.state === "drawn" ? drawn.map((one) => shownWinner(one, raffle, speaker)) : null,
    proof: shownProof(raffle, drawn, { speaker, checkPath: checkPathOf(visitor) }),
  };
}

export default function RaffleRoute() {
  const { texts, ...shown } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <RafflePage {...shown} />
    </MoreTexts>
  );
}
