import { abrisham } from "../themes/abrisham.ts";
import { chogan } from "../themes/chogan.ts";
import { farsh } from "../themes/farsh.ts";
import { firuzeh } from "../themes/firuzeh.ts";
import { ganjafeh } from "../themes/ganjafeh.ts";
import { golestan } from "../themes/golestan.ts";
import { haftKhan } from "../themes/haft-khan.ts";
import { kashi } from "../themes/kashi.ts";
import { kavir } from "../themes/kavir.ts";
import { khatam } from "../themes/khatam.ts";
import { khazar } from "../themes/khazar.ts";
import { nowruz } from "../themes/nowruz.ts";
import { parseh } from "../themes/parseh.ts";
import { shahMat } from "../themes/shah-mat.ts";
import { simorgh } from "../themes/simorgh.ts";
import { takhtENard } from "../themes/takht-e-nard.ts";
import { zafaran } from "../themes/zafaran.ts";
import { zurkhaneh } from "../themes/zurkhaneh.ts";
import type { Theme } from "./theme.ts";

/** Every game of the studio, series by series. */
export const THEMES: readonly Theme[] = [
  takhtENard,
  shahMat,
  ganjafeh,
  chogan,
  zurkhaneh,
  nowruz,
  khatam,
  golestan,
  zafaran,
  firuzeh,
  farsh,
  kashi,
  simorgh,
  haftKhan,
  abrisham,
  kavir,
  parseh,
  khazar,
];

const byCode = new Map(THEMES.map((theme) => [theme.code, theme]));

export function themeOf(code: string): Theme | null {
  return byCode.get(code) ?? null;
}
