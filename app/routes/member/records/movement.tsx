import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MovementDetail, shownLine } from "#app/features/records/movement-detail.tsx";
import { kindOf } from "#app/features/records/shown-movement.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import { formatMoment } from "#app/lib/dates.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { originOf, otherOf } from "#app/pages/records/movement-origin.server.ts";
import { gameNames } from "#server/catalogue/index.ts";
import { localText } from "#server/core/languages.ts";
import { digitsIn } from "#server/core/numbers/digits.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import { movement } from "#server/wallet/index.ts";

export const says: RouteSays = { who: "members", asksPassword: false };

export const handle: PageHandle = { entry: "accountRecord" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player, language, brand } = visitor;
  const { t } = await speechOf(language);
  const { transferId = "" } = args.params;
  const found = /^\d{1,18}$/.test(transferId)
    ? await movement(context, { playerId: player.id, transferId: BigInt(transferId) })
    : null;
  if (!found) throw new Response(null, { status: 404 });

  const { vendor, game, round } = found;
  const [{ about, reward }, other, nameOf] = await Promise.all([
    originOf(visitor, found),
    otherOf(visitor, found),
    gameNames(context, { language, games: [found] }),
  ]);
  return {
    title: t("member.movement.title", { id: digitsIn(transferId, language) }),
    kind: kindOf(found, t),
    when: formatMoment(found.at, language, brand.timeZone),
    game: game ? nameOf(found) : null,
    round: round ? { id: round, href: paths.roundRecord(vendor, round) } : null,
    about,
    other,
    reward: reward && localText(reward, language),
    lines: found.lines.map((line) => shownLine(line, { language, t })),
  };
}

export default function MovementPage() {
  return <MovementDetail {...useLoaderData<typeof loader>()} />;
}
