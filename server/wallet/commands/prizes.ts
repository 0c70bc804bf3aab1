import { ACCOUNT, OWNER } from "../../core/ledger-kinds.ts";
import { type Asset, type Money, money } from "../../core/numbers/money.ts";
import type { Context } from "../../db/context.ts";
import { HOUSE, move } from "../moves/moves.ts";
import type { PayoutKind } from "./commands.ts";

/** What a vendor may pay itself; wins and free rounds are the house's. */
export type Prize = Extract<PayoutKind, "JACKPOT" | "PROMO">;

/** What a vendor owes for its prizes that the house has paid; below zero it has paid too much. */
export type PrizesOwed = { readonly vendor: string; readonly owed: Money };

const OWED = {
  name: "wallet-prizes-owed",
  text: `select p.code as vendor, s.code as asset, (-b.balance)::bigint as owed
    from ledger.accounts a
    join ledger.true_balance b on b.account_id = a.id
    join ledger.parties p on p.owner_kind = a.owner_kind and p.id = a.owner_id
    join ledger.assets s on s.id = a.asset_id
    where a.owner_kind = ${OWNER.vendor} and a.kind = ${ACCOUNT.prizes} and ($1::text is null or p.code = $1)
    order by p.code, s.id`,
  row: { vendor: "", asset: "P" as Asset, owed: 0n },
};

const OF = {
  name: "wallet-prizes-of",
  text: "select payout_kind as prize from wallet.vendor_prizes where vendor = $1 order by payout_kind",
  row: { prize: "PROMO" as Prize },
};

const BY_VENDOR = {
  name: "wallet-prize-by-vendor",
  text: "insert into wallet.vendor_prizes (vendor, payout_kind) values ($1, $2) on conflict do nothing",
};

const BY_HOUSE = {
  name: "wallet-prize-by-house",
  text: "delete from wallet.vendor_prizes where vendor = $1 and payout_kind = $2",
};

/** Which prizes this vendor pays itself. */
export async function prizesOf({ db }: Pick<Context, "db">, vendor: string): Promise<Prize[]> {
  return (await db.call(OF, [vendor])).map(({ prize }) => prize);
}

/** Sets who pays a prize of a vendor from now on; what was paid is taken back from whoever paid it. */
export async function setPrize(
  { db }: Pick<Context, "db">,
  { vendor, prize, by }: { vendor: string; prize: Prize; by: "vendor" | "house" },
): Promise<void> {
  await db.call(by === "vendor" ? BY_VENDOR : BY_HOUSE, [vendor, prize]);
}

/** What vendors owe for their prizes, or what one of them does. */
export async function prizesOwed(
  { db }: Pick<Context, "db">,
  vendor: string | null = null,
): Promise<PrizesOwed[]> {
  const rows = await db.call(OWED, [vendor]);
  return rows.map(({ vendor, asset, owed }) => ({ vendor, owed: money(owed, asset) }));
}

/** A vendor has really paid what it owed for prizes, or some of it. */
export function settlePrizes(
  context: Context,
  { vendor, amount, key }: { vendor: string; amount: Money; key: string },
) {
  const from = { ...HOUSE, account: "bank" } as const;
  const to = { owner: "vendor", code: vendor, account: "prizes" } as const;
  return move(context, { playerId: 0n, key, kind: "settlement", lines: [{ amount, from, to }] });
}
