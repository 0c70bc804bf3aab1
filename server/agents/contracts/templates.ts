import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import type { Statement } from "../../db/database.ts";
import { type ContractTerms, contractTerms, writtenTerms } from "./terms.ts";

/** Terms that the house has ready to offer. */
export type ContractTemplate = { readonly name: string; readonly terms: ContractTerms };

type Row = { readonly name: string; readonly terms: unknown };
type Unknown = { readonly reason: "unknownTemplate" };

const SAVE: Statement<never> = {
  name: "agents.save-contract-template",
  text: `
    insert into agents.contract_templates (brand_id, name, terms, made_at) values ($1, $2, $3::jsonb, $4::timestamptz)
    on conflict (brand_id, name) do update set terms = excluded.terms, made_at = excluded.made_at`,
};

const OF_BRAND: Statement<Row> = {
  name: "agents.contract-templates",
  text: `select name, terms from agents.contract_templates where brand_id = $1 order by name limit 200`,
};

const BY_NAME: Statement<Row> = {
  name: "agents.contract-template",
  text: "select name, terms from agents.contract_templates where brand_id = $1 and name = $2",
};

const DROP: Statement<{ readonly name: string }> = {
  name: "agents.drop-contract-template",
  text: "delete from agents.contract_templates where brand_id = $1 and name = $2 returning name",
};

type Named = { readonly brandId: string; readonly name: string };

/** Keeps terms under a name. Contracts that were offered by others of that name stay as they are. */
export async function saveTemplate(
  { db, now }: Pick<Context, "db" | "now">,
  { brandId, name, terms }: Named & { readonly terms: ContractTerms },
): Promise<void> {
  await db.call(SAVE, [brandId, name, JSON.stringify(writtenTerms(terms)), now()]);
}

/** What the house has ready, by name. */
export async function templatesOf({ db }: Pick<Context, "db">, brandId: string): Promise<ContractTemplate[]> {
  return (await db.call(OF_BRAND, [brandId])).map(readTemplate);
}

export async function findTemplate(
  { db }: Pick<Context, "db">,
  { brandId, name }: Named,
): Promise<ContractTemplate | null> {
  const [row] = await db.call(BY_NAME, [brandId, name]);
  return row ? readTemplate(row) : null;
}

/** Takes a template away; what was offered by it stays. */
export async function dropTemplate(
  { db }: Pick<Context, "db">,
  { brandId, name }: Named,
): Promise<Outcome<null, Unknown>> {
  const [dropped] = await db.call(DROP, [brandId, name]);
  return dropped ? done(null) : refuse({ reason: "unknownTemplate" });
}

const readTemplate = ({ name, terms }: Row): ContractTemplate => ({
  name,
  terms: contractTerms.parse(terms),
});
