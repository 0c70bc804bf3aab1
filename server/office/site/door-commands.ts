import { z } from "zod";
import { BRAND_FLAGS, hasFlag, makePass, setFlag } from "../../brand/index.ts";
import { done } from "../../core/outcome.ts";
import { MINUTE_MS } from "../../core/time.ts";
import { type Command, changing, refused } from "../command.ts";
import { code, yes } from "../fields.ts";
import { brandIdOf } from "./brand-said.ts";

const brandFlag = changing({
  about: "a switch of a brand by its name: --on or --off",
  words: ["flag"],
  said: z.object({
    flag: z.enum(BRAND_FLAGS),
    brand: code.optional(),
    on: yes.optional(),
    off: yes.optional(),
  }),
  subject: ({ brand, flag }) => `brand ${brand ?? "default"} ${flag}`,
  async change(office, { flag, brand, on, off }) {
    if (on && off) return refused("onAndOff");
    if (!(on || off)) return refused("nothingSaid");
    const brandId = await brandIdOf(office, brand);
    const wasOn = await hasFlag(office.context, brandId, flag);
    const isOn = on !== undefined;
    const set = await setFlag(office.context, { brandId, flag, isOn });
    if (!set.ok) return set;
    return done({ lines: [`${flag} is ${isOn ? "on" : "off"}.`], before: { isOn: wasOn }, after: { isOn } });
  },
});

const PASS_MINUTES_MAX = 24 * 60;

const brandPass = changing({
  about: "an address that lets one browser through a closed door, to look before it opens: --minutes 60",
  said: z.object({
    brand: code.optional(),
    minutes: z.coerce.number().int().min(1).max(PASS_MINUTES_MAX).default(60),
  }),
  subject: ({ brand }) => `brand ${brand ?? "default"} pass`,
  async change(office, { brand, minutes }) {
    const { context, houseSecret: secret } = office;
    if (secret === undefined) return refused("noHouseSecret");
    const brandId = await brandIdOf(office, brand);
    const pass = makePass(context, { secret, brandId }, { forMs: minutes * MINUTE_MS });
    return done({ lines: [`/?pass=${pass}`], after: { minutes } });
  },
});

export const DOOR_COMMANDS: Readonly<Record<string, Command>> = {
  "brand flag": brandFlag,
  "brand pass": brandPass,
};
