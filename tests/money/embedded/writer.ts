import { newId } from "#server/core/ids.ts";
import { money } from "#server/core/numbers/money.ts";
import { migrate } from "#server/db/migrate.ts";
import { openDatabase } from "#server/db/open.ts";
import { execute, openAccounts, receiveDeposit } from "#server/wallet/index.ts";

// A process of its own for embedded.test.ts: it opens the folder and moves money, saying each movement when it is
// acknowledged, until it is killed.
const [folder = "", life = "0"] = process.argv.slice(2);
const db = await openDatabase({ folder });
await migrate(db);
const context = { db, now: () => new Date(), newId };
process.stdout.write("open\n");

const playerId = 500_000n;
await openAccounts(context, { playerId, assets: ["P"] });
for (let nth = 0; ; nth += 1) {
  const key = `${life}-${nth}`;
  const paid = await receiveDeposit(context, { playerId, key, amount: money(7n, "P"), provider: "bank" });
  if (paid.ok) process.stdout.write(`deposit ${key} ${paid.value.transferId}\n`);
  const common = { scope: "V", playerId, key, asset: "P", at: context.now() } as const;
  const [bet] = await execute(context, [{ ...common, op: "debit", round: key, game: "g", amountMinor: 5n }]);
  if (bet?.code === "OK") process.stdout.write(`stake ${key} ${bet.transferId}\n`);
}
