import { z } from "zod";
import { type ContractTerms, contractTerms } from "../../../agents/index.ts";
import { CATEGORIES } from "../../../catalogue/index.ts";
import { parseMoney } from "../../../core/numbers/money.ts";
import { OTHER_PRODUCT } from "../../../figures/index.ts";
import { count } from "../../fields.ts";

/** The categories of games, and what is of games in no catalogue. */
const PRODUCTS: readonly string[] = [...CATEGORIES, OTHER_PRODUCT];

/** Hundredths of a percent, written as a percentage: `2.50`. */
const percent = z.string().transform((typed, check) => {
  const read = parseMoney(typed, "P");
  if (read && read.minor <= 10_000n) return Number(read.minor);
  check.addIssue({ code: "custom", message: "not a percentage from 0 to 100, such as 2.50" });
  return z.NEVER;
});

/** `FROM:PEOPLE:PERCENT`, with commas between the tiers. */
const tiers = z
  .string()
  .transform((typed) => typed.split(",").map((part) => part.split(":")))
  .pipe(z.array(z.tuple([z.string(), count, percent])))
  .transform((read) => read.map(([from, people, rate]) => ({ from, people, rate })));

/** `NAME:PERCENT`, with commas between them. */
const percents = z
  .string()
  .transform((typed) => typed.split(",").map((part) => part.split(":")))
  .pipe(z.array(z.tuple([z.string(), percent])))
  .transform((read) => Object.fromEntries(read));

const products = percents.superRefine((said, check) => {
  const unknown = Object.keys(said).filter((name) => !PRODUCTS.includes(name));
  if (unknown.length > 0) {
    const message = `no product is called ${unknown.join(", ")}; there are ${PRODUCTS.join(", ")}`;
    check.addIssue({ code: "custom", message });
  }
});

/** Terms as an operator says them; what is left out costs nothing, carries nothing and has no end. */
export const saidTerms = z.object({
  kind: z.string(),
  base: z.string(),
  cycle: z.string(),
  apply: z.string(),
  tiers,
  products,
  least: z.string(),
  carry: z.string().default("none"),
  "ring-fence": z.string().optional(),
  cap: z.string().optional(),
  vendors: percents.optional(),
  bonus: percent.default(0),
  deposits: percent.default(0),
  withdrawals: percent.default(0),
});

/** The terms that were meant, or what of them nobody could pay by. */
export function termsSaid(said: z.output<typeof saidTerms>): ContractTerms | { readonly wrong: string } {
  const {
    least,
    cap = null,
    "ring-fence": ringFence = null,
    vendors = {},
    bonus,
    deposits,
    withdrawals,
    ...rest
  } = said;
  const read = contractTerms.safeParse({
    ...rest,
    issuer: "platform",
    leastStake: least,
    cap,
    ringFence,
    costs: { vendors, bonus, deposits, withdrawals },
  });
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  return { wrong: `Wrong: ${issue?.path.join(".")}${issue ? whyWrong(issue) : ""}.` };
}

function whyWrong(issue: z.core.$ZodIssue): string {
  if (issue.code === "custom") return `: ${issue.message}`;
  return issue.code === "invalid_value" ? `: one of ${issue.values.map(String).join(", ")}` : "";
}
