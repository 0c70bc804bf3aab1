import { textsOf } from "#app/i18n/speech.server.ts";
import type { Messages } from "#app/i18n/translate.ts";
import type { Language } from "#server/core/languages.ts";
import type { InstantFamily } from "#server/studio/instant/index.ts";

/** Which parts of the texts a family speaks with, beside those of every game. */
const PARTS: Readonly<Record<InstantFamily, readonly string[]>> = {
  dice: ["dice"],
  plinko: ["plinko"],
  mines: ["mines"],
  keno: ["keno"],
  roulette: ["roulette"],
  "video-poker": ["poker", "cards"],
  blackjack: ["blackjack", "cards"],
  ways: ["reels"],
  cascade: ["reels"],
  hold: ["reels"],
  fish: ["fish"],
};

/** Of the texts of these games those that one of them speaks with: the others would only make its page heavier. */
export async function instantTexts(language: Language, family: InstantFamily): Promise<Messages> {
  const { instant = {} } = await textsOf(language, "instant");
  const own = typeof instant === "string" ? [] : Object.entries(instant);
  const parts = new Set(["page", "go", ...PARTS[family]]);
  return { instant: Object.fromEntries(own.filter(([part]) => parts.has(part))) };
}
