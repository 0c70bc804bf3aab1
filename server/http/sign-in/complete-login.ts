import { modalHref, paths } from "#app/lib/paths/paths.ts";
import { rewardPaths } from "#app/lib/paths/reward-paths.ts";
import {
  type HeldFor,
  type HeldPurpose,
  isAgentType,
  type LoginWay,
  type Player,
  proofsOf,
} from "../../accounts/index.ts";
import { DEFAULT_LANGUAGE, isLanguage } from "../../core/languages.ts";
import type { Context } from "../../db/context.ts";
import { type SignedIn, signIn } from "../../use-cases/index.ts";
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
 * Signs in whoever has proved who they are (use-cases/sign-in.ts), with the cookies of a browser: to where they were on
 * their way, or to where what is still owed is asked for.
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

async function goOn(visitor: Visitor, login: Login): Promise<LoginAnswer> {
  const { context, brand, address, device, session, held, cookies, platform } = visitor;
  const { playerId, way, heldFor, hasShownCode, passwordSetAt } = login;
  const former = {
    tokenHash: (session ?? held?.session)?.tokenHash,
    secret: rememberedSecret(platform.config, cookies),
  };
  const place = { address, device };
  const proven = { brand, playerId, way, place, heldFor, hasShownCode, passwordSetAt, former };
  const signed = await signIn(context, proven);
  if (!signed.ok) return { to: paths.login(), headers: new Headers() };
  return signed.value.owed === null
    ? welcome(visitor, login, signed.value)
    : sendToWait(visitor, login, signed.value);
}

type Held = SignedIn & { readonly owed: HeldPurpose };
type Opened = SignedIn & { readonly owed: null };

async function sendToWait({ platform, cookies }: Visitor, login: Login, held: Held): Promise<LoginAnswer> {
  const headers = new Headers({ "Set-Cookie": await openSessionCookie(platform.config, held.token) });
  if (rememberedSecret(platform.config, cookies) !== null) {
    headers.append("Set-Cookie", rememberedCookie(platform.config, null));
  }
  const isDialog = login.isOverPage && held.owed === "changePassword";
  return { to: isDialog ? modalHref(login.heldFor.from, "password") : WAITING_ROOM[held.owed], headers };
}

async function welcome(visitor: Visitor, { way, heldFor }: Login, opened: Opened): Promise<LoginAnswer> {
  const { context, brand, platform } = visitor;
  const { player, rememberedSecret: secret } = opened;
  const account = loginAccount(brand.id, player.username);
  const others = await triedByNumber(context, player);
  if (PROVEN_ELSEWHERE.has(way)) await Promise.all([account, ...others].map(loginLimits(context).proven));

  const headers = new Headers({ "Set-Cookie": await openSessionCookie(platform.config, opened.token) });
  const firstSeen = way === "registration" ? ALWAYS : context.now();
  const since = knownSince(platform.config, visitor.cookies, account) ?? firstSeen;
  headers.append("Set-Cookie", knownDeviceCookie(platform.config, [account, ...others], since));
  if (secret !== null || rememberedSecret(platform.config, visitor.cookies) !== null) {
    headers.append("Set-Cookie", rememberedCookie(platform.config, secret));
  }
  if (isLanguageUnchosen(visitor) && player.language !== DEFAULT_LANGUAGE) {
    headers.append("Set-Cookie", preferenceCookie(platform.config, "lang", player.language));
  }
  return { to: await placeOf(visitor, { player, way, from: heldFor.from }), headers };
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
