import type { Brand, RegistrationMode } from "../../brand/index.ts";
import type { Language } from "../../core/languages.ts";
import type { Asset } from "../../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import { standBelow } from "../../team/index.ts";
import { grantTrial, openAccounts } from "../../wallet/index.ts";
import { isTrialType } from "../account-type.ts";
import { foldUsername } from "../fold-username.ts";
import { hashPassword } from "../passwords/password.ts";
import { insertPlayer } from "../store.ts";
import {
  checkBrought,
  giveUseBack,
  type LinkRefused,
  noteRegistration,
  takeLink,
} from "../upline/take-link.ts";
import type { Registration } from "./registration.ts";
import { isRegistrationOpen } from "./registration-open.ts";
import { insertPaymentPassword, isNameTaken, isNumberTaken } from "./registration-store.ts";

export type RegistrationRequest = {
  readonly brand: Brand;
  readonly registration: Registration;
  readonly language: Language;
  /** The form that it comes from; by a chosen name where nothing is said. */
  readonly mode?: RegistrationMode;
  /** Whether a code has proved the number. */
  readonly isMobileProven?: boolean;
  /** The host that the page stood on. */
  readonly domain?: string;
  /** A trial account has play money alone, and no way to any other. */
  readonly accountType?: 0 | 4;
  /** The agent who opens it, and what it is to be: whoever it is for has agreed to nothing yet. */
  readonly opened?: { readonly by: bigint; readonly accountType: 0 | 2 };
  /** A login to work in somebody's name: it has no wallet, stands in no line, and whoever it is for has agreed to nothing yet. */
  readonly subLogin?: 41 | 42;
  /** Where they were hashed before (hashRegistration); otherwise it is done here. */
  readonly hashes?: RegistrationHashes;
};

/** What stays of the passwords of a registration. */
export type RegistrationHashes = { readonly login: string; readonly payment: string | null };

export type RegistrationRefusal =
  | { reason: "registrationClosed" | "usernameTaken" | "mobileTaken" | "tooBusy" }
  | LinkRefused;

/**
 * What would stop a registration before anything is proved or hashed: asked first, so that nobody uses up a code for a
 * name that is taken. registerPlayer asks again, inside its transaction.
 */
export async function checkRegistration(
  context: Context,
  { brand, registration, mode = "username", accountType = 0 }: RegistrationRequest,
): Promise<Outcome<null, RegistrationRefusal>> {
  // Whether trials are offered is asked where one is opened (open-trial.ts).
  const isOpen = isTrialType(accountType) || (await isRegistrationOpen(context, brand.id, mode));
  if (!isOpen) return refuse({ reason: "registrationClosed" });
  const { username } = registration;
  const brought = await checkBrought(context, brand.id, registration);
  if (!brought.ok) return brought;
  const isTaken = username !== null && (await isNameTaken(context.db, brand.id, foldUsername(username)));
  return isTaken ? refuse({ reason: "usernameTaken" }) : done(null);
}

/**
 * Hashes what a registration chose, before anything that cannot be asked for again is spent on it: a house that is too
 * busy for this uses up neither a picture nor a code.
 */
export async function hashRegistration(
  { newId }: Pick<Context, "newId">,
  { password, paymentPassword = null }: Pick<Registration, "password" | "paymentPassword">,
): Promise<Outcome<RegistrationHashes, { reason: "tooBusy" }>> {
  // Where nobody chose a password there is one that nobody knows: a code, or recovery, leads in.
  const login = await hashPassword(password ?? newId() + newId());
  if (!login.ok) return login;
  if (paymentPassword === null) return done({ login: login.value, payment: null });
  const payment = await hashPassword(paymentPassword);
  return payment.ok ? done({ login: login.value, payment: payment.value }) : payment;
}

/**
 * Makes a member with an empty wallet and the brand's play money, all or nothing. Of two at once for one name or for
 * one proven number, one gets it (S11). Who comes with the code of a partner or an agent stands below them. Passwords
 * are hashed before the transaction, which therefore stays short. Opens no session and checks no field: the form has
 * (registration-form.ts).
 */
export async function registerPlayer(
  context: Context,
  request: RegistrationRequest,
): Promise<Outcome<{ playerId: bigint }, RegistrationRefusal>> {
  const { brand, registration } = request;
  const checked = await checkRegistration(context, request);
  if (!checked.ok) return checked;
  const hashed = request.hashes ? done(request.hashes) : await hashRegistration(context, registration);
  if (!hashed.ok) return hashed;
  const { login, payment } = hashed.value;

  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const entered = await enterPlayer(inside, request, login);
    if (!entered.ok) return entered;
    if (request.subLogin !== undefined) return entered;
    const { playerId } = entered.value;
    if (payment !== null) await insertPaymentPassword(db, { playerId, hash: payment, at: context.now() });
    const isTrial = isTrialType(request.accountType ?? 0);
    const assets = isTrial ? (["TRIAL"] as const) : (["TRIAL", brand.asset] as const);
    await openWallet(inside, { playerId, brand, assets });
    return entered;
  });
}

async function enterPlayer(
  context: Context,
  {
    brand,
    registration,
    language,
    domain,
    accountType = 0,
    isMobileProven = false,
    opened,
    subLogin,
  }: RegistrationRequest,
  passwordHash: string,
): Promise<Outcome<{ playerId: bigint }, RegistrationRefusal>> {
  const { db, now } = context;
  const { affiliateCode = null, referralCode, recommenderId = null } = registration;
  const { payeeName, email, mobile, contacts, idNumber = null, countryDialingCode = null } = registration;
  const username = registration.username ?? madeName(context.newId());
  const registeredAt = now();
  const isForOther = opened !== undefined || subLogin !== undefined;
  const taken = await takeLink(context, brand.id, registration);
  if (!taken.ok) return taken;
  const link = taken.value;
  const uplineId = opened?.by ?? link?.standsBelow ?? null;
  const playerId = await insertPlayer(db, {
    brand: brand.id,
    username,
    foldedUsername: foldUsername(username),
    passwordHash,
    hasPassword: registration.password !== null,
    accountType:
      subLogin ?? (accountType === 0 ? (opened ?? link ?? { accountType }).accountType : accountType),
    language,
    payeeName,
    email,
    mobile,
    mobileVerifiedAt: isMobileProven ? registeredAt : null,
    countryDialingCode,
    contacts,
    idNumber,
    referralCode,
    affiliateCode,
    recommenderId,
    registeredDomain: domain ?? null,
    upline: uplineId,
    agreedAge: isForOther ? null : brand.minimumAge,
    termsVersion: isForOther ? null : brand.termsVersion,
    termsAcceptedAt: isForOther ? null : registeredAt,
    createdAt: registeredAt,
  });
  if (playerId !== null) {
    const stands = await standBelow(context, { playerId, uplineId, isNewcomer: true });
    if (!stands.ok) throw new Error(`A new player stands nowhere: ${stands.refusal.reason}.`);
    if (link !== null) await noteRegistration(context, { playerId, brandId: brand.id, code: link.code });
    return done({ playerId });
  }
  if (link !== null) await giveUseBack(context, brand.id, link);
  const isNumber = isMobileProven && mobile !== null && (await isNumberTaken(db, brand.id, mobile));
  return refuse({ reason: isNumber ? "mobileTaken" : "usernameTaken" });
}

/** A name for who chose none. It says nothing of the number, because others see it. */
function madeName(id: string): string {
  return `m${id.replaceAll("-", "").slice(-12)}`;
}

async function openWallet(
  context: Context,
  { playerId, brand, assets }: { playerId: bigint; brand: Brand; assets: readonly Asset[] },
): Promise<void> {
  await openAccounts(context, { playerId, assets });
  const amountMinor = brand.trialGrantMinor;
  if (amountMinor === 0n) return;
  const granted = await grantTrial(context, { playerId, amountMinor, key: `trial:${playerId}` });
  if (!granted.ok) throw new Error(`The trial of a new player was refused: ${granted.refusal.reason}.`);
}
