import { z } from "zod";
import { parseMoney, plainAmount } from "../../core/numbers/money.ts";

export const CONTRACT_KINDS = ["dividend", "daily", "hourly", "realtime"] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

/** What is paid for. Net loss is what the house kept of valid stakes; ngr is that less costs. */
export const BASES = ["turnover", "netLoss", "ngr"] as const;

/**
 * How a loss of the house goes on: not at all, into the next period alone, until it is made up, no further than the half
 * of a month, or for each person who gained much alone.
 */
export const CARRIES = ["none", "previous", "forever", "halfMonth", "ringFence"] as const;

/** The tier that is reached counts for all of it, or each tier for its own part. */
export const APPLIES = ["whole", "slice"] as const;

/** The house pays, or the one above does. */
export const ISSUERS = ["platform", "upline"] as const;

export const CYCLES = ["slot", "hour", "day", "third", "half", "month"] as const;
export type Cycle = (typeof CYCLES)[number];

/** The cycles in which each kind can be paid. */
const CYCLES_OF: Readonly<Record<ContractKind, readonly Cycle[]>> = {
  dividend: ["third", "half", "month"],
  daily: ["day"],
  hourly: ["hour"],
  realtime: ["slot"],
};

export const TIERS_MAX = 6;
export const RATE_MAX = 10_000;
const PEOPLE_MAX = 100_000;

type Kinded = { readonly kind: ContractKind };

/** An amount of P in minor units, written as `1250.50`. */
const amount = z.string().transform((written, check) => {
  const read = parseMoney(written, "P");
  if (read) return read.minor;
  check.addIssue({ code: "custom", message: "not an amount such as 1250.50" });
  return z.NEVER;
});

/** Hundredths of a percent. */
const rate = z.int().min(0).max(RATE_MAX);
const code = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/);
const rates = z.record(code, rate).refine((named) => Object.keys(named).length <= 100);

const tier = z.strictObject({
  /** Of the base, from which on it counts. */
  from: amount,
  /** How many people have to be active. */
  people: z.int().min(0).max(PEOPLE_MAX),
  rate: rate.min(1),
});
export type Tier = z.output<typeof tier>;

const costs = z.strictObject({
  /** Of what a vendor's games brought, where that is above zero. */
  vendors: rates,
  /** Of bonus money that became cash, of deposits and of withdrawals. */
  bonus: rate,
  deposits: rate,
  withdrawals: rate,
});

/** What two sides sign. Nobody changes it: other terms are another version. */
export const contractTerms = z
  .strictObject({
    kind: z.enum(CONTRACT_KINDS),
    issuer: z.enum(ISSUERS),
    base: z.enum(BASES),
    tiers: z.array(tier).min(1).max(TIERS_MAX),
    /** What somebody has to stake in a period to be active in it. */
    leastStake: amount,
    /** How much of a product counts; one without a weight does not. */
    products: rates,
    cycle: z.enum(CYCLES),
    carry: z.enum(CARRIES),
    /** From which gain in a period on a person is ring-fenced; null by every other carry. */
    ringFence: amount.nullable().default(null),
    apply: z.enum(APPLIES),
    costs,
    cap: amount.nullable(),
  })
  .refine(({ kind, cycle }) => CYCLES_OF[kind].includes(cycle), {
    path: ["cycle"],
    error: ({ input }) => `no cycle of this kind, which has ${CYCLES_OF[(input as Kinded).kind].join(", ")}`,
  })
  .refine(({ tiers }) => tiers.every((one, nth) => nth === 0 || isAbove(one, tiers[nth - 1])), {
    path: ["tiers"],
    message: "each tier begins higher, asks for no fewer people and pays more",
  })
  // A turnover is never a loss, and nothing was earned of which costs could be taken.
  .refine(({ base, carry }) => base !== "turnover" || carry === "none", {
    path: ["carry"],
    message: "only a base that can be a loss carries one",
  })
  .refine(({ carry, ringFence }) => (carry === "ringFence" ? (ringFence ?? 0n) > 0n : ringFence === null), {
    path: ["ringFence"],
    message: "a ring-fence, and nothing else, has an amount above zero from which it begins",
  })
  // Shorter periods are many, and each would ask of its people what they ever came to.
  .refine(({ kind, carry }) => carry !== "ringFence" || kind === "dividend", {
    path: ["carry"],
    message: "only a dividend has ring-fences",
  })
  .refine(({ base, costs: taken }) => base === "ngr" || isFree(taken), {
    path: ["costs"],
    message: "only ngr takes costs off",
  });

export type ContractTerms = z.output<typeof contractTerms>;

function isAbove(one: Tier, before: Tier | undefined): boolean {
  return !before || (one.from > before.from && one.people >= before.people && one.rate > before.rate);
}

const isFree = ({ vendors, bonus, deposits, withdrawals }: z.output<typeof costs>) =>
  bonus + deposits + withdrawals === 0 && Object.values(vendors).every((fee) => fee === 0);

type WrittenTerms = z.input<typeof contractTerms> & { readonly ringFence: string | null };

/** The terms as they are kept, which `contractTerms` reads again. */
export function writtenTerms(terms: ContractTerms): WrittenTerms {
  const written = (minor: bigint) => plainAmount({ minor, asset: "P" });
  return {
    ...terms,
    tiers: terms.tiers.map((one) => ({ ...one, from: written(one.from) })),
    leastStake: written(terms.leastStake),
    cap: terms.cap === null ? null : written(terms.cap),
    ringFence: terms.ringFence === null ? null : written(terms.ringFence),
  };
}
