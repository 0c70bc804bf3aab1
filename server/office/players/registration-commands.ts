import { z } from "zod";
import {
  changeRegistrationSetting,
  type FieldSetting,
  findBrand,
  hasFlag,
  isAskedWhereOn,
  PATTERN_IDS,
  REGISTRATION_FIELDS,
  REGISTRATION_MODES,
  registrationModes,
  setMinimumAge,
  settingsNow,
} from "../../brand/index.ts";
import { done } from "../../core/outcome.ts";
import { type Command, changing, looking, refused } from "../command.ts";
import { code, count, yes } from "../fields.ts";
import { facts, table } from "../lines.ts";
import { brandIdOf } from "../site/brand-said.ts";

const mode = z.enum(REGISTRATION_MODES).default("username");

/** The switches that say which form there is and what it asks for beside its settings (S04, S05). */
const SWITCHES = ["DIRECTREG3", "USERNAMEREG3", "MOBILENUMREG3", "MOBILENUMPASSREG3", "REGMOBVERF3"] as const;

const show = looking({
  about: "what the form of a registration asks for: username or mobile",
  words: ["mode"],
  said: z.object({ mode, brand: code.optional() }),
  async look(office, { mode, brand }) {
    const { context } = office;
    const brandId = await brandIdOf(office, brand);
    const known = await findBrand(context, brandId);
    if (!known) return refused("unknownBrand");
    const open = (await registrationModes(context, brandId)).join(", ");
    const switches: [string, string][] = [];
    for (const flag of SWITCHES) switches.push([flag, onOff(await hasFlag(context, brandId, flag))]);
    const settings = await settingsNow(context, { brandId, mode });
    return done([
      ...facts([["open", open || "no"], ["minimum age", String(known.minimumAge)], ...switches]),
      "",
      ...table(
        ["FIELD", "", "", "MIN", "MAX", "RULE", "PATTERN"],
        settings.map(rowOf),
        "Nothing is asked for.",
      ),
    ]);
  },
});

function rowOf(setting: FieldSetting): string[] {
  const { field, enabled, required, minLength, maxLength, patternId, acceptedPattern } = setting;
  const asked = required || isAskedWhereOn(field) ? "required" : "optional";
  const lengths = [String(minLength), String(maxLength)];
  return [field, onOff(enabled), enabled ? asked : "", ...lengths, patternId, acceptedPattern ?? ""];
}

const onOff = (isOn: boolean) => (isOn ? "on" : "off");

const set = changing({
  about: "what the form of a registration asks of one field; --pattern none takes the pattern away",
  words: ["field"],
  said: z.object({
    field: z.enum(REGISTRATION_FIELDS),
    mode,
    on: yes.optional(),
    off: yes.optional(),
    required: yes.optional(),
    optional: yes.optional(),
    min: count.optional(),
    max: count.optional(),
    rule: z.enum(PATTERN_IDS).optional(),
    pattern: z.string().max(1000).optional(),
    position: count.optional(),
    brand: code.optional(),
  }),
  subject: ({ brand, mode, field }) => `brand ${brand ?? "default"} registration ${mode} ${field}`,
  async change(office, { field, mode, brand, ...said }) {
    const { on, off, required, optional, min, max, rule, pattern, position } = said;
    if ((on && off) || (required && optional)) return refused("onAndOff");
    if (optional && !off && isAskedWhereOn(field)) return refused("askedWhereOn");
    const change = {
      enabled: on || off ? on !== undefined : undefined,
      required: required || optional ? required !== undefined : undefined,
      minLength: min,
      maxLength: max,
      patternId: rule,
      acceptedPattern: pattern === "none" ? null : pattern,
      position,
    };
    if (Object.values(change).every((value) => value === undefined)) return refused("nothingSaid");
    const brandId = await brandIdOf(office, brand);
    const changed = await changeRegistrationSetting(office.context, { brandId, mode, field, change });
    if (!changed.ok) return changed;
    const { before, after } = changed.value;
    return done({ lines: [`${field} is set: ${rowOf(after).slice(1).join(" ").trim()}.`], before, after });
  },
});

const age = changing({
  about: "how old whoever registers says to be at least",
  words: ["age"],
  said: z.object({ age: count, brand: code.optional() }),
  subject: ({ brand }) => `brand ${brand ?? "default"} age`,
  async change(office, { age, brand }) {
    const brandId = await brandIdOf(office, brand);
    const set = await setMinimumAge(office.context, { brandId, age });
    if (!set.ok) return set;
    const { before } = set.value;
    return done({
      lines: [`Who registers is ${age} or older.`],
      before: { minimumAge: before },
      after: { minimumAge: age },
    });
  },
});

export const REGISTRATION_COMMANDS: Readonly<Record<string, Command>> = {
  "registration show": show,
  "registration set": set,
  "brand age": age,
};
