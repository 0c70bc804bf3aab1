import type { LocalText } from "../core/languages.ts";
import type { Context } from "../db/context.ts";
import type { Statement } from "../db/database.ts";

/** A text of the terms of use, as it was from a moment on. Corrected under the same number it is there twice. */
type TermsVersion = {
  readonly version: string;
  readonly titles: LocalText;
  readonly bodies: LocalText;
  readonly since: Date;
};

const VERSIONS: Statement<TermsVersion> = {
  name: "content.terms-versions",
  text: "select version, titles, bodies, since from content.terms_versions order by id",
};

/** Every text that the terms of use ever had, the oldest first: what an account agreed to is one of them. */
export function termsVersions({ db }: Context): Promise<TermsVersion[]> {
  return db.call(VERSIONS, []);
}
