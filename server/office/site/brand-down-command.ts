import { z } from "zod";
import { hasFlag, setFlag } from "../../brand/index.ts";
import { money } from "../../core/money.ts";
import { done } from "../../core/outcome.ts";
import { setDownBounds } from "../../transfers/index.ts";
import { changing, refused } from "../command.ts";
import { amount, code, yes } from "../fields.ts";
import { sum } from "../lines.ts";
import { brandIdOf } from "./brand-said.ts";

type Bounds = { readonly minMinor: bigint; readonly maxMinor: bigint; readonly dayMinor: bigint };

const kept = (bounds: Bounds) => ({
  "at least": sum(money(bounds.minMinor, "P")),
  "at most": sum(money(bounds.maxMinor, "P")),
  "in a day": sum(money(bounds.dayMinor, "P")),
});

export const brandDown = changing({
  about:
    "what agents may send to somebody directly below: in one transfer at least and at most, in a day, and whether at all",
  said: z.object({
    brand: code.optional(),
    min: amount.optional(),
    max: amount.optional(),
    day: amount.optional(),
    on: yes.optional(),
    off: yes.optional(),
  }),
  subject: ({ brand }) => `brand ${brand ?? "default"} down`,
  async change(office, { brand, min, max, day, on, off }) {
    const { context } = office;
    if (on && off) return refused("onAndOff");
    if (!(min || max || day || on || off)) return refused("nothingSaid");
    const brandId = await brandIdOf(office, brand);
    const bounds = { minMinor: min?.minor, maxMinor: max?.minor, dayMinor: day?.minor };
    const set = await setDownBounds(context, { brandId, ...bounds });
    if (!set.ok) return set;
    const flag = "sendToTeam";
    const wasOn = await hasFlag(context, brandId, flag);
    const isOn = on || off ? on !== undefined : wasOn;
    if (isOn !== wasOn) await setFlag(context, { brandId, flag, isOn });
    const { before, after } = set.value;
    return done({
      lines: [`${brandId} is set.`],
      before: { ...(before && kept(before)), isOn: wasOn },
      after: { ...kept(after), isOn },
    });
  },
});
