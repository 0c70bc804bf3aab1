import type { Brand } from "../../brand/index.ts";
import type { Language } from "../../core/languages.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import type { Gateways } from "../../gateway/index.ts";
import { mailText, readLink, type SendLinkRefusal, sendLink, spendLink } from "../../verification/index.ts";
import { foldUsername } from "../fold-username.ts";
import { hashPassword } from "../passwords/password.ts";
import { type PasswordRefusal, passwordRefusal } from "../passwords/password-refusal.ts";
import type { Player } from "../player.ts";
import { findPlayer } from "../player-state.ts";
import { readByMail } from "../profile/proof-store.ts";
import { putRecovered, tellRecovered } from "./put-recovered.ts";

export type MailRecovery = {
  readonly brand: Brand;
  readonly username: string;
  readonly email: string;
  /** The network that asks (networkOf). */
  readonly address: string;
  readonly language: Language;
  /** The page that a link opens, on the brand's own origin whatever host was asked (T17). */
  hrefOf(token: string): string;
};

/**
 * Sends a link to a new password to who names an account and its mail address (L12). Whether there is such an account
 * is told by nothing: neither the answer nor its time, because the mail goes out after it and a link that opens
 * nothing is made for nobody (T7).
 */
export async function recoverByMail(
  context: Context,
  gateways: Gateways,
  { brand, username, email, address, language, hrefOf }: MailRecovery,
): Promise<Outcome<null, SendLinkRefusal>> {
  const to = mailText(email).toLowerCase();
  const foldedUsername = foldUsername(username);
  const known = await readByMail(context.db, { brandId: brand.id, foldedUsername, email: to });
  return sendLink(context, gateways, { brand, to, known, address, language, hrefOf });
}

type Link = { readonly brandId: string; readonly token: string };

export type LinkPassword = {
  readonly brand: Brand;
  readonly token: string;
  /** Within the brand's rule: the form has seen to that. */
  readonly password: string;
  readonly language: Language;
};

/**
 * The player whose password a link sets, while it holds. Looking does not spend it. Who was shut out after it was sent, or has
 * shut themselves out, is not let in by it.
 */
export async function linkOwner(context: Context, link: Link): Promise<Player | null> {
  const playerId = await readLink(context, link);
  const owner = playerId === null ? null : await findPlayer(context, playerId);
  return owner?.state === "active" ? owner : null;
}

export type LinkPasswordRefusal = PasswordRefusal | { readonly reason: "linkEnded" };

/** Sets the password that a link was sent for. The link is spent, every session of the player ends and the owner is told. */
export async function setPasswordByLink(
  context: Context,
  gateways: Gateways,
  { brand, token, password, language }: LinkPassword,
): Promise<Outcome<{ playerId: bigint }, LinkPasswordRefusal>> {
  const link = { brandId: brand.id, token };
  const owner = await linkOwner(context, link);
  if (!owner) return refuse({ reason: "linkEnded" });
  const { id, username } = owner;
  const refusal = await passwordRefusal(context, { playerId: id, username, typed: password });
  if (refusal) return refuse(refusal);
  const hashed = await hashPassword(password);
  if (!hashed.ok) return hashed;
  const playerId = await context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const spent = await spendLink(inside, link);
    if (spent !== null) await putRecovered(inside, spent, hashed.value);
    return spent;
  });
  if (playerId === null) return refuse({ reason: "linkEnded" });
  await tellRecovered(context, gateways, { brand, playerId, language });
  return done({ playerId });
}
