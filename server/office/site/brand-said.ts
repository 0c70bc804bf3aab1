import { defaultBrand, readSites, type Site } from "../../brand/index.ts";
import type { Office } from "../command.ts";

/** The brand that an operator named, or the one that stands for the house. */
export async function brandIdOf({ context }: Office, brand: string | undefined): Promise<string> {
  return brand ?? (await defaultBrand(context)).id;
}

/** What a brand says about itself at this moment: an operator looks at what was said a moment ago. */
export async function siteSaid(office: Office, brand: string | undefined): Promise<Site | null> {
  const brandId = await brandIdOf(office, brand);
  return (await readSites(office.context)).find((site) => site.brandId === brandId) ?? null;
}
