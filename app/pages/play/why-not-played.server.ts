import { speechOf } from "#app/i18n/speech.server.ts";
import type { Funds } from "#app/lib/funds.ts";
import { pauseText } from "#app/lib/pause-text.ts";
import { isTrialType } from "#server/accounts/index.ts";
import type { Game } from "#server/catalogue/index.ts";
import { hasWayIn } from "#server/http/play/open-foreign-game.ts";
import { owesAgreement } from "#server/http/visitor/require-agreed.ts";
import type { PlayerVisitor } from "#server/http/visitor/visitor.ts";
import { playPause } from "#server/limits/index.ts";

/** Whether nobody can open the game now: it, or everything of its vendor, is in maintenance. */
export function isShut({ seam }: Pick<PlayerVisitor["platform"], "seam">, { state, vendor }: Game): boolean {
  return state !== "open" || seam.inMaintenance(vendor);
}

/** Why a game cannot be opened with these funds at this moment, as it is told to the player; null when it can. */
export async function whyNotPlayed(
  visitor: PlayerVisitor,
  { game, funds }: { game: Game; funds: Funds },
): Promise<string | null> {
  const { context, platform, player, language, brand } = visitor;
  const { t } = await speechOf(language);
  if (isShut(platform, game)) return t("reasons.gameMaintenance");
  if (!hasWayIn(visitor, game)) return t("reasons.notLaunched");
  const pause = await playPause(context, player.id);
  if (pause) return pauseText(pause, { language, t, timeZone: brand.timeZone });
  if (funds === "real" && isTrialType(player.accountType)) return t("games.reasons.needTrueAccount");
  if (funds === "real" && (await owesAgreement(visitor))) return t("security.terms.intro");
  if (funds === "trial" && !game.hasTrial) return t("games.reasons.noTrial");
  return null;
}
