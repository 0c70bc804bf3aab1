import { defaultBrand } from "../brand/index.ts";
import type { Office } from "./command.ts";

/** The brand that an operator named, or the one that stands for the house. */
export async function brandIdOf({ context }: Office, brand: string | undefined): Promise<string> {
  return brand ?? (await defaultBrand(context)).id;
}
