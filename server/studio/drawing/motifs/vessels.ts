import type { Tone } from "../palettes.ts";
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
