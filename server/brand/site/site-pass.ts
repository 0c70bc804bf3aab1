import { createHmac, timingSafeEqual } from "node:crypto";
import type { Context } from "../../db/context.ts";

export type PassKey = {
  /** The secret of the house (server/house/config.ts). */
  readonly secret: string;
  readonly brandId: string;
};

/**
 * A pass through a closed door, for who looks at a brand before it opens again: when it ends, and a signature. It
 * opens pages and gives no right on any of them.
 */
export function makePass(
  { now }: Pick<Context, "now">,
  key: PassKey,
  { forMs }: { readonly forMs: number },
): string {
  const until = String(now().getTime() + forMs);
  return `${until}.${signature(key, until)}`;
}

/** Whether a pass was made for this brand and has not ended. */
export function passHolds({ now }: Pick<Context, "now">, key: PassKey, pass: string): boolean {
  const [, until = "", signed = ""] = /^(\d{1,16})\.([\w-]{43})$/.exec(pass) ?? [];
  if (until === "" || Number(until) <= now().getTime()) return false;
  return timingSafeEqual(Buffer.from(signed), Buffer.from(signature(key, until)));
}

function signature({ secret, brandId }: PassKey, until: string): string {
  return createHmac("sha256", secret).update(`pass|${brandId}|${until}`).digest("base64url");
}
