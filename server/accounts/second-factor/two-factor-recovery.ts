import { randomInt } from "node:crypto";
import type { Database } from "../../db/database.ts";
import { type FactorKey, recoveryHash } from "./two-factor-secret.ts";
import { insertRecoveryCodes } from "./two-factor-store.ts";

const CODES = 10;

/** Without letters and digits that are taken for each other on paper. */
const SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const GROUP = 5;

/** Ten signs of thirty: 49 bits, which five tries in a quarter of an hour do not find. */
export const RECOVERY_CODE = new RegExp(`^[${SIGNS}]{${2 * GROUP}}$`);

/**
 * Gives a player ten recovery codes in place of those that there were. They are told once and then nobody knows
 * them: only what recoveryHash makes of them stays here.
 */
export async function giveRecoveryCodes(db: Database, key: FactorKey): Promise<readonly string[]> {
  const codes = new Set<string>();
  while (codes.size < CODES) codes.add(`${signs()}-${signs()}`);
  const hashes = [...codes].map((code) => recoveryHash(key, code.replace("-", "")));
  await insertRecoveryCodes(db, key.playerId, hashes);
  return [...codes];
}

function signs(): string {
  return Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join("");
}
