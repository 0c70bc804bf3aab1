import { z } from "zod";
import { money } from "../../core/numbers/money.ts";
import { formatBasisPoints } from "../../core/numbers/percent.ts";
import { done } from "../../core/outcome.ts";
import { jackpotView, setJackpot, wonDraws } from "../../jackpots/index.ts";
import { changing, looking } from "../command.ts";
import { count, number, reason } from "../fields.ts";
import { facts, sum, table, when } from "../lines.ts";

const jackpotShow = looking({
  about: "what the jackpot holds, what it takes and how seldom it is won, and who won it lately",
  said: z.object({}),
  async look({ context }) {
    const view = await jackpotView(context);
    if (!view) return done(["No jackpot is open: the counter on the page of slots is an illustration."]);
    const won = (await wonDraws(context)).map((draw) => [when(draw.drawnAt), sum(draw.won), draw.drawId]);
    return done([
      ...facts([
        ["holds", sum(view.amount)],
        ["takes", formatBasisPoints(view.rateBasisPoints, "en")],
        ["won by", `one in ${view.oneIn} stakes of ${sum(money(100n, "P"))}`],
        ["next draw", view.commit],
      ]),
      ...table(["won", "amount", "draw"], won, "Nobody has won it yet."),
    ]);
  },
});

const jackpotSet = changing({
  about:
    "open or close the jackpot; --rate in hundredths of a percent of each stake, --one-in minor units staked a win",
  words: ["state"],
  said: z.object({
    state: z.enum(["open", "closed"]),
    rate: count.optional(),
    "one-in": number.optional(),
    reason,
  }),
  subject: () => "jackpot",
  async change({ context }, { state, rate, "one-in": oneInMinor }) {
    const set = await setJackpot(context, { state, rateBasisPoints: rate, oneInMinor });
    if (!set.ok) return set;
    return done({
      lines: [state === "open" ? "The jackpot is open." : "The jackpot is closed; it keeps what it holds."],
    });
  },
});

export const JACKPOT_COMMANDS = { "jackpot show": jackpotShow, "jackpot set": jackpotSet };
