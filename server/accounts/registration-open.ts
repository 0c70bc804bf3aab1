import { hasFlag } from "../brand/index.ts";
import type { Context } from "../db/context.ts";

/** Whether somebody may open an account for themselves, under a name of their choice (DIRECTREG3, USERNAMEREG3). */
export async function isRegistrationOpen(context: Context, brandId: string): Promise<boolean> {
  return (await hasFlag(context, brandId, "DIRECTREG3")) && (await hasFlag(context, brandId, "USERNAMEREG3"));
}
