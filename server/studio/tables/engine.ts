import type { WagerEngine } from "../engine.ts";
import { hokm, pasur } from "./games/card-games.ts";
import { advanceTable } from "./play/advance.ts";

/** The tables at which people play cards against each other. A stake waits for its table, whatever state it is in. */
export const tablesEngine: WagerEngine = {
  games: [pasur, hokm],
  waits: true,
  resume: (context, walletOf, wager) => advanceTable(context, walletOf, wager.roundRef),
};
