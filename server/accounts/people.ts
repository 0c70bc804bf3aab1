import type { Context } from "../db/context.ts";
import type { Statement } from "../db/database.ts";
import type { Player } from "./player.ts";

/** What those above a player may know of them: no contact, no document, no address. */
export type Person = Pick<Player, "id" | "username" | "accountType" | "state"> & {
  readonly registeredAt: Date;
  readonly lastSeenAt: Date | null;
};

const PEOPLE: Statement<Person> = {
  name: "accounts.people",
  text: `
    select id, username, account_type as "accountType", state, created_at as "registeredAt",
      last_login_at as "lastSeenAt"
    from accounts.players where id = any ($1::bigint[])`,
};

/** Those who have these numbers, by number. */
export async function peopleOf(
  { db }: Pick<Context, "db">,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, Person>> {
  return new Map((await db.call(PEOPLE, [ids])).map((person) => [person.id, person]));
}
