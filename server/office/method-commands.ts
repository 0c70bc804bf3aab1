import { z } from "zod";
import { defaultBrand } from "../brand/index.ts";
import { methodBook, setMethod } from "../cashier/index.ts";
import type { LocalText } from "../core/languages.ts";
import { done } from "../core/outcome.ts";
import { type Command, changing, looking, type Office, refused } from "./command.ts";
import { code, yes } from "./fields.ts";
import { sum, table } from "./lines.ts";

async function brandIdOf({ context }: Office, brand: string | undefined): Promise<string> {
  return brand ?? (await defaultBrand(context)).id;
}

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
      String(method.minutes),
      method.instructions ? Object.keys(method.instructions).join(" ") : "none",
    ]);
    const titles = ["method", "direction", "provider", "is", "min", "max", "minutes", "instructions"];
    return done(table(titles, rows, "This brand has no methods."));
  },
});

const text = z.string().trim().min(1).max(2000);

const methodSet = changing({
  about: "switch a method on or off, or say where to pay, by language: --fa TEXT --en TEXT",
  words: ["method"],
  said: z.object({
    method: code,
    brand: code.optional(),
    on: yes.optional(),
    off: yes.optional(),
    "no-instructions": yes.optional(),
    fa: text.optional(),
    en: text.optional(),
    zh: text.optional(),
    id: text.optional(),
    th: text.optional(),
    vi: text.optional(),
  }),
  subject: ({ method, brand }) => `method ${brand ? `${brand} ` : ""}${method}`,
  async change(office, { method, brand, on, off, "no-instructions": none, ...texts }) {
    const brandId = await brandIdOf(office, brand);
    const known = (await methodBook(office.context, brandId)).find(({ code }) => code === method);
    if (!known) return refused("unknownMethod");
    const said = Object.entries(texts).filter((pair) => pair[1] !== undefined);
    const written = { ...known.instructions, ...Object.fromEntries(said) } as Partial<LocalText>;
    if (said.length > 0 && written.fa === undefined) return refused("faMissing");
    const instructions = none ? null : ({ ...written, fa: written.fa ?? "" } satisfies LocalText);
    const setting = {
      ...(none || said.length > 0 ? { instructions } : {}),
      ...(on || off ? { isOn: on !== undefined } : {}),
    };
    const set = await setMethod(office.context, { brandId, code: method, ...setting });
    if (!set.ok) return set;
    const before = { isOn: known.isOn, instructions: JSON.stringify(known.instructions) };
    return done({ lines: [`${method} is set.`], before });
  },
});

export const METHOD_COMMANDS: Readonly<Record<string, Command>> = {
  "method list": methodList,
  "method set": methodSet,
};
