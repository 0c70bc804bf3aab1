import { HOUR_MS } from "../core/time.ts";
import { perAddress } from "./per-address.ts";

/**
 * Codes that one network types to set a new password. Each costs a password hash where a code is open, and a person
 * needs a few at most.
 */
export const takeRecoveryTry = perAddress({ tries: 30, windowMs: HOUR_MS });
