import { redactForm, redactJson } from "../../seam/redacted.ts";
import { type Dialect, jsonResponse } from "../dialect.ts";
import { rawForm } from "./form.ts";
import { isHashed } from "./hash.ts";
import { type FreeRoundsPaid, read } from "./read.ts";
import { write } from "./write.ts";

/**
 * A dialect of many addresses: a posted form with an MD5 hash in it, decimal amounts, an answer in JSON that is
 * always HTTP 200 and says by a number how it ended. It signs the moment of a bet, so an old bet is not believed.
 */
export function pragmatic({ secret, freeRounds }: { secret: string; freeRounds: FreeRoundsPaid }): Dialect {
  return {
    isAuthentic: ({ body }) => isHashed(rawForm(body), secret),
    read: (request) => read(request, freeRounds),
    write: (reading, answer) => jsonResponse(200, write(reading, answer)),
    nameOf: ({ player, currency }) => `${player}-${currency}`,
    roundOf: ({ game, round }) => (round.startsWith(`${game}:`) ? round.slice(game.length + 1) : null),
    redactRequest: redactForm("token", "hash"),
    redactAnswer: redactJson("token"),
    tellsCurrentBalance: false,
  };
}
