import { z } from "zod";
import { type BonusTerms, bonusTerms, writtenTerms } from "../../../bonuses/index.ts";
import { faultsOf } from "../../../core/text/said-faults.ts";
import { count } from "../../fields.ts";
import { facts } from "../../lines.ts";

/** `NAME:NUMBER`, with commas between them. */
const weights = z
  .string()
  .transform((typed) => typed.split(",").map((part) => part.split(":")))
  .pipe(z.array(z.tuple([z.string(), count])))
  .transform((read) => Object.fromEntries(read));

/** Terms of a bonus as an operator says them; what is left out has no bound. */
export const saidBonusTerms = z.object({
  times: count,
  of: z.string().default("bonus"),
  weights,
  games: weights.optional(),
  days: count,
  "counts-most": z.string().optional(),
  "keeps-most": z.string().optional(),
});

/** The terms that were meant, or what of them no bonus could have. */
export function bonusTermsSaid(
  said: z.output<typeof saidBonusTerms>,
): BonusTerms | { readonly wrong: string } {
  const { "counts-most": countsMost = null, "keeps-most": keepsMost = null, games = {}, ...rest } = said;
  const read = bonusTerms.safeParse({ ...rest, games, countsMost, keepsMost }, { reportInput: true });
  return read.success
    ? read.data
    : {
        wrong: faultsOf(read.error)
          .map((fault) => `${fault}.`)
          .join(" "),
      };
}

/** Terms, line by line. */
export function termsFacts(terms: BonusTerms): readonly string[] {
  const { times, of, weights: products, games, countsMost, keepsMost, days } = writtenTerms(terms);
  const listed = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .map(([name, weight]) => `${name}:${weight}`)
      .join(",");
  return facts([
    ["times", `${times} of ${of}`],
    ["products", listed(products)],
    ["games", listed(games ?? {})],
    ["counts most", countsMost ?? "all"],
    ["keeps most", keepsMost ?? "all"],
    ["days", String(days)],
  ]);
}
