import { z } from "zod";
import { type ContactField, FIELD_LENGTH_MAX, type FieldSetting, isContactField } from "../../brand/index.ts";
import { normaliseTyped } from "../../core/numbers/digits.ts";
import { problemOf } from "../field-problem.ts";
import type { Say } from "../sentences.ts";

export type PostedProfile = {
  readonly password: string;
  readonly payeeName: string | null;
  readonly contacts: Readonly<Partial<Record<ContactField, string>>>;
};

type ProfileSetting = FieldSetting & { readonly field: ContactField | "payeeName" };

/**
 * What of the registration forms a player may put right later: contacts, and the real name while there is none. A field
 * that one of the forms asks for is asked for here, by the rule of the first that does.
 */
export function profileSettings(
  settings: readonly FieldSetting[],
  { hasName }: { readonly hasName: boolean },
): readonly ProfileSetting[] {
  return settings
    .filter((setting): setting is ProfileSetting => setting.enabled && isChangeable(setting.field))
    .filter(({ field }, nth, all) => all.findIndex((one) => one.field === field) === nth)
    .filter(({ field }) => field !== "payeeName" || !hasName);
}

function isChangeable(field: FieldSetting["field"]): field is ProfileSetting["field"] {
  return field === "payeeName" || isContactField(field);
}

/** The check of a profile: the fields by the rules of a registration, and the password that proves the player. */
export function profileForm(asked: readonly ProfileSetting[], say: Say) {
  const text = z.string({ error: () => say("unreadable") }).optional();
  const shape = Object.fromEntries(
    [...asked.map(({ field }) => field), "password"].map((name) => [name, text]),
  );
  return z.object(shape).transform((fields, check): PostedProfile => {
    const typed = Object.fromEntries(asked.map(({ field }) => [field, clean(fields[field])]));
    const problems = asked.flatMap((setting) => problemOf(setting, typed, say));
    const { password = "" } = fields;
    if (password.trim() === "") problems.push({ field: "password", message: say("missing.password") });
    if (password.length > FIELD_LENGTH_MAX) problems.push({ field: "password", message: say("tooLong") });
    for (const { field, message } of problems) check.addIssue({ code: "custom", path: [field], message });
    if (problems.length > 0) return z.NEVER;
    const { payeeName = "", ...contacts } = typed;
    return { password, payeeName: payeeName || null, contacts };
  });
}

function clean(typed = ""): string {
  return normaliseTyped(typed.slice(0, FIELD_LENGTH_MAX + 1))
    .trim()
    .replace(/\s+/g, " ");
}
