import { Secret, TOTP } from "otpauth";
import { normaliseTyped } from "../../core/numbers/digits.ts";
import { SECOND_MS } from "../../core/time.ts";

/** What every authenticator app understands (RFC 6238): SHA-1, six digits, half a minute. */
const ALGORITHM = "SHA1";
const DIGITS = 6;
const PERIOD_S = 30;

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** A clock that is half a minute off is taken for right. */
const WINDOW_STEPS = 1;

const CODE = /^\d{6}$/;

export function newFactorSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address that an app reads from the picture: which account at which house, and the secret. */
export function factorAddress({
  secret,
  issuer,
  account,
}: {
  readonly secret: string;
  readonly issuer: string;
  readonly account: string;
}): string {
  return totp(secret, { issuer, label: account }).toString();
}

/** The half minute whose code this is, counted from 1970, or null for one that is not right at that moment. */
export function stepOf(secret: string, code: string, at: Date): bigint | null {
  if (!CODE.test(code)) return null;
  const timestamp = at.getTime();
  const off = totp(secret).validate({ token: code, timestamp, window: WINDOW_STEPS });
  return off === null ? null : BigInt(Math.floor(timestamp / (PERIOD_S * SECOND_MS)) + off);
}

/** What was meant by what was typed: apps and papers group their codes, and capitals are the same letters. */
export function plainCode(typed: string): string {
  return normaliseTyped(typed).replace(/[\s-]/g, "").toUpperCase();
}

function totp(secret: string, named: { issuer?: string; label?: string } = {}): TOTP {
  const terms = { algorithm: ALGORITHM, digits: DIGITS, period: PERIOD_S };
  return new TOTP({ ...named, ...terms, secret: Secret.fromBase32(secret) });
}
