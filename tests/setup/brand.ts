import type { Registration } from "#server/accounts/index.ts";
import { type Brand, defaultBrand, seedBrand } from "#server/brand/index.ts";
import type { Context } from "#server/db/context.ts";

export const HOST = "nard.test";
export const PLACE = { address: "203.0.113.7", device: "test browser" };
export const PASSWORD = "Sarv2026x";

/** A house as it stands on its first day. */
export async function openBrand(context: Context): Promise<Brand> {
  await seedBrand(context, { host: HOST });
  return defaultBrand(context);
}

/** What somebody fills in who gives no more than is asked. */
export function registrationOf(username: string, more: Partial<Registration> = {}): Registration {
  return {
    username,
    password: PASSWORD,
    payeeName: "Nima Kazemi",
    email: null,
    mobile: null,
    contacts: {},
    referralCode: null,
    ...more,
  };
}
