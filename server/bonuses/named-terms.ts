import { hasFlag } from "../brand/index.ts";
import { done, type Outcome } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import type { Statement } from "../db/database.ts";
import { type LawRefusal, lawfulTerms } from "./law.ts";
import { type BonusTerms, bonusTerms, writtenTerms } from "./terms.ts";

/** Terms that bonuses are given by, under a name of the brand. */
export type NamedTerms = { readonly name: string; readonly terms: BonusTerms };

/** The terms of everything that does not name others: these, until a brand keeps its own under this name. */
export const STANDARD_TERMS = "standard";

const FIRST: BonusTerms = bonusTerms.parse({
  times: 5,
  of: "bonus",
  weights: { RNG: 100 },
  countsMost: "100.00",
  days: 30,
});

type Row = { readonly name: string; readonly terms: unknown };

const SAVE: Statement<never> = {
  name: "bonuses.save-terms",
  text: `
    insert into bonus.terms (brand_id, name, terms, changed_at) values ($1, $2, $3::jsonb, $4::timestamptz)
    on conflict (brand_id, name) do update set terms = excluded.terms, changed_at = excluded.changed_at`,
};

const OF_BRAND: Statement<Row> = {
  name: "bonuses.terms-of-brand",
  text: "select name, terms from bonus.terms where brand_id = $1 order by name limit 200",
};

const BY_NAME: Statement<Row> = {
  name: "bonuses.terms-by-name",
  text: "select name, terms from bonus.terms where brand_id = $1 and name = $2",
};

type Named = { readonly brandId: string; readonly name: string };

/** Keeps terms under a name. What was given by others of that name stays as it was given. */
export async function saveTerms(
  context: Context,
  { brandId, name, terms }: Named & { readonly terms: BonusTerms },
): Promise<Outcome<null, LawRefusal>> {
  const strictBonuses = await hasFlag(context, brandId, "strictBonuses");
  const lawful = lawfulTerms(terms, { strictBonuses });
  if (!lawful.ok) return lawful;
  await context.db.call(SAVE, [brandId, name, JSON.stringify(writtenTerms(terms)), context.now()]);
  return done(null);
}

/** What a brand gives bonuses by, by name. */
export async function termsOf({ db }: Pick<Context, "db">, brandId: string): Promise<NamedTerms[]> {
  const kept = (await db.call(OF_BRAND, [brandId])).map(readTerms);
  if (kept.some(({ name }) => name === STANDARD_TERMS)) return kept;
  return [{ name: STANDARD_TERMS, terms: FIRST }, ...kept];
}

export async function findTerms(
  { db }: Pick<Context, "db">,
  { brandId, name }: Named,
): Promise<BonusTerms | null> {
  const [row] = await db.call(BY_NAME, [brandId, name]);
  if (row) return readTerms(row).terms;
  return name === STANDARD_TERMS ? FIRST : null;
}

/** What bonuses of a brand are given by where nobody names other terms. */
export async function standardTerms(context: Pick<Context, "db">, brandId: string): Promise<BonusTerms> {
  return (await findTerms(context, { brandId, name: STANDARD_TERMS })) ?? FIRST;
}

const readTerms = ({ name, terms }: Row): NamedTerms => ({ name, terms: bonusTerms.parse(terms) });
