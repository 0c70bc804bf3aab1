import { outline } from "../geometry.ts";
import { gold, INK, paper, type Tone } from "../palettes.ts";
import { circle, inked, light, mirrored, path, shade, strokes } from "../pen.ts";

/** A tiger's face, its stripes closing in on the brow. */
export const tigerFace = (coat: Tone): string =>
  [
    inked(
      mirrored(50, circle(20, 22, 13, coat.base), circle(21, 24, 6.5, paper.dark, { "stroke-width": 1.6 })),
      mirrored(50, path(outline("24,50! 8,54 2,66! 10,66 8,78! 18,74 20,86! 34,80 40,66"), paper.base)),
      path(
        outline("50,9 70,13 84,27 88,46 83,64 70,80 60,91 50,95 40,91 30,80 17,64 12,46 16,27 30,13"),
        coat.base,
      ),
      shade(outline("74,16! 84,27 88,46 83,64 70,80 60,91 50,95! 70,74 78,46"), 0.16),
      path(outline("50,56 63,60 71,70 63,86 50,93 37,86 29,70 37,60"), paper.light, { stroke: "none" }),
    ),
    path(
      "M46 11Q50 20 54 11L52 27Q50 30 48 27ZM34 13Q38 22 46 25Q36 27 30 19ZM66 13Q62 22 54 25Q64 27 70 19ZM13 40Q22 40 28 46Q20 47 12.5 46ZM87 40Q78 40 72 46Q80 47 87.5 46ZM14 55Q23 53 29 58Q22 62 17 62ZM86 55Q77 53 71 58Q78 62 83 62ZM22 69Q28 65 33 68Q30 74 27 76ZM78 69Q72 65 67 68Q70 74 73 76Z",
      INK,
    ),
    inked(
      path("M40 60H60Q60 68 50 72Q40 68 40 60Z", "#d96a7a"),
      path("M43 80Q50 77 57 80Q56 88 50 88Q44 88 43 80Z", "#8a1d33", { "stroke-width": 1.6 }),
    ),
    strokes(INK, 2.4, "M50 71V77Q43 83 36 77M50 77Q57 83 64 77"),
    mirrored(
      50,
      path("M26 44Q34 34 45 45Q35 52 26 44Z", gold.light, { stroke: INK, "stroke-width": 2 }),
      circle(37, 44.6, 3.6, INK),
      circle(36, 43.2, 1.2, "#fff"),
      strokes(INK, 3, "M24 38Q34 30 46 39"),
    ),
    light("M30 17Q38 12 44 12Q36 20 28 34Q24 26 30 17Z", 0.4),
  ].join("");
