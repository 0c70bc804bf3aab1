import { Secret, TOTP } from "otpauth";

/** The code that a player's app shows at a moment for a secret, however it is written. */
export function appCode(secret: string, at: Date): string {
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(" ", "")) });
  return app.generate({ timestamp: at.getTime() });
}
