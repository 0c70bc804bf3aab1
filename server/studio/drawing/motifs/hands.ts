import { outline } from "../geometry.ts";
import { skin, type Tone } from "../palettes.ts";
import { flat, inked, light, path, shade, strokes } from "../pen.ts";

/** An open hand that comes from the left, its wrist at (0, 0): `under` lies below what it gives, `over` holds it. */
export const givingHand = (robe: Tone, trim: Tone): { under: string; over: string } => ({
  under: [
    inked(
      path(
        outline("-10,-26! 22,-30 44,-12 70,10 108,18 140,20 150,29 142,40 104,46 54,46 14,40 -10,32!"),
        skin.base,
      ),
      shade(outline("-10,32! -10,20 20,28 60,34 104,36 142,34 142,40 104,46 54,46 14,40"), 0.16),
    ),
    strokes(skin.deep, 1.8, "M92 30Q118 34 146 32"),
    inked(
      path("M-420 4C-280 6 -120 -26 -14 -48L-4 50C-110 72 -270 130 -420 190Z", robe.base),
      shade("M-9 10L-4 50C-110 72 -270 130 -420 190V130C-270 80 -110 30 -9 10Z", 0.24),
      path("M-20 -50L2 -52L12 50L-10 54Z", trim.base),
    ),
    strokes(robe.dark, 3, "M-70 -26Q-58 4 -64 56M-150 -12Q-132 26 -142 82M-240 2Q-220 40 -232 108"),
    light("M-420 14C-270 14 -120 -16 -24 -38L-23 -28C-120 -4 -270 28 -420 30Z", 0.3),
    flat(path("M-10 -30l6 8l-6 8l-6 -8ZM-6 -6l6 8l-6 8l-6 -8ZM-2 18l6 8l-6 8l-6 -8Z", trim.dark)),
  ].join(""),
  over: [
    inked(
      path(outline("6,-26 30,-38 60,-38 86,-28 98,-16 92,-8 78,-10 54,-18 34,-14 14,-4!"), skin.base),
      path(outline("82,-22 94,-20 97,-13 90,-10 82,-14"), skin.light, { stroke: "none" }),
    ),
    strokes(skin.deep, 1.8, "M52 -30Q58 -26 57 -20"),
  ].join(""),
});

/** A closed hand about (0, 0) with its arm below: it holds a fan of cards that is drawn before it. */
export const holdingHand = (robe: Tone, trim: Tone): string =>
  [
    inked(
      path("M-28 34L32 34L70 170H-64Z", robe.base),
      shade("M12 34H32L70 170H24Z", 0.24),
      path(outline("-28,-12 -12,-22 12,-22 28,-12 32,10 26,32! -22,32! -30,10"), skin.base),
      path("M-34 28Q2 38 38 28L42 48Q2 58 -38 48Z", trim.base),
      path(outline("12,18 4,0 -4,-24 0,-40 10,-42 14,-24 22,-4 26,12"), skin.base),
    ),
    strokes(skin.deep, 2, "M-28 -2Q-16 -6 -6 -2M-30 9Q-16 4 -2 9M-28 20Q-16 15 2 19"),
    flat(path("M2 34l6 8l-6 8l-6 -8ZM-20 32l6 8l-6 8l-6 -8ZM24 32l6 8l-6 8l-6 -8Z", trim.dark)),
  ].join("");
