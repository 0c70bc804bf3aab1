import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { countedTones } from "./counted-tones.ts";
import { readPicture } from "./store.ts";
import { hashOf } from "./ticket.ts";

/** What openSound opened under a ticket (WAV): tones to be counted, digit by digit. A picture that was shown has none. */
export async function soundOf(
  { db, now }: Context,
  { ticket, browser }: { ticket: string; browser: string },
): Promise<Outcome<Uint8Array, { reason: "captchaExpired" }>> {
  const asked = { ticketHash: hashOf(ticket), browserHash: hashOf(browser), at: now() };
  const shown = await readPicture(db, asked);
  return shown?.kind === "sound" ? done(countedTones(shown.seed)) : refuse({ reason: "captchaExpired" });
}
