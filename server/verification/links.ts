import { createHash, randomBytes } from "node:crypto";
import { later, MINUTE_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { endLinks, linkPlayer, saveLink, takeLink } from "./code-store.ts";

export const LINK_TTL_MS = 30 * MINUTE_MS;

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export type LinkRequest = {
  readonly brandId: string;
  /** Null makes a link that opens nothing, at the price of one that does. */
  readonly playerId: bigint | null;
};

/** A link that sets a new password, once, within half an hour. Only its hash stays here. */
export async function openLink(
  { db, now }: Pick<Context, "db" | "now">,
  { brandId, playerId }: LinkRequest,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const token = randomBytes(32).toString("base64url");
  const madeAt = now();
  const expiresAt = later(madeAt, LINK_TTL_MS);
  await saveLink(db, { tokenHash: hashOf(token), brandId, playerId, madeAt, expiresAt });
  return { token, expiresAt };
}

type Given = { readonly brandId: string; readonly token: string };

/** The one a link belongs to while it holds; looking at it does not spend it, because mail programs follow links by themselves. */
export async function readLink(
  { db, now }: Pick<Context, "db" | "now">,
  { brandId, token }: Given,
): Promise<bigint | null> {
  return TOKEN.test(token) ? linkPlayer(db, { tokenHash: hashOf(token), brandId, at: now() }) : null;
}

/** Spends a link and every other one of its player. Null where it holds no longer. In the transaction of what it opens. */
export async function spendLink(
  { db, now }: Pick<Context, "db" | "now">,
  { brandId, token }: Given,
): Promise<bigint | null> {
  return TOKEN.test(token) ? takeLink(db, { tokenHash: hashOf(token), brandId, at: now() }) : null;
}

/** No link that was sent before opens anything now: the password is another one, or was proved by another way. */
export async function forgetLinks({ db, now }: Pick<Context, "db" | "now">, playerId: bigint): Promise<void> {
  await endLinks(db, playerId, now());
}

function hashOf(token: string): Uint8Array {
  return createHash("sha256").update(token).digest();
}
