import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MovementDetail, shownLine } from "#app/features/records/movement-detail.tsx";
import { kindOf } from "#app/features/records/shown-movement.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import { formatMoment } from "#app/lib/dates.ts";
import { numberedName } from "#app/lib/numbered-name.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { applicationPaths } from "#app/lib/paths/application-paths.ts";
import { incomePaths } from "#app/lib/paths/income-paths.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { prizePaths } from "#app/lib/paths/prize-paths.ts";
import { rewardPaths } from "#app/lib/paths/reward-paths.ts";
import { findPlayer } from "#server/accounts/index.ts";
import { billsOfMovements, rebateOfMovement } from "#server/agents/index.ts";
import { bonusOfMovement } from "#server/bonuses/index.ts";
import { gameNames } from "#server/catalogue/index.ts";
import { type Language, localText } from "#server/core/languages.ts";
import { digitsIn } from "#server/core/numbers/digits.ts";
import { maskedName } from "#server/core/text/masked-name.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import type { PlayerVisitor } from "#server/http/visitor/visitor.ts";
import { boardOfMovement, missionOfMovement } from "#server/missions/index.ts";
import { offerOfMovement } from "#server/offers/index.ts";
import { rewardsOfMovements } from "#server/points/index.ts";
import { promotionOfMovement } from "#server/promotions/index.ts";
import { raffleOfMovement } from "#server/raffles/index.ts";
import { type MovementDetail as MovementFound, movement } from "#server/wallet/index.ts";

export const says: RouteSays = { who: "members", asksPassword: false };

export const handle: PageHandle = { entry: "accountRecord" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

export async function loader(args: LoaderFunctionArgs) {
  const { context, player, language, brand } = await requireMember(args);
  const { t } = await speechOf(language);
  const { transferId = "" } = args.params;
  const found = /^\d{1,18}$/.test(transferId)
    ? await movement(context, { playerId: player.id, transferId: BigInt(transferId) })
    : null;
  if (!found) throw new Response(null, { status: 404 });

  const { vendor, game, round } = found;
  const bills = await billsOfMovements(context, { playerId: player.id, movements: [found] });
  const bill = bills.get(found.transferId);
  const own = { playerId: player.id, movementId: found.transferId };
  const rewardOfPoints = await rewardsOfMovements(context, { playerId: player.id, movements: [found] });
  const reward = rewardOfPoints(found);
  const about = reward
    ? rewardPaths.pointMall()
    : bill === undefined
      ? await rewardOf(context, found, own)
      : incomePaths.bill(String(bill));
  const nameOf = await gameNames(context, { language, games: [found] });
  return {
    title: t("member.movement.title", { id: digitsIn(transferId, language) }),
    kind: kindOf(found, t),
    when: formatMoment(found.at, language, brand.timeZone),
    game: game ? nameOf(found) : null,
    round: round ? { id: round, href: paths.roundRecord(vendor, round) } : null,
    about,
    other: await otherOf(context, found, language),
    reward: reward && localText(reward, language),
    lines: found.lines.map((line) => shownLine(line, { language, t })),
  };
}

/** The one to or from whom money went along a line; null for every other movement. */
async function otherOf(
  context: PlayerVisitor["context"],
  { kind, other }: Pick<MovementFound, "kind" | "other">,
  language: Language,
): Promise<string | null> {
  if (other === null || (kind !== "sent-down" && kind !== "transfer")) return null;
  const player = await findPlayer(context, other);
  return player && numberedName(maskedName(player.username), other, language);
}

type Own = { readonly playerId: bigint; readonly movementId: bigint };

/** Where what a movement gave came from; null for what is no reward. */
async function rewardOf(
  context: PlayerVisitor["context"],
  { kind, reverses }: Pick<MovementFound, "kind" | "reverses">,
  own: Own,
): Promise<string | null> {
  if (reverses) return paths.movement(String(reverses.transferId));
  if (kind === "rebate" || kind === "rebate-team") {
    const rebate = await rebateOfMovement(context, own);
    return rebate === null ? null : memberPaths.rebate(String(rebate));
  }
  if (kind === "referral-pay") return memberPaths.referral();
  if (kind.startsWith("bonus-")) {
    const bonus = await bonusOfMovement(context, own);
    return bonus && memberPaths.bonus(bonus);
  }
  if (kind === "raffle-prize") {
    const raffle = await raffleOfMovement(context, own);
    return raffle && prizePaths.raffle(raffle);
  }
  // Prizes of boards from before they had a kind of their own are of that of missions.
  if (kind === "mission-prize" || kind === "board-prize") {
    const mission = await missionOfMovement(context, own);
    if (mission !== null) return `${prizePaths.pastMissions()}#${mission}`;
    const board = await boardOfMovement(context, own);
    return board && prizePaths.board(board.code, { period: board.period });
  }
  if (kind !== "promotion-cash" && kind !== "points-issue") return null;
  const offer = await offerOfMovement(context, own);
  if (offer !== null) return paths.promotion(offer);
  const promotion = await promotionOfMovement(context, own);
  return promotion && applicationPaths.application(promotion);
}

export default function MovementPage() {
  return <MovementDetail {...useLoaderData<typeof loader>()} />;
}
