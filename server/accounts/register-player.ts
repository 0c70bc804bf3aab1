import type { Brand } from "../brand/index.ts";
import type { Language } from "../core/languages.ts";
import type { Asset } from "../core/money.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { grantTrial, openAccounts } from "../wallet/index.ts";
import { foldUsername } from "./fold-username.ts";
import { hashPassword } from "./password.ts";
import type { Registration } from "./registration-form.ts";
import { isRegistrationOpen } from "./registration-open.ts";
import { insertPlayer } from "./store.ts";

export type RegistrationRequest = {
  readonly brand: Brand;
  readonly registration: Registration;
  readonly language: Language;
  /** A trial account has play money alone, and no way to any other. */
  readonly accountType?: 0 | 4;
};

export type RegistrationRefusal = { reason: "registrationClosed" | "usernameTaken" | "tooBusy" };

/**
 * Makes a member with an empty wallet and the brand's play money, all or nothing. Of two at once for one
 * name, one gets it. The password is hashed before the transaction, which therefore stays short.
 * Opens no session and checks no field: the form has (registration-form.ts).
 */
export async function registerPlayer(
  context: Context,
  { brand, registration, language, accountType = 0 }: RegistrationRequest,
): Promise<Outcome<{ playerId: bigint }, RegistrationRefusal>> {
  if (!(await isRegistrationOpen(context, brand.id))) return refuse({ reason: "registrationClosed" });
  const { username, password, ...details } = registration;
  const hashed = await hashPassword(password);
  if (!hashed.ok) return hashed;

  return context.db.transaction(async (db) => {
    const registeredAt = context.now();
    const playerId = await insertPlayer(db, {
      ...details,
      accountType,
      brand: brand.id,
      username,
      foldedUsername: foldUsername(username),
      passwordHash: hashed.value,
      language,
      termsVersion: brand.termsVersion,
      termsAcceptedAt: registeredAt,
      createdAt: registeredAt,
    });
    if (playerId === null) return refuse({ reason: "usernameTaken" });

    const assets = accountType === 4 ? (["TRIAL"] as const) : (["TRIAL", brand.asset] as const);
    await openWallet({ ...context, db }, { playerId, brand, assets });
    return done({ playerId });
  });
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
