import type { Context } from "../db/context.ts";

const SET_TERMS_VERSION = {
  name: "brand.set-terms-version",
  text: "update brand.brands set terms_version = $1 where terms_version <> $1",
};

const ASK_FOR_TERMS = {
  name: "brand.ask-for-terms",
  text: "update brand.brands set terms_asked_at = $1::timestamptz",
};

/** From now on a registration agrees to this version of the terms of use, which are one text for every brand. */
export async function setTermsVersion({ db }: Context, version: string): Promise<void> {
  await db.call(SET_TERMS_VERSION, [version]);
}

/** Every member has to agree to the terms of use anew, as they are, before more money comes in or is played with. */
export async function askForTerms({ db, now }: Context): Promise<void> {
  await db.call(ASK_FOR_TERMS, [now()]);
}
