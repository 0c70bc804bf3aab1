import type { Context } from "../db/context.ts";

const SET_TERMS_VERSION = {
  name: "brand.set-terms-version",
  text: "update brand.brands set terms_version = $1 where terms_version <> $1",
};

/** From now on a registration agrees to this version of the terms of use, which are one text for every brand. */
export async function setTermsVersion({ db }: Context, version: string): Promise<void> {
  await db.call(SET_TERMS_VERSION, [version]);
}
