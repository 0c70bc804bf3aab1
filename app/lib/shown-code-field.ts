import type { Speaker } from "#app/i18n/speech.tsx";

export type ShownCodeField = { readonly label: string; readonly hint: string };

/** What stands at the field of the code without which no money leaves. */
export function shownCodeField(t: Speaker["t"]): ShownCodeField {
  return { label: t("twoFactor.withdraw.code"), hint: t("twoFactor.withdraw.hint") };
}
