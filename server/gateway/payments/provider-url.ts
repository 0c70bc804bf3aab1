import type { Database } from "../../db/database.ts";
import { isThisMachine } from "../outside/loopback.ts";

/**
 * Why money must not go through this address with this database; null when it may. The embedded database can
 * lose its last seconds with the power (docs/decisions/003), so with it only a provider on this machine is
 * allowed, which is how one is tried out. Everywhere else the way there has to be encrypted.
 */
export function providerUrlFault(address: string, mode: Database["mode"]): string | null {
  if (!URL.canParse(address)) return "is not an address";
  const { protocol, hostname, username, password } = new URL(address);
  if (username || password) return "must not carry a name or a password";
  if (protocol !== "https:" && protocol !== "http:") return "must begin with https://";
  if (isThisMachine(hostname)) return null;
  if (mode === "embedded") return "needs DATABASE_URL: the embedded database is not for real money";
  return protocol === "https:" ? null : "must begin with https://";
}
