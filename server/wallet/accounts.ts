import type { Asset } from "../core/money.ts";
import { type Money, money } from "../core/money.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import type { CommandCode } from "./commands.ts";
import { submit } from "./gather.ts";

const OPEN = {
  name: "wallet-open-accounts",
  text: "select ledger.open_player_accounts($1, $2::text[])",
};

const BALANCES = {
  name: "wallet-balances",
  text: `select s.code as asset, a.balance, a.version
    from ledger.account a
    join ledger.asset s on s.id = a.asset_id and s.player_kind = a.kind
    where a.owner_kind = 1 and a.owner_id = $1
    order by s.id`,
  row: { asset: "P" as Asset, balance: 0n, version: 0n },
};

/** Opens the accounts in which a player holds these assets. Those that are open stay as they are. */
export async function openAccounts(
  { db }: Pick<Context, "db">,
  { playerId, assets }: { playerId: bigint; assets: readonly Asset[] },
): Promise<void> {
  await db.call(OPEN, [playerId, [...assets]]);
}

/**
 * Grants trial funds to a player who has a trial account. The same key grants once, whatever happens between.
 * Refuses with `conflict` when the key was used for another amount, with `noAccount` without the account.
 */
export async function grantTrial(
  { db, now }: Context,
  { playerId, amountMinor, key }: { playerId: bigint; amountMinor: bigint; key: string },
): Promise<Outcome<Money, { reason: "conflict" | "noAccount" }>> {
  const { code, balanceMinor } = await submit(db, {
    op: "grant",
    scope: "house",
    playerId,
    key,
    asset: "TRIAL",
    amountMinor,
    at: now(),
  });
  if (code === "OK" && balanceMinor !== null) return done(money(balanceMinor, "TRIAL"));
  if (code === "DUPLICATE_CONFLICT") return refuse({ reason: "conflict" });
  if (code === "PLAYER_NOT_FOUND") return refuse({ reason: "noAccount" });
  throw unexpected(code);
}

/** What a player can spend of every asset that the player has an account for. */
export async function balancesOf(
  { db }: Pick<Context, "db">,
  { playerId }: { playerId: bigint },
): Promise<Money[]> {
  const rows = await db.call(BALANCES, [playerId]);
  return rows.map(({ asset, balance }) => money(balance, asset));
}

/** What a player can spend of one asset; nothing when the player has no account for it. */
export async function balanceOf(
  context: Pick<Context, "db">,
  { playerId, asset }: { playerId: bigint; asset: Asset },
): Promise<Money> {
  return (await accountOf(context, { playerId, asset }))?.balance ?? money(0n, asset);
}

/** The account of one asset with its version, which grows by one with each movement; null without one. */
export async function accountOf(
  { db }: Pick<Context, "db">,
  { playerId, asset }: { playerId: bigint; asset: Asset },
): Promise<{ balance: Money; version: bigint } | null> {
  const rows = await db.call(BALANCES, [playerId]);
  const row = rows.find((candidate) => candidate.asset === asset);
  return row ? { balance: money(row.balance, asset), version: row.version } : null;
}

function unexpected(code: CommandCode): Error {
  return new Error(`The ledger ended a grant with ${code}.`);
}
