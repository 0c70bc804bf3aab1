import { gold, type Tone } from "../palettes.ts";
import { ellipse, inked, light, path, shade, strokes } from "../pen.ts";

/** A footed bowl with something in it; `heap` is drawn behind the rim and may rise above it. */
export const bowl = (glaze: Tone, band: Tone, heap: string): string =>
  [
    inked(path("M36 86H64L70 96H30Z", glaze.dark), ellipse(50, 50, 45, 12, glaze.dark)),
    heap,
    inked(
      path("M5 50A45 12 0 0 0 95 50C95 74 78 90 50 90C22 90 5 74 5 50Z", glaze.base),
      shade("M64 61Q86 57 95 50C95 74 78 90 50 90Q66 82 64 61Z", 0.2),
      light("M10 58Q16 61 24 62Q26 76 36 84C22 80 12 70 10 58Z", 0.4),
    ),
    strokes(band.base, 4, "M9 62Q26 72 50 72Q74 72 91 62"),
    strokes(band.light, 2, "M16 73Q30 81 50 81Q70 81 84 73"),
  ].join("");

/** A long-necked ewer with a handle and a curved spout. */
export const ewer = (metal: Tone, band: Tone): string =>
  [
    inked(
      path(
        "M70 34C90 30 96 50 84 62C78 68 72 70 68 72L66 64C76 60 82 54 80 46C78 40 72 42 68 44Z",
        metal.dark,
      ),
      path("M32 62C20 60 16 48 14 34L6 30Q8 24 16 26C24 30 24 46 36 50Z", metal.base),
      path(
        "M42 10H58L56 32C76 42 80 56 76 68C72 80 62 84 50 84C38 84 28 80 24 68C20 56 24 42 44 32Z",
        metal.base,
      ),
      shade("M54 10H58L56 32C76 42 80 56 76 68C72 80 62 84 50 84Q68 62 52 34Z", 0.22),
      light("M34 46Q28 54 30 66Q32 72 36 76Q26 72 27 60Q28 50 34 46Z", 0.6),
      path("M38 84H62L68 95H32Z", metal.dark),
      path("M40 10Q50 -4 60 10Z", band.base),
      path("M26 52Q50 62 75 52L77 62Q50 72 24 62Z", band.base),
    ),
    strokes(gold.light, 1.8, "M28 57Q50 66 73 57"),
  ].join("");
