import { DAY_MS, later } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import type { Statement } from "../../db/database.ts";

/** So many accounts an agent opens in a day: each costs a name that nobody else can have. */
export const OPENED_A_DAY = 50;

/** The agent is held, so that of those who open at once each sees what the other did. */
const HOLD_AGENT: Statement<{ readonly id: bigint }> = {
  name: "accounts.hold-agent",
  text: `
    select id from accounts.players
    where id = $1::bigint and account_type in (1, 2) and state = 'active' for no key update`,
};

const OPENED_SINCE: Statement<{ readonly many: number }> = {
  name: "accounts.opened-since",
  text: "select count(*)::int as many from accounts.opened_accounts where agent = $1::bigint and at > $2::timestamptz",
};

const NOTE_OPENED: Statement<never> = {
  name: "accounts.note-opened",
  text: "insert into accounts.opened_accounts (player_id, agent, at) values ($1::bigint, $2::bigint, $3::timestamptz)",
};

const OPENED: Statement<{ readonly username: string }> = {
  name: "accounts.opened-by",
  text: `
    select player.username from accounts.opened_accounts opened
    join accounts.players player on player.id = opened.player_id
    where opened.player_id = $1::bigint and opened.agent = $2::bigint`,
};

/** The name of an account that an agent has opened, who chose it; null for any other. */
export async function openedName(
  { db }: Pick<Context, "db">,
  { playerId, agent }: { readonly playerId: bigint; readonly agent: bigint },
): Promise<string | null> {
  const [opened] = await db.call(OPENED, [playerId, agent]);
  return opened?.username ?? null;
}

/** Holds an agent until the transaction ends, and says whether they may open an account more today. */
export async function mayOpen(
  { db, now }: Pick<Context, "db" | "now">,
  agent: bigint,
): Promise<"yes" | "noTeam" | "openedMany"> {
  const [held] = await db.call(HOLD_AGENT, [agent]);
  if (!held) return "noTeam";
  const [opened] = await db.call(OPENED_SINCE, [agent, later(now(), -DAY_MS)]);
  return (opened?.many ?? 0) < OPENED_A_DAY ? "yes" : "openedMany";
}

export async function noteOpened(
  { db, now }: Pick<Context, "db" | "now">,
  { playerId, agent }: { readonly playerId: bigint; readonly agent: bigint },
): Promise<void> {
  await db.call(NOTE_OPENED, [playerId, agent, now()]);
}
