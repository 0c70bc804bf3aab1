import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import { holdSettings, readSettings } from "../store.ts";
import type { FieldSetting, RegistrationField, RegistrationMode } from "./field-setting.ts";
import { type SettingRefusal, saveRegistrationSetting } from "./save-registration-setting.ts";

type Changed = { readonly before: FieldSetting; readonly after: FieldSetting };

export type SettingChange = {
  readonly brandId: string;
  readonly mode: RegistrationMode;
  readonly field: RegistrationField;
  /** What is not named stays as it is. */
  readonly change: { readonly [Name in keyof Omit<FieldSetting, "field">]?: FieldSetting[Name] | undefined };
};

/** Changes some of what the registration form asks of one field; two operators at once change one after the other. */
export function changeRegistrationSetting(
  context: Context,
  { brandId, mode, field, change }: SettingChange,
): Promise<Outcome<Changed, SettingRefusal | { reason: "unknownField" }>> {
  return context.db.transaction(async (db) => {
    await holdSettings(db);
    const before = (await settingsNow({ db }, { brandId, mode })).find((one) => one.field === field);
    if (!before) return refuse({ reason: "unknownField" });
    const named = Object.entries(change).filter(([, value]) => value !== undefined);
    const after: FieldSetting = { ...before, ...Object.fromEntries(named) };
    const saved = await saveRegistrationSetting({ ...context, db }, { brandId, mode, setting: after });
    return saved.ok ? done({ before, after }) : saved;
  });
}

/** The settings as they are at this moment, in their order: also those that are off. */
export async function settingsNow(
  { db }: Pick<Context, "db">,
  { brandId, mode }: { readonly brandId: string; readonly mode: RegistrationMode },
): Promise<readonly FieldSetting[]> {
  const rows = (await readSettings(db)).filter((row) => row.brandId === brandId && row.mode === mode);
  return rows.map(({ brandId: _brand, mode: _mode, ...setting }) => setting);
}
