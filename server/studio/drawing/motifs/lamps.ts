import { khatamStar } from "../geometry.ts";
import { gold, pomegranate, turquoise } from "../palettes.ts";
import { circle, inked, light, path, rect, shade, stroke, strokes } from "../pen.ts";

/** A lantern with panes, in the 100 box, hung from (50, 0). */
export const lantern = [
  inked(
    circle(50, 5, 5, "none", { "stroke-width": 3 }),
    path("M30 28Q32 14 50 9Q68 14 70 28Z", turquoise.base),
    path("M22 28H78L76 35H24Z", gold.base),
    path("M26 35H74L80 46V68L74 79H26L20 68V46Z", "#ffe6a0"),
    path("M24 79H76L78 86H22Z", gold.base),
    path("M34 86H66L58 94H42Z", turquoise.dark),
    path("M46 94H54L50 100Z", pomegranate.base),
  ),
  path("M50 44Q60 54 56 64Q54 70 50 70Q46 70 44 64Q40 54 50 44Z", "#f39a2b"),
  path("M50 54Q55 60 53 65Q51.6 69 50 69Q48.4 69 47 65Q45 60 50 54Z", "#fffdf0"),
  stroke("M38 35L34 46V68L38 79M62 35L66 46V68L62 79M20 46H80M20 68H80", gold.dark, 2.2),
  path(khatamStar(50, 21, 4.6), gold.light),
  light("M34 26Q36 17 47 13Q40 18 39 26Z", 0.6),
  light("M26 36H33L30 46V66L25 67L22 62V47Z", 0.5),
  shade("M68 35H74L80 46V68L74 79H68L72 66V46Z", 0.16),
].join("");

/** A wide lamp seen from a little below, 200 wide; its cord comes from above, its rim lies at y = 0. */
export const hangingLamp = (cord: number): string =>
  [
    strokes(gold.dark, 3, `M0 -64V${-64 - cord}`),
    inked(
      rect(-12, -72, 24, 12, gold.base, { rx: 3 }),
      path("M-100 0C-94 -40 -44 -64 0 -64C44 -64 94 -40 100 0Z", turquoise.base),
      path("M-106 0H106Q104 12 84 14H-84Q-104 12 -106 0Z", gold.base),
      path("M-30 14Q0 36 30 14Z", "#fff4cf"),
    ),
    shade("M40 -58C76 -44 96 -24 100 0H54Q60 -30 40 -58Z", 0.24),
    light("M-90 -4C-84 -30 -54 -50 -26 -58Q-60 -36 -66 -4Z", 0.4),
    path(
      [-66, -22, 22, 66].map((x) => khatamStar(x, -18 - (Math.abs(x) < 40 ? 8 : 0), 11)).join(""),
      gold.light,
    ),
  ].join("");
