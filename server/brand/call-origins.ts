import { done, type Outcome, refuse } from "../core/outcome.ts";
import { SECOND_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import type { Statement } from "../db/database.ts";
import { kept } from "../db/kept.ts";
import { findBrand } from "./brand-book.ts";

/** More partners than any brand has; each call looks its own up. */
const ORIGINS_MAX = 100;

/** A page of this machine is what an app is written on: only there the wire may be open. */
const LOCAL = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/;

type OriginRow = { readonly brandId: string; readonly origin: string };

const ORIGINS: Statement<OriginRow> = {
  name: "brand.call-origins",
  text: `select brand_id as "brandId", origin from brand.call_origins order by brand_id, origin`,
};

const SAVE: Statement<OriginRow> = {
  name: "brand.save-call-origin",
  text: `
    insert into brand.call_origins (brand_id, origin)
    select $1, $2 where (select count(*) from brand.call_origins where brand_id = $1) < $3::int
    on conflict (brand_id, origin) do update set origin = excluded.origin returning brand_id as "brandId", origin`,
};

const DELETE: Statement<OriginRow> = {
  name: "brand.delete-call-origin",
  text: `delete from brand.call_origins where brand_id = $1 and origin = $2 returning brand_id as "brandId", origin`,
};

const allOrigins = kept(SECOND_MS, ({ db }) => db.call(ORIGINS, []));

type Named = { readonly brandId: string; readonly origin: string };

/** The origins whose pages may read what calls answer. */
export async function callOriginsOf(context: Context, brandId: string): Promise<readonly string[]> {
  return (await allOrigins(context))
    .filter(({ brandId: brand }) => brand === brandId)
    .map(({ origin }) => origin);
}

/** Lets the pages of an origin read what calls answer. */
export async function allowCallOrigin(
  context: Context,
  { brandId, origin }: Named,
): Promise<Outcome<null, { readonly reason: "unknownBrand" | "badOrigin" | "tooManyOrigins" }>> {
  if (!isOrigin(origin)) return refuse({ reason: "badOrigin" });
  if (!(await findBrand(context, brandId))) return refuse({ reason: "unknownBrand" });
  const [saved] = await context.db.call(SAVE, [brandId, origin, ORIGINS_MAX]);
  return saved ? done(null) : refuse({ reason: "tooManyOrigins" });
}

/** From now on its pages read nothing. */
export async function forbidCallOrigin(
  { db }: Pick<Context, "db">,
  { brandId, origin }: Named,
): Promise<Outcome<null, { readonly reason: "unknownOrigin" }>> {
  const [gone] = await db.call(DELETE, [brandId, origin]);
  return gone ? done(null) : refuse({ reason: "unknownOrigin" });
}

/** As a browser writes it: a scheme and a host, with its port where that is not the usual one, and nothing after. */
function isOrigin(said: string): boolean {
  const isSafe = said.startsWith("https://") || LOCAL.test(said);
  return isSafe && said.length <= 255 && URL.canParse(said) && new URL(said).origin === said;
}
