import { outline } from "../geometry.ts";
import { gold, INK, type Tone } from "../palettes.ts";
import { circle, ellipse, flat, inked, light, path, shade, strokes } from "../pen.ts";

/** The turned foot of a piece, from `waist` (its narrow part) down to the ground. */
export const foot = (tone: Tone, trim: Tone, waist: number): string =>
  [
    inked(
      path(`M39 ${waist}C40 ${waist + 12} 36 76 28 82H72C64 76 60 ${waist + 12} 61 ${waist}Z`, tone.base),
      shade(`M53 ${waist}H61C60 ${waist + 12} 64 76 72 82H56Q52 70 53 ${waist}Z`, 0.22),
      light(`M43 ${waist + 2}H46.5Q46 72 37 80H32.5Q42 72 43 ${waist + 2}Z`, 0.45),
      path("M20 90Q20 81 29 81H71Q80 81 80 90Q80 97 73 97H27Q20 97 20 90Z", tone.base),
      shade("M58 81H71Q80 81 80 90Q80 97 73 97H54Q64 92 58 81Z", 0.22),
    ),
    strokes(trim.base, 3, "M24 89H76"),
    strokes("#fff", 1.6, "M26 85.5H40"),
  ].join("");

const collar = (trim: Tone, y: number, half = 20): string =>
  inked(
    path(
      `M${50 - half} ${y}Q${50 - half} ${y - 5} ${55 - half} ${y - 5}H${45 + half}Q${50 + half} ${y - 5} ${50 + half} ${y}Q${50 + half} ${y + 5} ${45 + half} ${y + 5}H${55 - half}Q${50 - half} ${y + 5} ${50 - half} ${y}Z`,
      trim.base,
    ),
    light(`M${54 - half} ${y - 3}H48V${y - 0.6}H${53 - half}Z`, 0.6),
    shade(
      `M56 ${y - 5}H${45 + half}Q${50 + half} ${y - 5} ${50 + half} ${y}Q${50 + half} ${y + 5} ${45 + half} ${y + 5}H56Z`,
      0.2,
    ),
  );

/** The king: a crown of four leaves under a star. */
export const king = (tone: Tone, trim: Tone, jewel: Tone): string =>
  [
    foot(tone, trim, 46),
    inked(
      path("M33 42L25 18Q34 19 39 27Q43 18 50 14Q57 18 61 27Q66 19 75 18L67 42Z", tone.base),
      shade("M56 42L59 26L61 27Q66 19 75 18L67 42Z", 0.22),
      light("M36 39L30 23Q35 25 38 31L41 39Z", 0.45),
      path("M50 1L52.6 6.4L58 9L52.6 11.6L50 17L47.4 11.6L42 9L47.4 6.4Z", gold.light),
    ),
    collar(trim, 44),
    inked(circle(50, 31, 5, jewel.base), circle(31, 17, 3, jewel.base), circle(69, 17, 3, jewel.base)),
    circle(48.4, 29.4, 1.6, "#fff"),
  ].join("");

/** The vizier: a ribbed dome under a bead. */
export const vizier = (tone: Tone, trim: Tone, jewel: Tone): string =>
  [
    foot(tone, trim, 48),
    inked(
      circle(50, 9, 6, jewel.base),
      path("M30 44C22 28 42 24 50 14C58 24 78 28 70 44Z", tone.base),
      shade("M56 44Q62 30 50 14C58 24 78 28 70 44Z", 0.22),
      light("M35 41Q31 32 43 26Q37 34 40 41Z", 0.45),
    ),
    strokes(trim.dark, 1.8, "M50 17V42", "M46 21Q39 31 41 42", "M54 21Q61 31 59 42"),
    collar(trim, 46, 23),
    circle(48, 7, 1.9, "#fff"),
  ].join("");

/** The rook: a tower with a gate. */
export const rook = (tone: Tone, trim: Tone): string =>
  [
    foot(tone, trim, 50),
    inked(
      path("M30 50V24H24V6H36V14H44V6H56V14H64V6H76V24H70V50Z", tone.base),
      shade("M58 50V14H64V6H76V24H70V50Z", 0.22),
      light("M27 9H33V17H27ZM34 26H39V46H34Z", 0.45),
      path("M43 50V38Q43 30 50 27Q57 30 57 38V50Z", trim.dark),
    ),
    strokes(trim.base, 2.4, "M29 23.5H71"),
    collar(trim, 51, 25),
  ].join("");

/** A pawn with a round head. */
export const pawn = (tone: Tone, trim: Tone): string =>
  [
    foot(tone, trim, 50),
    inked(circle(50, 27, 20, tone.base), shade("M63 12A20 20 0 0 1 36 41A26 26 0 0 0 63 12Z", 0.2)),
    ellipse(43, 19, 6, 4, "#fff", { "fill-opacity": 0.7, transform: "rotate(-40 43 19)" }),
    collar(trim, 49),
  ].join("");

/** A pawn with a pointed helmet. */
export const helmedPawn = (tone: Tone, trim: Tone): string =>
  [
    foot(tone, trim, 50),
    inked(
      path("M29 46C27 28 42 24 50 3C58 24 73 28 71 46Z", tone.base),
      shade("M56 46Q66 30 50 3C58 24 73 28 71 46Z", 0.3),
      light("M34 42Q34 32 45 22Q40 32 41 42Z", 0.4),
    ),
    collar(trim, 48, 25),
  ].join("");

/** An elephant in its cloth, looking to the left: the piece that others call bishop. */
export const elephant = (tone: Tone, cloth: Tone): string =>
  [
    inked(
      path(outline("60,78! 60,92! 72,92! 72,76"), tone.dark),
      path(outline("36,74! 34,92! 46,92! 47,76"), tone.dark),
      path(outline("90,44! 97,54 95,66! 92,58 89,52"), tone.base),
      path(
        outline(
          "28,28 40,20 56,22 72,20 88,28 93,46 91,64 90,92! 77,92! 76,72 62,72 52,72 51,92! 37,92! 37,70 30,64 24,58 20,66 17,78 10,84 3,79 4,73! 9,76 11,70 10,58 11,44 17,32",
        ),
        tone.base,
      ),
      shade(
        outline("93,46! 91,64 90,92! 82,92! 82,66 70,64 50,66 37,68 37,70 52,72 76,72 77,92! 90,92! 91,64"),
        0.22,
      ),
      path("M46 21Q62 16 82 23Q84 44 79 58Q62 63 48 58Q43 40 46 21Z", cloth.base),
      path(outline("27,30! 36,28 43,34 43,48 36,56 30,50 27,42"), tone.light),
      path(outline("16,56! 12,64 5,66! 9,62 12,55"), "#fffdf8"),
      path("M52 19L55 5H73L77 20Q64 15 52 19Z", gold.base),
    ),
    strokes(gold.base, 2.4, "M49 53Q62 58 78 53", "M55 11H73"),
    flat(circle(63, 38, 8, gold.base), circle(63, 38, 4, cloth.dark), circle(20, 42, 2.4, INK)),
    strokes("#fff", 1.8, "M22 31Q28 26 36 24"),
  ].join("");
