import type { Translate } from "#app/i18n/translate.ts";
import type { ChatRefusal } from "#server/chat/index.ts";

/** Why something was not done, in a sentence. `until` is the moment of the refusal as the visitor writes it. */
export function sayRefusal(refusal: ChatRefusal, until: string | null, t: Translate): string {
  if (refusal.reason === "away" && until === null) return t("chat.reasons.awayForEver");
  const holes = { word: "", max: 0, ...refusal, until: until ?? "" };
  return t(`chat.reasons.${refusal.reason}`, holes);
}

/** What a browser and a monitor are told beside the sentence. */
export function statusOf({ reason }: ChatRefusal): 409 | 422 | 429 {
  if (reason === "alreadySent") return 409;
  return reason === "tooSoon" ? 429 : 422;
}
