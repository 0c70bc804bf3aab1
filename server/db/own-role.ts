import type { OpenDatabase, ScriptDatabase } from "./database.ts";
import { lockSchema, migrate } from "./migrate.ts";
import { openServer } from "./open-server.ts";

const ROLE_AT_WORK = {
  name: "role-at-work",
  text: `select current_user::text as role,
    pg_has_role(current_user, (select nspowner from pg_namespace where nspname = 'ledger'), 'member') as owns`,
  row: { role: "", owns: false },
};

const NAME_ROLE = {
  name: "role-named",
  text: "select set_config('nard.role_at_work', $1, true)",
};

/**
 * All that the house needs: it reads everything and writes what is its own. What money stands on it changes through
 * the ledger's functions alone, which run with their owner's rights.
 */
const RIGHTS = `
do $$
declare
  at_work text := current_setting('nard.role_at_work');
  one text;
begin
  for one in
    select nspname from pg_namespace where nspowner = current_user::regrole and nspname !~ '^(pg_|migration$|public$)'
  loop
    execute format('grant usage on schema %I to %I', one, at_work);
    execute format('grant select, insert, update, delete on all tables in schema %I to %I', one, at_work);
    execute format('grant usage on all sequences in schema %I to %I', one, at_work);
    execute format('grant execute on all functions in schema %I to %I', one, at_work);
  end loop;
  execute format('revoke insert, update, delete on all tables in schema ledger from %I', at_work);
  execute format('revoke usage on all sequences in schema ledger from %I', at_work);
  execute format(
    'revoke insert, update, delete on wallet.rounds, wallet.adjustments, wallet.held_payouts, wallet.play_guards, wallet.play_days from %I',
    at_work);
end $$`;

/** The roles are not two: what one may not do, the other does for it. Meant for the operator. */
export class RolesNotApart extends Error {}

/**
 * Brings the schema up to date as its owner, and gives the role of `db` what the house needs to work and nothing
 * more: no statement of the house can write a movement or a balance past the ledger's functions, or put a trigger
 * out of force. Safe to run twice and from two processes at once. Throws RolesNotApart where the role of `db` owns
 * the ledger, or may become who does.
 */
export async function migrateAsOwner(db: OpenDatabase, ownerUrl: string): Promise<void> {
  const owner = openServer(ownerUrl);
  try {
    await migrate(owner);
    const [atWork] = await db.call(ROLE_AT_WORK, []);
    if (!atWork) throw new Error("The database does not say who is connected.");
    if (atWork.owns) {
      throw new RolesNotApart(`DATABASE_URL: ${atWork.role} must not own the ledger, nor be a superuser`);
    }
    await owner.transaction((transaction) => giveRights(transaction, atWork.role));
  } finally {
    await owner.close();
  }
}

async function giveRights(transaction: ScriptDatabase, role: string): Promise<void> {
  await lockSchema(transaction);
  await transaction.call(NAME_ROLE, [role]);
  await transaction.script(RIGHTS);
}
