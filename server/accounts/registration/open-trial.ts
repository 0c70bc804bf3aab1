import { type Brand, hasFlag } from "../../brand/index.ts";
import type { Language } from "../../core/languages.ts";
import { type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import { registerPlayer } from "./register-player.ts";
import type { Registration } from "./registration.ts";

const NOTHING_TOLD: Registration = {
  username: null,
  password: null,
  payeeName: null,
  email: null,
  mobile: null,
  contacts: {},
  referralCode: null,
};

/**
 * A trial account for somebody who has none (L09): play money alone, under a made name, where the operator offers it
 * (FREEPLAY3). Nobody knows its password, so it ends with its session, and that ends by the brand's absolute limit:
 * nothing has to be swept. tooBusy: too many passwords are being hashed, or the made name is taken, which a second
 * try mends.
 */
export async function openTrial(
  context: Context,
  { brand, language }: { brand: Brand; language: Language },
): Promise<Outcome<{ playerId: bigint }, { reason: "freePlayClosed" | "tooBusy" }>> {
  if (!(await hasFlag(context, brand.id, "FREEPLAY3"))) return refuse({ reason: "freePlayClosed" });
  const registration = { ...NOTHING_TOLD, username: `guest${context.newId().slice(-8)}` };
  const made = await registerPlayer(context, { brand, registration, language, accountType: 4 });
  if (made.ok) return made;
  const { reason } = made.refusal;
  if (reason !== "tooBusy" && reason !== "usernameTaken") throw new Error(`A trial was refused: ${reason}.`);
  return refuse({ reason: "tooBusy" });
}
