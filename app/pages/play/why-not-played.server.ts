import type { MessageKey } from "#app/i18n/message-key.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import type { Funds } from "#app/lib/funds.ts";
import { pauseText } from "#app/lib/pause-text.ts";
import type { Game } from "#server/catalogue/index.ts";
import { type Closed, whyClosed } from "#server/http/play/why-closed.ts";
import type { PlayerVisitor } from "#server/http/visitor/visitor.ts";
import { playPause } from "#server/limits/index.ts";

const SENTENCES = {
  gameMaintenance: "reasons.gameMaintenance",
  notLaunched: "reasons.notLaunched",
  needTrueAccount: "games.reasons.needTrueAccount",
  termsOwed: "security.terms.intro",
  noTrial: "games.reasons.noTrial",
} as const satisfies Readonly<Record<Exclude<Closed, "onABreak">, MessageKey>>;

/** Why a game is closed, as it is told to the player. */
export async function closedText(visitor: PlayerVisitor, closed: Closed): Promise<string> {
  const { context, player, language, brand } = visitor;
  const { t } = await speechOf(language);
  if (closed !== "onABreak") return t(SENTENCES[closed]);
  const pause = await playPause(context, player.id);
  return pause ? pauseText(pause, { language, t, timeZone: brand.timeZone }) : t("reasons.tryAgain");
}

/** Why a game cannot be opened with these funds at this moment, as it is told to the player; null when it can. */
export async function whyNotPlayed(
  visitor: PlayerVisitor,
  asked: { game: Game; funds: Funds },
): Promise<string | null> {
  const closed = await whyClosed(visitor, asked);
  return closed && closedText(visitor, closed);
}
