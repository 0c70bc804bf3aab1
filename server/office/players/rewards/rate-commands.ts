import { z } from "zod";
import { RATE_MAX, ratesOf, setRates, setTopRates, topRates } from "../../../agents/index.ts";
import { CATEGORIES } from "../../../catalogue/index.ts";
import { done } from "../../../core/outcome.ts";
import { type Command, changing, looking } from "../../command.ts";
import { code, number } from "../../fields.ts";
import { table, when } from "../../lines.ts";
import { brandIdOf } from "../../site/brand-said.ts";

/** Hundredths of a percent, said as percent: `0.85`. */
const percent = z
  .string()
  .regex(/^\d{1,2}(\.\d{1,2})?$/)
  .transform((said) => Math.round(Number(said) * 100))
  .refine((rate) => rate <= RATE_MAX, { message: `more than ${RATE_MAX / 100} %` });

const product = z.enum(CATEGORIES);

const written = (rate: number) => `${(rate / 100).toFixed(2)} %`;

const rateTop = changing({
  about: "the most that whoever stands below nobody gets back of stakes in a product, in percent: RNG 0.80",
  words: ["product", "percent"],
  said: z.object({ product, percent, brand: code.optional() }),
  subject: ({ product: of }) => `rate ${of}`,
  async change(office, { product: of, percent: rate, brand }) {
    const brandId = await brandIdOf(office, brand);
    const before = (await topRates(office.context, brandId))[of] ?? 0;
    const set = await setTopRates(office.context, { brandId, rates: { [of]: rate } });
    if (!set.ok) return set;
    return done({
      lines: [`At most ${written(rate)} in ${of}.`],
      before: { rate: before },
      after: { rate },
    });
  },
});

const rateSet = changing({
  about:
    "what a partner, or a member below nobody, gets back of stakes in a product: more at once, less from midnight on",
  words: ["player", "product", "percent"],
  said: z.object({ player: number, product, percent }),
  subject: ({ player }) => `player ${player}`,
  async change({ context }, { player: playerId, product: of, percent: rate }, operator) {
    const set = await setRates(context, { by: { operator }, playerId, rates: { [of]: rate } });
    if (!set.ok) return set;
    const from = set.value.raised.length > 0 ? "from now on" : "from the next midnight on";
    return done({ lines: [`${playerId} gets ${written(rate)} in ${of} ${from}.`], after: { [of]: rate } });
  },
});

const rateList = looking({
  about: "the most that the house gives by product; --player for what one has",
  said: z.object({ player: number.optional(), brand: code.optional() }),
  async look(office, { player, brand }) {
    if (player === undefined) {
      const tops = Object.entries(await topRates(office.context, await brandIdOf(office, brand)));
      const rows = tops.map(([of, rate]) => [of, written(rate)]);
      return done(table(["product", "most"], rows, "There are no rates."));
    }
    const rows = (await ratesOf(office.context, player)).map(({ product: of, rate, next }) => [
      ...[of, written(rate)],
      next ? `${written(next.rate)} from ${when(next.from)}` : "",
    ]);
    return done(table(["product", "rate", "then"], rows, "There are no rates."));
  },
});

export const RATE_COMMANDS: Readonly<Record<string, Command>> = {
  "rate top": rateTop,
  "rate set": rateSet,
  "rate list": rateList,
};
