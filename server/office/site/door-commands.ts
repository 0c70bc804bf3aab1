import { z } from "zod";
import { contractKindOf, listContracts } from "../../agents/index.ts";
import { BRAND_FLAGS, hasFlag, makePass, setFlag } from "../../brand/index.ts";
import { done } from "../../core/outcome.ts";
import { MINUTE_MS } from "../../core/time.ts";
import { type Command, changing, type Office, refused } from "../command.ts";
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
    const lines = [
      `${flag} is ${isOn ? "on" : "off"}.`,
      ...(isOn ? [] : await whatStops(office, { brandId, flag })),
    ];
    return done({ lines, before: { isOn: wasOn }, after: { isOn } });
  },
});

/** A kind of contract that is off has no pages and no bills, whoever has signed one. */
async function whatStops(
  { context }: Office,
  { brandId, flag }: { readonly brandId: string; readonly flag: (typeof BRAND_FLAGS)[number] },
): Promise<string[]> {
  const kind = contractKindOf(flag);
  if (kind === null) return [];
  const living = (await listContracts(context, { kind })).filter((contract) => contract.brandId === brandId);
  if (living.length === 0) return [];
  return [
    `Contracts of this kind that are asked for or in force: ${living.length}. Their pages are closed to both sides and no bill is made. Once it is on again, every bill that was left out is made.`,
  ];
}

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
