import type { Funds } from "#app/lib/funds.ts";
import { vnLaunch } from "#app/lib/paths/lottery-paths.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { findGame, rememberRecent } from "../../../catalogue/index.ts";
import { done, type Outcome, refuse } from "../../../core/outcome.ts";
import { foreignVendor, hasWayIn, playFrame } from "../../../http/play/open-foreign-game.ts";
import { CLOSED, isShut, whyClosed } from "../../../http/play/why-closed.ts";
import type { PlayerVisitor, Visitor } from "../../../http/visitor/visitor.ts";
import { lotteryGameOf } from "../../../studio/lottery/index.ts";
import type { CallRefusal } from "../../call.ts";

export const LAUNCH_ERRORS = ["gameUnknown", ...CLOSED] as const;

export const FREE_LAUNCH_ERRORS = ["gameUnknown", "gameMaintenance", "notLaunched", "noTrial"] as const;

type FreeLaunchError = (typeof FREE_LAUNCH_ERRORS)[number];
type LaunchError = (typeof LAUNCH_ERRORS)[number];

/**
 * Where a game is played, for an app: a vendor's own address with a token for this once, or the page of one of ours,
 * which a browser shows in which the player is signed in.
 */
export async function launchApp(
  visitor: PlayerVisitor,
  { nodeId, funds, url }: { nodeId: string; funds: Funds; url: URL },
): Promise<Outcome<{ content: string }, CallRefusal<LaunchError>>> {
  const { context, player, language, brand } = visitor;
  const game = await findGame(context, { nodeId, language });
  if (!game) return refuse({ reason: "gameUnknown" });
  const closed = await whyClosed(visitor, { game, funds });
  if (closed) return refuse({ reason: closed });
  if (!foreignVendor(visitor, game.vendor)) {
    await rememberRecent(context, { playerId: player.id, nodeId });
    return done({ content: new URL(paths.launch(nodeId, { funds }), url).href });
  }
  const framed = await playFrame(visitor, {
    game,
    asset: funds === "real" ? brand.asset : "TRIAL",
    returnUrl: new URL(paths.home(), url).href,
    cashierUrl: new URL("/member/depositv2", url).href,
  });
  if (!framed.ok) return refuse({ reason: "notLaunched" });
  await rememberRecent(context, { playerId: player.id, nodeId });
  return done({ content: framed.value.address });
}

/** A free game for whoever has not signed in: the page that opens a trial account where the house offers one. */
export async function launchFree(
  visitor: Visitor,
  { nodeId, url }: { nodeId: string; url: URL },
): Promise<Outcome<{ content: string }, CallRefusal<FreeLaunchError>>> {
  const { context, platform, language } = visitor;
  const game = await findGame(context, { nodeId, language });
  if (!game) return refuse({ reason: "gameUnknown" });
  if (isShut(platform, game)) return refuse({ reason: "gameMaintenance" });
  if (!hasWayIn(visitor, game)) return refuse({ reason: "notLaunched" });
  if (!game.hasTrial) return refuse({ reason: "noTrial" });
  return done({ content: new URL(paths.launch(nodeId, { funds: "trial" }), url).href });
}

/** The page of a lottery of Viet Nam, with what it is launched with (C05). */
export function launchVnLottery(
  { language }: Pick<Visitor, "language">,
  { lottoGameCode, url }: { lottoGameCode: string; url: URL },
): Outcome<{ content: string }, CallRefusal<"gameUnknown">> {
  if (!lotteryGameOf(lottoGameCode)) return refuse({ reason: "gameUnknown" });
  const page = new URL(paths.vnLottery(), url);
  const asked = vnLaunch({ gameCode: lottoGameCode, language });
  for (const [name, value] of Object.entries(asked)) page.searchParams.set(name, value);
  return done({ content: page.href });
}
