import { speechOf } from "#app/i18n/speech.server.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import type { Language } from "#server/core/languages.ts";

type Listener = { readonly language: Language; readonly brand: { readonly timeZone: string } };

/** How a member's page speaks: its language, and the zone in which it names moments. */
export async function speakerOf({ language, brand }: Listener): Promise<Speaker> {
  return { ...(await speechOf(language)), timeZone: brand.timeZone };
}
