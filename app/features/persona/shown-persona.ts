import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import type { Drawing, OwnPersona } from "#server/personas/index.ts";

export type ShownDrawing = { readonly drawing: Drawing; readonly name: string; readonly address: string };

/** The page of one's own name and picture. */
export type ShownPersona = {
  readonly isOn: boolean;
  readonly nickname: string;
  readonly avatar: string | null;
  readonly drawing: string | null;
  readonly takesPictures: boolean;
  readonly nameHint: string;
  /** How often it may be changed, or from when on again. */
  readonly nameRule: string;
  readonly drawings: readonly ShownDrawing[];
};

export function shownPersona(own: OwnPersona, speaker: Speaker): ShownPersona {
  const { t, language, timeZone } = speaker;
  const { isOn, nickname, avatar, drawing, takesPictures, bounds, changeFrom, drawings } = own;
  const said = (whole: number) => formatWhole(whole, language);
  return {
    ...{ isOn, avatar, drawing, takesPictures },
    nickname: nickname ?? "",
    nameHint: t("persona.nameHint", { min: said(bounds.min), max: said(bounds.max) }),
    nameRule: changeFrom
      ? t("persona.changeFrom", { moment: formatMoment(changeFrom, language, timeZone) })
      : t("persona.nameRule", { days: said(bounds.days) }),
    drawings: drawings.map(({ drawing: name, address }) => ({
      drawing: name,
      address,
      name: t(`persona.drawings.${name}`),
    })),
  };
}
