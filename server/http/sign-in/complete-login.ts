import { modalHref, paths } from "#app/lib/paths.ts";
import { rewardPaths } from "#app/lib/reward-paths.ts";
import {
  closeSession,
  findPlayer,
  firstLogin,
  forgetLogin,
  type HeldFor,
  type HeldPurpose,
  hasSecondFactor,
  isAgentType,
  type LoginWay,
  mustChangePassword,
  noteLogin,
  openSession,
  type Player,
  passwordAgeOf,
  proofsOf,
  rememberLogin,
} from "../../accounts/index.ts";
import { hasFlag } from "../../brand/index.ts";
import { DEFAULT_LANGUAGE, isLanguage } from "../../core/languages.ts";
import type { Context } from "../../db/context.ts";
import { knownDeviceCookie, knownSince } from "../browser/known-device.ts";
import { preferenceCookie, readCookies } from "../browser/preferences.ts";
import { rememberedCookie, rememberedSecret } from "../browser/remembered-cookie.ts";
import { openSessionCookie } from "../browser/session-cookie.ts";
import { loginLimits } from "../tries/login-limits.ts";
import { loginAccount, smsAccount } from "../tries/login-try.ts";
import type { Visitor } from "../visitor/visitor.ts";
import { placeAfterLogin } from "./place-after-login.ts";

export type ProvenLogin = {
  readonly playerId: bigint;
  /** By what the player has proved who they are. */
  readonly way: LoginWay;
  /** The page to come back to: a local path (safe-path.ts). */
  readonly from: string;
  /** Whether this browser is remembered for a day. */
  readonly remember?: boolean | undefined;
  /** It was begun in a dialog over `from`, where a new password is asked for too if one is owed (L05). */
  readonly isOverPage?: boolean | undefined;
  /** The password that was typed is one that nobody may keep (123456). */
  readonly currentPasswordIsWeak?: boolean | undefined;
  /** Since when the password that was typed is in force. */
  readonly passwordSetAt?: Date | undefined;
};

/** Where the browser goes next, and the cookies that it is given. */
export type LoginAnswer = { readonly to: string; readonly headers: Headers };

/** Where a held login waits. */
const WAITING_ROOM: Readonly<Record<HeldPurpose, string>> = {
  secondFactor: "/login/secondFactor",
  changePassword: "/login/changePassword",
};

/**
 * The only way to sign anybody in: everything that proves who somebody is ends here. What is still owed, a second
 * factor or a new password, is asked for first: the session that is opened for that opens nothing else. The token is
 * always a new one, and whatever this browser had before ends, so that nobody can be given one beforehand.
 */
export async function completeLogin(visitor: Visitor, login: ProvenLogin): Promise<LoginAnswer> {
  const heldFor: HeldFor = {
    from: login.from,
    remember: login.remember ?? false,
    passwordIsWeak: login.currentPasswordIsWeak ?? false,
  };
  const { playerId, way, passwordSetAt, isOverPage = false } = login;
  return goOn(visitor, { playerId, way, heldFor, hasShownCode: false, passwordSetAt, isOverPage });
}

/**
 * Lets a held login through to what it was held from, after a right code (IDENTITY's page) or a new password. What is
 * still owed then is asked for next. Throws where nothing is held: requireHeld comes before.
 */
export async function liftHold(visitor: Visitor): Promise<LoginAnswer> {
  const { held } = visitor;
  const heldFor = held?.session.heldFor;
  if (!held || !heldFor) throw new Error("There is no login that is held.");
  const { purpose, session, player } = held;
  const passwordIsWeak = heldFor.passwordIsWeak && purpose !== "changePassword";
  // The one that was typed was in force when the login was held, and is so no more where the hold was for another.
  const passwordSetAt = purpose === "changePassword" ? undefined : session.startedAt;
  const login = { playerId: player.id, way: session.way, heldFor: { ...heldFor, passwordIsWeak } };
  return goOn(visitor, { ...login, hasShownCode: true, passwordSetAt, isOverPage: false });
}

/** What proves more than a password: who comes so may try the password again (T1). */
const PROVEN_ELSEWHERE: ReadonlySet<LoginWay> = new Set(["sms", "social", "recovery"]);

/** Nobody but the player can have opened the account, so the browser in which that was done is no new one. */
const ALWAYS = new Date(0);

type Login = {
  readonly playerId: bigint;
  readonly way: LoginWay;
  readonly heldFor: HeldFor;
  /** The second factor comes first, so whoever is past any hold has shown it. */
  readonly hasShownCode: boolean;
  readonly passwordSetAt: Date | undefined;
  readonly isOverPage: boolean;
};

type Opened = { readonly answer: LoginAnswer; readonly tokenHash: Uint8Array };

async function goOn(visitor: Visitor, login: Login): Promise<LoginAnswer> {
  // Each door says so itself; this is for who is shut out while something is still owed.
  const player = await findPlayer(visitor.context, login.playerId);
  if (player?.state !== "active") return { to: paths.login(), headers: new Headers() };
  await leaveBehind(visitor);
  const owed = await owedBy(visitor, login);
  const opened = owed === null ? await open(visitor, player, login) : await hold(visitor, login, owed);
  if (!(await isOvertaken(visitor, login))) return opened.answer;
  await closeSession(visitor.context, opened.tokenHash);
  return { to: paths.login(), headers: new Headers() };
}

/**
 * Whether the password was changed while this login was under way. A change ends every sign-in that there is, and has
 * seen this one unless it was written later: so this is asked once everything is written.
 */
async function isOvertaken({ context }: Visitor, { playerId, way, passwordSetAt }: Login): Promise<boolean> {
  if (way !== "password" || passwordSetAt === undefined) return false;
  const age = await passwordAgeOf(context, playerId);
  return age !== null && age.passwordChangedAt > passwordSetAt;
}

/** What this browser was signed in with before, and whom it remembered. */
async function leaveBehind({ context, session, held, cookies, platform }: Visitor): Promise<void> {
  const former = session ?? held?.session;
  if (former) await closeSession(context, former.tokenHash);
  const secret = rememberedSecret(platform.config, cookies);
  if (secret !== null) await forgetLogin(context, secret);
}

async function owedBy({ context, brand }: Visitor, login: Login): Promise<HeldPurpose | null> {
  const { playerId, way, heldFor, hasShownCode } = login;
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

async function hold(visitor: Visitor, login: Login, purpose: HeldPurpose): Promise<Opened> {
  const { context, brand, address, device, platform } = visitor;
  const { playerId, way, heldFor, isOverPage } = login;
  const held = { purpose, heldFor };
  const request = { playerId, brand, way, place: { address, device }, held };
  const { token, tokenHash } = await openSession(context, request);
  const headers = new Headers({ "Set-Cookie": await openSessionCookie(platform.config, token) });
  if (rememberedSecret(platform.config, visitor.cookies) !== null) {
    headers.append("Set-Cookie", rememberedCookie(platform.config, null));
  }
  const isDialog = isOverPage && purpose === "changePassword";
  const to = isDialog ? modalHref(heldFor.from, "password") : WAITING_ROOM[purpose];
  return { answer: { to, headers }, tokenHash };
}

async function open(visitor: Visitor, player: Player, { way, heldFor }: Login): Promise<Opened> {
  const { id: playerId } = player;
  const { context, brand, address, device, platform } = visitor;
  const place = { address, device };
  const { token, tokenHash, family, isFirst } = await openSession(context, { playerId, brand, way, place });
  // A password is written down where it is checked (accounts/sign-in/log-in.ts).
  if (way !== "password") await noteLogin(context, { brandId: brand.id, playerId, way, place });
  if (isFirst && way !== "registration" && way !== "freePlay") await firstLogin(context, playerId);

  const account = loginAccount(brand.id, player.username);
  const others = await triedByNumber(context, player);
  if (PROVEN_ELSEWHERE.has(way)) await Promise.all([account, ...others].map(loginLimits(context).proven));

  const headers = new Headers({ "Set-Cookie": await openSessionCookie(platform.config, token) });
  const firstSeen = way === "registration" ? ALWAYS : context.now();
  const since = knownSince(platform.config, visitor.cookies, account) ?? firstSeen;
  headers.append("Set-Cookie", knownDeviceCookie(platform.config, [account, ...others], since));
  if (heldFor.remember) {
    const { secret } = await rememberLogin(context, { playerId, family, place });
    headers.append("Set-Cookie", rememberedCookie(platform.config, secret));
  } else if (rememberedSecret(platform.config, visitor.cookies) !== null) {
    headers.append("Set-Cookie", rememberedCookie(platform.config, null));
  }
  if (isLanguageUnchosen(visitor) && player.language !== DEFAULT_LANGUAGE) {
    headers.append("Set-Cookie", preferenceCookie(platform.config, "lang", player.language));
  }
  const to = await placeOf(visitor, { player, way, from: heldFor.from });
  return { answer: { to, headers }, tokenHash };
}

/** A browser in which nobody has chosen one yet speaks as the player's other ones do (I02). */
function isLanguageUnchosen({ cookies }: Visitor): boolean {
  return !isLanguage(readCookies(cookies).get("lang") ?? "");
}

/** What tries at a player are counted under beside the name: the number that is proven, by password and by codes. */
async function triedByNumber(context: Context, { id, brandId }: Player): Promise<readonly string[]> {
  const proofs = await proofsOf(context, id);
  if (!proofs?.mobile || !proofs.mobileVerifiedAt) return [];
  return [loginAccount(brandId, proofs.mobile), smsAccount(brandId, proofs.mobile)];
}

/** Agents work where agents work (L04); whoever has just registered goes on with what they came for. */
async function placeOf(
  visitor: Visitor,
  { player, way, from }: { player: Player; way: LoginWay; from: string },
): Promise<string> {
  if (way === "registration" || way === "freePlay") return from;
  if (isAgentType(player.accountType) && from === paths.home()) return rewardPaths.agentHome();
  return placeAfterLogin(visitor, { playerId: player.id, from });
}
