import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { faultsOf } from "./said-faults.ts";

const SCHEMA = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("stake"),
    amount: z.string().min(3).max(5),
    times: z.int().min(1).max(9),
    until: z.iso.datetime(),
    pays: z.enum(["cash", "bonus"]),
    even: z.number().multipleOf(2).optional(),
    odd: z
      .string()
      .refine((text) => text !== "no", "not no")
      .optional(),
    silent: z
      .string()
      .refine((text) => text !== "no")
      .optional(),
  }),
]);

const RIGHT = { kind: "stake", amount: "1.00", times: 1, until: "2027-01-31T00:00:00Z", pays: "cash" };

function told(said: object): string[] {
  const read = SCHEMA.safeParse({ ...RIGHT, ...said }, { reportInput: true });
  return read.success ? [] : faultsOf(read.error);
}

const before = z.config().localeError;
beforeAll(() => void z.config({ localeError: () => "unsaid" }));
afterAll(() => void z.config({ localeError: before }));

test.each([
  [{}, []],
  [{ kind: "steak" }, ["kind is not right: one of stake"]],
  [{ amount: "1" }, ["amount is not right: at least 3 characters"]],
  [{ times: 10 }, ["times is not right: at most 9"]],
  [{ times: "1" }, ["times is not right: it should be a number without quotation marks"]],
  [{ until: "tomorrow" }, ["until is not right: a moment such as 2027-01-31T00:00:00Z"]],
  [{ pays: "gold" }, ["pays is not right: one of cash, bonus"]],
  [{ pays: undefined }, ["pays is not right: one of cash, bonus"]],
  [{ amount: undefined }, ["amount is missing"]],
  [{ even: 3 }, ["even is not right: a multiple of 2"]],
  [{ odd: "no" }, ["odd is not right: not no"]],
  [{ silent: "no" }, ["silent is not right"]],
  [{ color: "red" }, ["color is not known here"]],
])(
  "what was said wrongly is told with its place and why, also where messages say nothing: %j",
  (said, faults) => {
    expect(told(said)).toEqual(faults);
  },
);
