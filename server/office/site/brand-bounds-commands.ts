import { z } from "zod";
import { hasFlag, setFlag, setUplineBounds } from "../../brand/index.ts";
import { money } from "../../core/numbers/money.ts";
import { done, type Outcome } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import { setDownBounds } from "../../transfers/index.ts";
import { type Command, changing, refused } from "../command.ts";
import { amount, code, yes } from "../fields.ts";
import { sum } from "../lines.ts";
import type { Refused } from "../reasons.ts";
import { brandIdOf } from "./brand-said.ts";

type Bounds = { readonly minMinor: bigint; readonly maxMinor: bigint; readonly dayMinor: bigint };
type Said = { readonly brandId: string } & { readonly [Name in keyof Bounds]: bigint | undefined };
type Set = Outcome<{ readonly before: Bounds | null; readonly after: Bounds }, Refused>;

/** What of money may go one way: in one transfer, in a day, and whether at all. */
type Way = {
  readonly name: "upline" | "down";
  readonly about: string;
  readonly flag: "transferUpline" | "sendToTeam";
  set(context: Context, said: Said): Promise<Set>;
};

type Upline = {
  readonly uplineMinMinor: bigint;
  readonly uplineMaxMinor: bigint;
  readonly uplineDayMinor: bigint;
};

/** What a brand says of the way up. */
export const uplineBounds = (brand: Upline): Bounds => ({
  minMinor: brand.uplineMinMinor,
  maxMinor: brand.uplineMaxMinor,
  dayMinor: brand.uplineDayMinor,
});

/** Bounds by the names that a record of changes has for them. */
export const boundsIn = ({ minMinor, maxMinor, dayMinor }: Bounds) =>
  [
    ["at least", minMinor],
    ["at most", maxMinor],
    ["in a day", dayMinor],
  ] as const;

const kept = (bounds: Bounds) =>
  Object.fromEntries(boundsIn(bounds).map(([name, minor]) => [name, sum(money(minor, "P"))]));

const boundsCommand = ({ name, about, flag, set }: Way) =>
  changing({
    about: `${about}: in one transfer at least and at most, in a day, and whether at all`,
    said: z.object({
      brand: code.optional(),
      min: amount.optional(),
      max: amount.optional(),
      day: amount.optional(),
      on: yes.optional(),
      off: yes.optional(),
    }),
    subject: ({ brand }) => `brand ${brand ?? "default"} ${name}`,
    async change(office, { brand, min, max, day, on, off }) {
      const { context } = office;
      if (on && off) return refused("onAndOff");
      if (!(min || max || day || on || off)) return refused("nothingSaid");
      const brandId = await brandIdOf(office, brand);
      const bounds = { minMinor: min?.minor, maxMinor: max?.minor, dayMinor: day?.minor };
      const changed = await set(context, { brandId, ...bounds });
      if (!changed.ok) return changed;
      const wasOn = await hasFlag(context, brandId, flag);
      const isOn = on || off ? on !== undefined : wasOn;
      if (isOn !== wasOn) await setFlag(context, { brandId, flag, isOn });
      const { before, after } = changed.value;
      return done({
        lines: [`${brandId} is set.`],
        before: { ...(before && kept(before)), isOn: wasOn },
        after: { ...kept(after), isOn },
      });
    },
  });

export const BRAND_BOUNDS_COMMANDS: Readonly<Record<string, Command>> = {
  "brand upline": boundsCommand({
    name: "upline",
    about: "what may be sent to an upline",
    flag: "transferUpline",
    async set(context, said) {
      const set = await setUplineBounds(context, said);
      if (!set.ok) return set;
      const { before, after } = set.value;
      return done({ before: uplineBounds(before), after: uplineBounds(after) });
    },
  }),
  "brand down": boundsCommand({
    name: "down",
    about: "what agents may send to somebody directly below",
    flag: "sendToTeam",
    set: setDownBounds,
  }),
};
