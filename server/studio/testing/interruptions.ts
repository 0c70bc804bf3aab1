import type { Context } from "../../db/context.ts";
import type { Database } from "../../db/database.ts";
import type { WalletOf } from "../wagers/wallet-client.ts";

/** What a test cuts a round off with. */
export class Interruption extends Error {}

type Moment = "before" | "after";

/** The wallet, but the first command of this name is cut off before it is sent or after it was done. */
export function cutWallet(whole: WalletOf, command: "debit" | "credit", moment: Moment): WalletOf {
  let cut = false;
  return (vendor) => {
    const wallet = whole(vendor);
    return {
      ...wallet,
      async [command](body: never) {
        if (cut) return wallet[command](body);
        cut = true;
        if (moment === "after") await wallet[command](body);
        throw new Interruption();
      },
    };
  };
}

/** The database, but this statement is cut off before it runs or after it was committed. */
export function cutDatabase(whole: Context, name: string, moment: Moment): Context {
  const wrapped = (db: Database): Database => ({
    ...db,
    call: async (statement, values) => {
      if (statement.name !== name) return db.call(statement, values);
      if (moment === "after") await db.call(statement, values);
      throw new Interruption();
    },
    transaction: (work) => db.transaction((transaction) => work(wrapped(transaction))),
  });
  return { ...whole, db: wrapped(whole.db) };
}
