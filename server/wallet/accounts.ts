import { ACCOUNT, OWNER } from "../core/ledger-kinds.ts";
import type { Asset } from "../core/numbers/money.ts";
import { type Money, money } from "../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { gathered } from "../db/gathered.ts";
import type { CommandCode } from "./commands/commands.ts";
import { submit } from "./commands/gather.ts";

const OPEN = {
  name: "wallet-open-accounts",
  text: "select ledger.open_player_accounts($1, $2::text[])",
};

const BALANCES = {
  name: "wallet-balances",
  text: `select a.owner_id as "playerId", s.code as asset, a.balance, coalesce(b.balance, 0) as bonus, a.version + coalesce(b.version, 0) as version,
      coalesce(h.balance, 0) as held,
      case when h.balance > 0 then (select coalesce(sum(c.cash_minor + c.bonus_minor), 0)::bigint from wallet.held_payouts c
        where c.player_id = a.owner_id and c.asset_id = a.asset_id and c.state = 'waiting') else 0 end as checked
    from ledger.accounts a
    join ledger.assets s on s.id = a.asset_id and s.player_kind = a.kind
    left join ledger.accounts b
      on b.owner_kind = ${OWNER.player} and b.owner_id = a.owner_id and b.kind = ${ACCOUNT.bonus} and b.asset_id = a.asset_id
    left join ledger.accounts h
      on h.owner_kind = ${OWNER.player} and h.owner_id = a.owner_id and h.kind = ${ACCOUNT.hold} and h.asset_id = a.asset_id
    where a.owner_kind = ${OWNER.player} and a.owner_id = any($1::bigint[])
    order by s.id`,
  row: { playerId: 0n, asset: "P" as Asset, balance: 0n, bonus: 0n, version: 0n, held: 0n, checked: 0n },
};

/** Opens the accounts in which a player holds these assets; money also as a bonus and set aside. Those that are open stay as they are. */
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

type BalanceRow = (typeof BALANCES)["row"];

/**
 * Every page of a player shows a balance, so pages that are made together ask together. It is read after it
 * was asked for: whoever has just played sees what is left.
 */
const readBalances = gathered(async (db, playerIds: bigint[]): Promise<BalanceRow[][]> => {
  const rows = await db.call(BALANCES, [[...new Set(playerIds)]]);
  return playerIds.map((id) => rows.filter(({ playerId }) => playerId === id));
});

/** What a player can spend of every asset that the player has an account for. */
export async function balancesOf(
  { db }: Pick<Context, "db">,
  { playerId }: { playerId: bigint },
): Promise<Money[]> {
  const rows = await readBalances(db, playerId);
  return rows.map(({ asset, balance }) => money(balance, asset));
}

/** What a player can spend of one asset; nothing when the player has no account for it. */
export async function balanceOf(
  context: Pick<Context, "db">,
  { playerId, asset }: { playerId: bigint; asset: Asset },
): Promise<Money> {
  return (await accountOf(context, { playerId, asset }))?.balance ?? money(0n, asset);
}

/**
 * What a player has of one asset: `held` waits to leave, `checked` is what was won and a person looks at. The version
 * grows with each movement of balance or bonus.
 */
export type Purse = { balance: Money; bonus: Money; held: Money; checked: Money; version: bigint };

/** What a player has of one asset: to spend, as a bonus, and set aside; null without an account. */
export async function accountOf(
  context: Pick<Context, "db">,
  { playerId, asset }: { playerId: bigint; asset: Asset },
): Promise<Purse | null> {
  return (await accountsOf(context, { playerId })).get(asset) ?? null;
}

/** The same of every asset that the player has an account in, in one reading. */
export async function accountsOf(
  { db }: Pick<Context, "db">,
  { playerId }: { playerId: bigint },
): Promise<ReadonlyMap<Asset, Purse>> {
  const rows = await readBalances(db, playerId);
  return new Map(rows.map((row) => [row.asset, purseIn(row)]));
}

function purseIn({ asset, balance, bonus, held, checked, version }: BalanceRow): Purse {
  return {
    balance: money(balance, asset),
    bonus: money(bonus, asset),
    held: money(held - checked, asset),
    checked: money(checked, asset),
    version,
  };
}

function unexpected(code: CommandCode): Error {
  return new Error(`The ledger ended a grant with ${code}.`);
}
