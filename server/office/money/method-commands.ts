import { z } from "zod";
import { type MethodRow, methodBook, setMethod } from "../../cashier/index.ts";
import type { LocalText } from "../../core/languages.ts";
import { plainAmount } from "../../core/numbers/money.ts";
import { done } from "../../core/outcome.ts";
import { type Command, changing, looking, type Office, refused } from "../command.ts";
import { amount, amountOrNone, amounts, code, count, yes } from "../fields.ts";
import { sum, table } from "../lines.ts";
import { brandIdOf } from "../site/brand-said.ts";

const methodList = looking({
  about: "ways in and out, and whether a player is offered them",
  said: z.object({ brand: code.optional() }),
  async look(office, { brand }) {
    const methods = await methodBook(office.context, await brandIdOf(office, brand));
    const rows = methods.map((method) => [
      method.code,
      method.direction,
      method.provider,
      method.isOn ? "on" : "off",
      sum(method.min),
      sum(method.max),
      feeOf(method),
      presetsOf(method),
      String(method.minutes),
      method.instructions ? Object.keys(method.instructions).join(" ") : "none",
    ]);
    const titles = [
      "method",
      "direction",
      "provider",
      "is",
      "min",
      "max",
      "fee",
      "presets",
      "minutes",
      "instructions",
    ];
    return done(table(titles, rows, "This brand has no methods."));
  },
});

function feeOf({ fee: { fixedMinor, bps }, min }: MethodRow): string {
  return `${plainAmount({ ...min, minor: fixedMinor })} + ${bps} bps`;
}

function presetsOf({ presets }: MethodRow): string {
  return presets.map(plainAmount).join(",") || "none";
}

/** A method as it is kept with what was done to it. */
function keptOf(method: MethodRow | null) {
  if (!method) return {};
  const { isOn, instructions, min, max, minutes } = method;
  return {
    isOn,
    instructions: JSON.stringify(instructions),
    min: plainAmount(min),
    max: plainAmount(max),
    fee: feeOf(method),
    presets: presetsOf(method),
    minutes,
  };
}

async function methodIn({ context }: Office, brandId: string, method: string): Promise<MethodRow | null> {
  return (await methodBook(context, brandId)).find(({ code }) => code === method) ?? null;
}

const text = z.string().trim().min(1).max(2000).optional();

const methodSet = changing({
  about: "change a method: switch it, its bounds and fee, or where to pay by language: --fa TEXT --en TEXT",
  words: ["method"],
  said: z.object({
    method: code,
    brand: code.optional(),
    on: yes.optional(),
    off: yes.optional(),
    min: amount.optional(),
    max: amount.optional(),
    "fee-fixed": amountOrNone.optional(),
    "fee-bps": count.optional(),
    presets: amounts.optional(),
    minutes: count.optional(),
    "no-instructions": yes.optional(),
    fa: text,
    en: text,
    zh: text,
    id: text,
    th: text,
    vi: text,
  }),
  subject: ({ method, brand }) => `method ${brand ? `${brand} ` : ""}${method}`,
  async change(office, { method, brand, on, off, "no-instructions": none, ...said }) {
    const { min, max, "fee-fixed": feeFixed, "fee-bps": feeBps, presets, minutes, ...texts } = said;
    if (on && off) return refused("onAndOff");
    const brandId = await brandIdOf(office, brand);
    const known = await methodIn(office, brandId, method);
    if (!known) return refused("unknownMethod");
    const written = withTexts(known.instructions, texts);
    if (written === "faMissing") return refused(written);
    const isOn = on || off ? on !== undefined : undefined;
    const setting = {
      isOn,
      instructions: none ? null : written,
      min,
      max,
      feeFixed,
      feeBps,
      presets,
      minutes,
    };
    const set = await setMethod(office.context, { brandId, code: method, ...setting });
    if (!set.ok) return set;
    const after = keptOf(await methodIn(office, brandId, method));
    return done({ lines: [`${method} is set.`], before: keptOf(known), after });
  },
});

/** The instructions with what was said in some languages; undefined when nothing was. */
function withTexts(
  known: LocalText | null,
  texts: Readonly<Record<string, string | undefined>>,
): LocalText | "faMissing" | undefined {
  const said = Object.entries(texts).filter((pair) => pair[1] !== undefined);
  if (said.length === 0) return undefined;
  const fa = texts.fa ?? known?.fa;
  return fa === undefined ? "faMissing" : { ...known, ...Object.fromEntries(said), fa };
}

export const METHOD_COMMANDS: Readonly<Record<string, Command>> = {
  "method list": methodList,
  "method set": methodSet,
};
