import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { later } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import type { Statement } from "../../db/database.ts";

/** How often an account may be tried in a window; the last try that is allowed begins the window anew. */
export type TriesAllowed = { readonly most: number; readonly windowMs: number };

/** What is counted against accounts, each under a short key. */
export type LoginTries = {
  /** Counts one more and gives how many there are; a door that is shut counts nothing. */
  add(account: string): Promise<Outcome<number, { readonly reason: "shut"; readonly until: Date }>>;
  count(account: string): Promise<number>;
  /** A try that is not to count after all. */
  takeBack(account: string): Promise<void>;
  clear(account: string): Promise<void>;
};

const ADD: Statement<{ readonly tries: number }> = {
  name: "accounts.add-login-try",
  text: `
    insert into accounts.login_tries as kept (account, tries, ends_at) values ($1, 1, $3::timestamptz)
    on conflict (account) do update
    set tries = case when kept.ends_at <= $2::timestamptz then 1 else kept.tries + 1 end,
      ends_at = case when kept.ends_at <= $2::timestamptz or kept.tries + 1 >= $4::integer
        then $3::timestamptz else kept.ends_at end
    where kept.ends_at <= $2::timestamptz or kept.tries < $4::integer
    returning tries`,
};

const READ: Statement<{ readonly tries: number; readonly endsAt: Date }> = {
  name: "accounts.login-tries",
  text: `
    select tries, ends_at as "endsAt" from accounts.login_tries
    where account = $1 and ends_at > $2::timestamptz`,
};

const TAKE_BACK: Statement<never> = {
  name: "accounts.take-login-try-back",
  text: "update accounts.login_tries set tries = tries - 1 where account = $1 and tries > 0",
};

const CLEAR: Statement<never> = {
  name: "accounts.clear-login-tries",
  text: "delete from accounts.login_tries where account = $1",
};

/** The counts of a house: they stand in the database, so that all its processes count together (T1). */
export function openLoginTries(
  { db, now }: Pick<Context, "db" | "now">,
  { most, windowMs }: TriesAllowed,
): LoginTries {
  const read = async (account: string) => (await db.call(READ, [account, now()]))[0];
  return {
    async add(account) {
      const at = now();
      const [counted] = await db.call(ADD, [account, at, later(at, windowMs), most]);
      if (counted) return done(counted.tries);
      return refuse({ reason: "shut", until: (await read(account))?.endsAt ?? at });
    },
    count: async (account) => (await read(account))?.tries ?? 0,
    async takeBack(account) {
      await db.call(TAKE_BACK, [account]);
    },
    async clear(account) {
      await db.call(CLEAR, [account]);
    },
  };
}
