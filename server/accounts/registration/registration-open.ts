import { type RegistrationMode, registrationModes } from "../../brand/index.ts";
import type { Context } from "../../db/context.ts";

/** Whether somebody may open an account for themselves, in that way (DIRECTREG3, USERNAMEREG3, MOBILENUMREG3). */
export async function isRegistrationOpen(
  context: Context,
  brandId: string,
  mode: RegistrationMode = "username",
): Promise<boolean> {
  return (await registrationModes(context, brandId)).includes(mode);
}
