import { defaultBrand } from "../brand/index.ts";
import type { Context } from "../db/context.ts";
import { saveOwnDomain } from "./store.ts";

/**
 * Enters the address that the house was given as the first of its list, at every start: it follows a
 * change of SITE_URL, and stays away once an operator has taken it out.
 */
export async function seedDownload(context: Context, { siteUrl }: { siteUrl: string }): Promise<void> {
  const { db, now, newId } = context;
  const brand = (await defaultBrand(context)).id;
  await saveOwnDomain(db, { id: newId(), brand, url: `${new URL(siteUrl).origin}/`, addedAt: now() });
}
