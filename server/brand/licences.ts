import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { findBrand } from "./brand-book.ts";
import type { Authority, Licence } from "./licence.ts";
import { siteOf } from "./site/site-book.ts";
import { deleteLicence, saveLicence } from "./store.ts";

const NUMBER_MAX = 60;
const URL_MAX = 500;

/** What a brand may call its own, in the order of AUTHORITIES; empty until an operator enters something. */
export async function licencesOf(context: Context, brandId: string): Promise<readonly Licence[]> {
  return (await siteOf(context, brandId))?.licences ?? [];
}

/** Enters a licence, or puts right the one of the same authority. Every process shows it within a second. */
export async function setLicence(
  context: Context,
  { brandId, ...licence }: Licence & { readonly brandId: string },
): Promise<Outcome<null, { reason: "unknownBrand" | "badLicence" }>> {
  if (!isWritten(licence)) return refuse({ reason: "badLicence" });
  if (!(await findBrand(context, brandId))) return refuse({ reason: "unknownBrand" });
  await saveLicence(context.db, brandId, licence);
  return done(null);
}

export async function removeLicence(
  { db }: Pick<Context, "db">,
  { brandId, authority }: { readonly brandId: string; readonly authority: Authority },
): Promise<Outcome<null, { reason: "unknownLicence" }>> {
  const known = await deleteLicence(db, brandId, authority);
  return known ? done(null) : refuse({ reason: "unknownLicence" });
}

function isWritten({ number, url }: Licence): boolean {
  const isNumber = number !== "" && number === number.trim() && number.length <= NUMBER_MAX;
  const isUrl = URL.canParse(url) && url.startsWith("https://") && url.length <= URL_MAX && !/\s/.test(url);
  return isNumber && isUrl;
}
