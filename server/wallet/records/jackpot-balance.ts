import { OWNER } from "../../core/ledger-kinds.ts";
import { type Asset, type Money, money } from "../../core/numbers/money.ts";
import type { Context } from "../../db/context.ts";
import type { Statement } from "../../db/database.ts";

const JACKPOT_BALANCE: Statement<{ readonly balance: bigint }> = {
  name: "wallet-jackpot-balance",
  text: `
    select a.balance from ledger.accounts a
      join ledger.assets s on s.id = a.asset_id and s.code = $1
      join ledger.account_kinds k on k.id = a.kind and k.name = 'jackpot'
      where a.owner_kind = ${OWNER.house} and a.owner_id = 0`,
};

/** What the jackpot of an asset holds; nought where it has none. */
export async function jackpotBalance({ db }: Pick<Context, "db">, asset: Asset): Promise<Money> {
  const [row] = await db.call(JACKPOT_BALANCE, [asset]);
  return money(row?.balance ?? 0n, asset);
}
