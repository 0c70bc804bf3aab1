import { DAY_MS, later } from "../../core/time.ts";
import { loginAccount } from "../tries/login-try.ts";
import type { PlayerVisitor } from "../visitor/visitor.ts";
import { knownSince } from "./known-device.ts";

const NEW_FOR_MS = DAY_MS;

/**
 * Whether a player has used this browser for a day, or registered in it. One that came today may be that of somebody
 * who has learnt the password: what gives power over money is then held for a day (set-payment-password.ts).
 */
export function isOwnBrowser({ platform, context, brand, player, cookies }: PlayerVisitor): boolean {
  const since = knownSince(platform.config, cookies, loginAccount(brand.id, player.username));
  return since !== null && later(since, NEW_FOR_MS) <= context.now();
}
