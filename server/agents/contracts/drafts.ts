import type { Context } from "../../db/context.ts";
import type { Statement } from "../../db/database.ts";
import type { ContractKind } from "./terms.ts";

/** For whom of the direct team terms are written down, and what was typed. */
export type ContractDraft = {
  readonly secondParty: bigint;
  readonly fields: Readonly<Record<string, string>>;
  readonly keptAt: Date;
};

type Writer = { readonly firstParty: bigint; readonly kind: ContractKind };

const KEEP: Statement<never> = {
  name: "agents.keep-contract-draft",
  text: `
    insert into agents.contract_drafts (first_party, second_party, kind, fields, kept_at)
    values ($1::bigint, $2::bigint, $3, $4::jsonb, $5::timestamptz)
    on conflict (first_party, kind, second_party)
    do update set fields = excluded.fields, kept_at = excluded.kept_at`,
};

const DRAFTS: Statement<ContractDraft> = {
  name: "agents.contract-drafts",
  text: `
    select second_party as "secondParty", fields, kept_at as "keptAt" from agents.contract_drafts
    where first_party = $1::bigint and kind = $2 order by kept_at desc limit 50`,
};

const FORGET: Statement<never> = {
  name: "agents.forget-contract-draft",
  text: `
    delete from agents.contract_drafts
    where first_party = $1::bigint and kind = $2 and second_party = $3::bigint`,
};

/** Keeps a proposal that is not sent. One for each person and kind: the newest. */
export async function keepDraft(
  { db, now }: Pick<Context, "db" | "now">,
  { firstParty, kind, secondParty, fields }: Writer & Omit<ContractDraft, "keptAt">,
): Promise<void> {
  await db.call(KEEP, [firstParty, secondParty, kind, JSON.stringify(fields), now()]);
}

/** What somebody has written down and not sent, newest first. */
export function draftsOf(
  { db }: Pick<Context, "db">,
  { firstParty, kind }: Writer,
): Promise<ContractDraft[]> {
  return db.call(DRAFTS, [firstParty, kind]);
}

export async function forgetDraft(
  { db }: Pick<Context, "db">,
  { firstParty, kind, secondParty }: Writer & { readonly secondParty: bigint },
): Promise<void> {
  await db.call(FORGET, [firstParty, kind, secondParty]);
}
