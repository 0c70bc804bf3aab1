import type { Context } from "../../db/context.ts";
import { answerVersion, holdContracts, readOverdue, saveState } from "./contract-store.ts";
import { tellOtherSide } from "./tell-other-side.ts";

/** What nobody has answered in its time is over; whoever asked is told, and may ask again. */
export async function expireWishes(context: Context): Promise<void> {
  await context.db.transaction(async (db) => {
    await holdContracts(db);
    const at = context.now();
    for (const contract of await readOverdue(db, at)) {
      const { id, state, askedBy } = contract;
      await answerVersion(db, { contractId: id, answer: "expired", at, answerer: null });
      await saveState(db, id, state === "requested" ? { state: "expired", endedAt: at } : { state: "valid" });
      const silent = askedBy === "first" ? "second" : "first";
      await tellOtherSide({ ...context, db }, contract, { by: silent, what: "contractExpired" });
    }
  });
}
