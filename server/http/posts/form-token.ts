import { createHmac } from "node:crypto";
import { DAY_MS } from "../../core/time.ts";
import { sameText } from "./same-text.ts";

/**
 * Every form carries a token that only a page of ours could have printed: for a signed-in player it is
 * bound to the sign-in, otherwise to the day, so that pages without a visitor in them can be cached.
 * It stays the same for a whole sign-in, whatever session token it has at the moment: a second tab never makes the
 * first one stale.
 */
export type FormTokenBinding = { secret: string; family: string | null; now: Date };

export function formToken(binding: FormTokenBinding): string {
  return tokenFor(binding, dayOf(binding.now));
}

/** Yesterday's pages of an anonymous visitor still work; another session's never do. */
export function formTokenHolds(binding: FormTokenBinding, given: string): boolean {
  const today = dayOf(binding.now);
  const days = binding.family ? [today] : [today, today - 1];
  return days.some((day) => sameText(tokenFor(binding, day), given));
}

function tokenFor({ secret, family }: FormTokenBinding, day: number): string {
  const subject = family ? `session|${family}` : `day|${day}`;
  return createHmac("sha256", secret).update(`form-token|${subject}`).digest("base64url").slice(0, 24);
}

function dayOf(moment: Date): number {
  return Math.floor(moment.getTime() / DAY_MS);
}
