import {
  closeSession,
  findPlayer,
  forgetLogin,
  type HeldFor,
  type HeldPurpose,
  hasSecondFactor,
  type LoginWay,
  mustChangePassword,
  type Player,
  passwordAgeOf,
  type Scope,
} from "../accounts/index.ts";
import { firstLogin, noteLogin, openSession, rememberLogin } from "../accounts/parts.ts";
import { type Brand, hasFlag } from "../brand/index.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";

export type SignInRequest = {
  readonly brand: Brand;
  readonly playerId: bigint;
  /** By what the player has proved who they are. */
  readonly way: LoginWay;
  readonly place: { readonly address: string; readonly device: string };
  /** What a login that is held goes on to. */
  readonly heldFor: HeldFor;
  /** The second factor comes first, so whoever is past any hold has shown it. */
  readonly hasShownCode: boolean;
  /** Since when the password that was typed is in force. */
  readonly passwordSetAt: Date | undefined;
  /** What an app asks to be let do; absent for a browser. */
  readonly scopes?: readonly Scope[] | null | undefined;
  /** What this browser was signed in with before, and what it was remembered by. */
  readonly former: { readonly tokenHash?: Uint8Array | undefined; readonly secret: string | null };
};

/** A token that opens the house, or one that waits for what is still owed and opens nothing else. */
export type SignedIn = { readonly token: string; readonly tokenHash: Uint8Array; readonly player: Player } & (
  | { readonly owed: HeldPurpose }
  | { readonly owed: null; readonly rememberedSecret: string | null }
);

/**
 * The only way to sign anybody in: everything that proves who somebody is ends here. What is still owed, a second
 * factor or a new password, is asked for first. The token is always a new one, and whatever this browser had before
 * ends, so that nobody can be given one beforehand. Refuses with `signedOut` where the account is shut, or where its
 * password was changed meanwhile.
 */
export async function signIn(
  context: Context,
  request: SignInRequest,
): Promise<Outcome<SignedIn, { readonly reason: "signedOut" }>> {
  // Each door says so itself; this is for who is shut out while something is still owed.
  const player = await findPlayer(context, request.playerId);
  if (player?.state !== "active") return refuse({ reason: "signedOut" });
  await leaveBehind(context, request);
  const owed = await owedBy(context, request);
  const signedIn =
    owed === null ? await open(context, request, player) : await hold(context, request, player, owed);
  if (!(await isOvertaken(context, request))) return done(signedIn);
  await closeSession(context, signedIn.tokenHash);
  return refuse({ reason: "signedOut" });
}

/** What this browser was signed in with before, and whom it remembered. */
async function leaveBehind(context: Context, { former }: SignInRequest): Promise<void> {
  if (former.tokenHash) await closeSession(context, former.tokenHash);
  if (former.secret !== null) await forgetLogin(context, former.secret);
}

async function owedBy(context: Context, request: SignInRequest): Promise<HeldPurpose | null> {
  const { brand, playerId, way, heldFor, hasShownCode } = request;
  if (!hasShownCode && way !== "freePlay" && (await hasSecondFactor(context, playerId)))
    return "secondFactor";
  // Anybody who came without typing a password is not asked for a new one (L05).
  if (way !== "password") return null;
  if (heldFor.passwordIsWeak) return "changePassword";
  const age = await passwordAgeOf(context, playerId);
  const passwordsEnd = await hasFlag(context, brand.id, "PWDEXPFORCECHANGE3");
  const mustChange = age !== null && mustChangePassword(age, { brand, passwordsEnd, now: context.now() });
  return mustChange ? "changePassword" : null;
}

async function hold(
  context: Context,
  { playerId, brand, way, place, heldFor, scopes }: SignInRequest,
  player: Player,
  owed: HeldPurpose,
): Promise<SignedIn> {
  const held = { purpose: owed, heldFor };
  const { token, tokenHash } = await openSession(context, { playerId, brand, way, place, held, scopes });
  return { token, tokenHash, player, owed };
}

async function open(
  context: Context,
  { playerId, brand, way, place, heldFor, scopes }: SignInRequest,
  player: Player,
): Promise<SignedIn> {
  const request = { playerId, brand, way, place, scopes };
  const { token, tokenHash, family, isFirst } = await openSession(context, request);
  // A password is written down where it is checked (accounts/sign-in/log-in.ts).
  if (way !== "password") await noteLogin(context, { brandId: brand.id, playerId, way, place });
  if (isFirst && way !== "registration" && way !== "freePlay") await firstLogin(context, playerId);
  const remembered = heldFor.remember ? await rememberLogin(context, { playerId, family, place }) : null;
  return { token, tokenHash, player, owed: null, rememberedSecret: remembered?.secret ?? null };
}

/**
 * Whether the password was changed while this login was under way. A change ends every sign-in that there is, and has
 * seen this one unless it was written later: so this is asked once everything is written.
 */
async function isOvertaken(
  context: Context,
  { playerId, way, passwordSetAt }: SignInRequest,
): Promise<boolean> {
  if (way !== "password" || passwordSetAt === undefined) return false;
  const age = await passwordAgeOf(context, playerId);
  return age !== null && age.passwordChangedAt > passwordSetAt;
}
