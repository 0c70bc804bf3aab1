import type { Language } from "../core/languages.ts";
import type { Statement } from "../db/database.ts";
import type { AccountType, Player, PlayerState } from "./player.ts";

export const PLAYER = `player.id, player.brand_id as "brandId", player.username, player.account_type as "accountType",
  player.state, player.language, player.previous_login_at as "previousLoginAt"`;

/** Those who are asked for, in no order. */
export const PLAYERS_BY_ID: Statement<Player> = {
  name: "accounts.players-by-id",
  text: `select ${PLAYER} from accounts.players player where id = any ($1::bigint[])`,
};

export type Credentials = {
  readonly playerId: bigint;
  readonly passwordHash: string;
  readonly state: PlayerState;
  readonly accountType: AccountType;
  /** Since when the password is in force. */
  readonly passwordSetAt: Date;
};

/** By a name, or by a number that its player has proved to be theirs; a name comes first. */
export const CREDENTIALS: Statement<Credentials> = {
  name: "accounts.credentials",
  text: `
    select id as "playerId", password_hash as "passwordHash", state, account_type as "accountType",
      coalesce(password_changed_at, created_at) as "passwordSetAt"
    from accounts.players
    where brand_id = $1 and (folded_username = $2 or (mobile = $3 and mobile_verified_at is not null))
    order by (folded_username = $2) desc limit 1`,
};

export const SET_ACCOUNT_TYPE: Statement<never> = {
  name: "accounts.set-account-type",
  text: "update accounts.players set account_type = $2::smallint where id = $1::bigint",
};

export const SET_LANGUAGE: Statement<never> = {
  name: "accounts.set-language",
  text: "update accounts.players set language = $2 where id = $1::bigint and language <> $2",
};

export const SET_STATE: Statement<{ readonly id: bigint }> = {
  name: "accounts.set-state",
  text: "update accounts.players set state = $2 where id = $1::bigint returning id",
};

/** A player as a registration enters them. */
export type NewPlayer = {
  readonly brand: string;
  readonly username: string;
  readonly foldedUsername: string;
  readonly passwordHash: string;
  readonly hasPassword: boolean;
  readonly accountType: AccountType;
  readonly language: Language;
  readonly payeeName: string | null;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly mobileVerifiedAt: Date | null;
  readonly countryDialingCode: string | null;
  readonly contacts: Readonly<Record<string, string>>;
  readonly idNumber: string | null;
  readonly referralCode: string | null;
  readonly affiliateCode: string | null;
  readonly recommenderId: string | null;
  readonly registeredDomain: string | null;
  readonly upline: bigint | null;
  readonly agreedAge: number | null;
  readonly termsVersion: string | null;
  readonly termsAcceptedAt: Date | null;
  readonly createdAt: Date;
};

export const ENTER_PLAYER: Statement<{ readonly id: bigint }> = {
  name: "accounts.enter-player",
  text: `
    insert into accounts.players (brand_id, username, folded_username, password_hash, has_password, account_type, language,
      payee_name, email, mobile, mobile_verified_at, country_dialing_code, contacts, id_number, referral_code,
      affiliate_code, recommender_id, registered_domain, upline, agreed_age, terms_version, terms_accepted_at,
      created_at)
    select brand, username, "foldedUsername", "passwordHash", "hasPassword", "accountType", language,
      "payeeName", email, mobile, "mobileVerifiedAt", "countryDialingCode", contacts, "idNumber", "referralCode",
      "affiliateCode", "recommenderId", "registeredDomain", upline, "agreedAge", "termsVersion", "termsAcceptedAt",
      "createdAt"
    from jsonb_to_record($1::jsonb) as new (brand text, username text, "foldedUsername" text, "passwordHash" text,
      "hasPassword" boolean, "accountType" smallint, language text, "payeeName" text, email text, mobile text,
      "mobileVerifiedAt" timestamptz, "countryDialingCode" text, contacts jsonb, "idNumber" text, "referralCode" text,
      "affiliateCode" text, "recommenderId" text, "registeredDomain" text, upline bigint, "agreedAge" smallint,
      "termsVersion" text, "termsAcceptedAt" timestamptz, "createdAt" timestamptz)
    on conflict do nothing returning id`,
};

export type LoginAttempt = {
  readonly brand: string;
  readonly player: bigint | null;
  readonly outcome: string;
  readonly way?: string;
  readonly at: Date;
  readonly address: string;
  readonly device: string;
};

export const NOTE_ATTEMPT: Statement<never> = {
  name: "accounts.note-attempt",
  text: `
    insert into accounts.login_attempts (brand_id, player_id, outcome, way, at, address, device)
    values ($1, $2, $3, $4, $5, $6, $7)`,
};
