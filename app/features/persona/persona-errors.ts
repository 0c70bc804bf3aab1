import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import type { PersonaWish } from "#server/personas/index.ts";
import type { PersonaRefusal } from "#server/use-cases/index.ts";

type Refusal = PersonaRefusal | { readonly reason: "tooManyTries" };

const FIELDS = { name: "nickname", drawing: "drawing", picture: "picture" } as const;

/** Where in the page a refusal stands, and with which sentence. */
export function personaErrors(
  intent: PersonaWish["intent"],
  refusal: Refusal,
  { t, language, timeZone }: Speaker,
): Readonly<Record<string, readonly string[]>> {
  const moment = refusal.reason === "nicknameTooSoon" ? formatMoment(refusal.until, language, timeZone) : "";
  return { [FIELDS[intent]]: [t(`persona.reasons.${refusal.reason}`, { moment })] };
}
