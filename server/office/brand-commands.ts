import { z } from "zod";
import { findBrand, hasFlag, setFlag, setUplineBounds } from "../brand/index.ts";
import { money } from "../core/money.ts";
import { done } from "../core/outcome.ts";
import { brandIdOf } from "./brand-said.ts";
import { type Command, changing, looking, refused } from "./command.ts";
import { amount, code, yes } from "./fields.ts";
import { facts, sum } from "./lines.ts";

const brandShow = looking({
  about: "one brand, and what its players may send to their uplines",
  said: z.object({ brand: code.optional() }),
  async look(office, { brand }) {
    const { context } = office;
    const known = await findBrand(context, await brandIdOf(office, brand));
    if (!known) return refused("unknownBrand");
    const isOn = await hasFlag(context, known.id, "transferUpline");
    return done(
      facts([
        ["brand", known.id],
        ["name", known.name.en ?? known.name.fa],
        ["time zone", known.timeZone],
        ["to the upline", isOn ? "on" : "off"],
        ...boundsIn(known).map(([name, minor]) => [name, sum(money(minor, known.asset))] as const),
      ]),
    );
  },
});

type Bounds = {
  readonly uplineMinMinor: bigint;
  readonly uplineMaxMinor: bigint;
  readonly uplineDayMinor: bigint;
};

function boundsIn({ uplineMinMinor, uplineMaxMinor, uplineDayMinor }: Bounds) {
  return [
    ["at least", uplineMinMinor],
    ["at most", uplineMaxMinor],
    ["in a day", uplineDayMinor],
  ] as const;
}

const kept = (bounds: Bounds) =>
  Object.fromEntries(boundsIn(bounds).map(([name, minor]) => [name, sum(money(minor, "P"))]));

const brandUpline = changing({
  about: "what may be sent to an upline: in one transfer at least and at most, in a day, and whether at all",
  said: z.object({
    brand: code.optional(),
    min: amount.optional(),
    max: amount.optional(),
    day: amount.optional(),
    on: yes.optional(),
    off: yes.optional(),
  }),
  subject: ({ brand }) => `brand ${brand ?? "default"} upline`,
  async change(office, { brand, min, max, day, on, off }) {
    const { context } = office;
    if (on && off) return refused("onAndOff");
    if (!(min || max || day || on || off)) return refused("nothingSaid");
    const brandId = await brandIdOf(office, brand);
    const bounds = { minMinor: min?.minor, maxMinor: max?.minor, dayMinor: day?.minor };
    const set = await setUplineBounds(context, { brandId, ...bounds });
    if (!set.ok) return set;
    const wasOn = await hasFlag(context, brandId, "transferUpline");
    const isOn = on || off ? on !== undefined : wasOn;
    if (isOn !== wasOn) await setFlag(context, { brandId, flag: "transferUpline", isOn });
    return done({
      lines: [`${brandId} is set.`],
      before: { ...kept(set.value.before), isOn: wasOn },
      after: { ...kept(set.value.after), isOn },
    });
  },
});

export const BRAND_COMMANDS: Readonly<Record<string, Command>> = {
  "brand show": brandShow,
  "brand upline": brandUpline,
};
