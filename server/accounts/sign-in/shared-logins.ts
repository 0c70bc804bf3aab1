import type { Context } from "../../db/context.ts";
import type { Statement } from "../../db/database.ts";

/** What two players have in common of where they signed in from. */
export type SharedLogins = {
  readonly addresses: number;
  /** Browsers of the same name and version at the same address. */
  readonly devices: number;
};

const SHARED: Statement<SharedLogins & { nth: number }> = {
  name: "accounts.shared_logins",
  timeoutMs: 30_000,
  text: `
    select p.nth::int as nth, count(distinct a.address)::int as addresses,
      (count(distinct (a.address, a.device)) filter (where a.device = b.device))::int as devices
    from unnest($1::bigint[], $2::bigint[]) with ordinality as p (one, other, nth)
    left join accounts.login_attempts a on a.player_id = p.one and a.outcome = 'ok'
      and exists (select from accounts.login_attempts x
        where x.player_id = p.other and x.outcome = 'ok' and x.address = a.address)
    left join accounts.login_attempts b on b.player_id = p.other and b.outcome = 'ok' and b.address = a.address
    group by p.nth order by p.nth`,
};

/** For each pair, in their order. Sign-ins are kept for two years. */
export async function sharedLogins(
  { db }: Pick<Context, "db">,
  pairs: readonly (readonly [one: bigint, other: bigint])[],
): Promise<SharedLogins[]> {
  return db.call(SHARED, [pairs.map(([one]) => one), pairs.map(([, other]) => other)]);
}
