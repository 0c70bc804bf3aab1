import { outline, petal } from "../geometry.ts";
import { gold, leaf, type Tone } from "../palettes.ts";
import { around, circle, flat, inked, light, mirrored, path, shade, strokes, turned } from "../pen.ts";

/** A leaf from its foot at (x, y), turned by `turn` degrees from upright. */
export const leafAt = (x: number, y: number, length: number, turn: number, tone: Tone = leaf): string =>
  turned(
    turn,
    x,
    y,
    path(petal(x, y, length, length * 0.5), tone.base),
    path(
      `M${x} ${y}C${x - length * 0.33} ${y - length * 0.35} ${x - length * 0.25} ${y - length * 0.75} ${x} ${y - length}Z`,
      tone.light,
      { stroke: "none" },
    ),
    strokes(tone.dark, 1.4, `M${x} ${y}V${y - length * 0.8}`),
  );

/** A full rose seen from the front: three rings of petals about a folded heart. */
export const fullRose = (tone: Tone, greens: Tone = leaf): string =>
  [
    inked(leafAt(28, 72, 27, -122, greens), leafAt(72, 72, 27, 122, greens)),
    inked(
      ...[0, 72, 144, 216, 288].map((turn) =>
        turned(turn, 50, 47, path("M50 47C24 40 22 8 38 5Q46 3 50 9Q54 3 62 5C78 8 76 40 50 47Z", tone.base)),
      ),
      shade("M90 30C98 56 82 88 50 92C70 84 84 62 82 34Z", 0.16),
      ...[36, 108, 180, 252, 324].map((turn) =>
        turned(
          turn,
          50,
          47,
          path("M50 47C32 42 30 20 41 18Q47 17 50 21Q53 17 59 18C70 20 68 42 50 47Z", tone.light, {
            "stroke-width": 1.8,
          }),
        ),
      ),
      circle(50, 47, 15, tone.base, { "stroke-width": 1.8 }),
    ),
    strokes(
      tone.deep,
      2.2,
      "M50 47Q46 41 51 39Q58 39 57 47Q55 55 47 54Q39 51 41 43Q44 35 51 33M37 50Q38 60 49 60Q60 59 62 50",
    ),
    strokes("#fff", 2, "M29 14Q32 9 38 8M10 42Q8 36 11 30"),
  ].join("");

/** A tulip with its leaves. */
export const tulip = (tone: Tone): string =>
  [
    inked(
      path("M47 50H53V97H47Z", leaf.base),
      path(outline("49,96! 34,86 22,66 18,48! 32,60 44,78"), leaf.base),
      path(outline("51,96! 66,86 78,66 82,48! 68,60 56,78"), leaf.dark),
      path("M28 12Q38 16 42 26L50 4L58 26Q62 16 72 12C80 34 76 58 50 60C24 58 20 34 28 12Z", tone.base),
      shade("M58 26Q62 16 72 12C80 34 76 58 50 60C64 52 66 38 58 26Z", 0.22),
      path("M50 4C66 24 64 48 50 58C36 48 34 24 50 4Z", tone.light),
    ),
    strokes("#fff", 2.4, "M29 24Q28 38 34 47"),
    strokes(tone.dark, 1.8, "M50 22V46"),
  ].join("");

/** A flower of `count` equal petals seen from the front, with leaves behind. */
export const openFlower = (count: number, tone: Tone, heart: string, length = 42, width = 32): string =>
  [
    inked(leafAt(50, 50, 47, 180 / count + 90), leafAt(50, 50, 47, 180 / count - 90)),
    inked(around(count, 50, 50, path(petal(50, 50, length, width), tone.base))),
    around(count, 50, 50, path(petal(50, 48, length * 0.72, width * 0.34), tone.light)),
    heart,
  ].join("");

/** The round heart of a flower. */
export const heart = (tone: Tone, r: number): string =>
  inked(circle(50, 50, r, tone.base, { "stroke-width": 2 })) +
  circle(50 - r * 0.3, 50 - r * 0.3, r * 0.35, tone.light);

/** The saffron crocus: six petals, three red threads. */
export const crocus = (tone: Tone): string =>
  [
    inked(
      path(outline("46,96! 34,80 22,72 8,70! 26,80 40,97!"), leaf.base),
      path(outline("54,96! 66,80 78,72 92,70! 74,80 60,97!"), leaf.dark),
      path("M45 62H55V97H45Z", "#d9ecc4"),
      mirrored(50, path("M50 66C34 58 24 40 28 16C40 24 50 44 50 66Z", tone.dark)),
      mirrored(50, path("M50 70C28 70 8 56 3 32C22 34 44 50 50 70Z", tone.base)),
    ),
    strokes("#c8341f", 4.6, "M49 62Q42 40 40 20M50 62V12M51 62Q58 40 60 20"),
    flat(circle(40, 19, 3.6, "#e8502c"), circle(50, 11, 3.6, "#e8502c"), circle(60, 19, 3.6, "#e8502c")),
    inked(
      path("M50 76C34 70 30 52 38 36Q48 46 50 58Q52 46 62 36C70 52 66 70 50 76Z", tone.light),
      shade("M54 50Q57 42 62 36C70 52 66 70 50 76Q60 64 54 50Z", 0.16),
    ),
    strokes(tone.dark, 1.6, "M50 72Q42 62 41 48M50 72Q58 62 59 48", "M42 64Q26 56 14 42M58 64Q74 56 86 42"),
    light("M8 36Q20 40 30 50Q18 48 8 36Z", 0.5),
  ].join("");

/** The lotus of the palace reliefs: rows of pointed petals above a cup. */
export const lotus = (tone: Tone, inner: Tone): string =>
  [
    inked(
      ...[-64, 64, -42, 42].map((turn, index) =>
        turned(turn, 50, 78, path(petal(50, 80, 56, 26), index < 2 ? tone.dark : tone.base)),
      ),
      ...[-21, 21].map((turn) => turned(turn, 50, 78, path(petal(50, 80, 68, 26), tone.base))),
      path(petal(50, 82, 78, 28), inner.base),
      path("M24 74Q50 90 76 74Q74 94 50 95Q26 94 24 74Z", leaf.base),
    ),
    path(petal(50, 76, 54, 10), inner.light),
    ...[-21, 21].map((turn) => turned(turn, 50, 78, path(petal(50, 70, 42, 8), tone.light))),
    ...[-42, 42].map((turn) => turned(turn, 50, 78, path(petal(50, 66, 30, 7), tone.light))),
    strokes(gold.light, 2.4, "M29 81Q50 93 71 81"),
  ].join("");

/** A pointed cypress, its tip bent by the wind: the tree of every Persian garden. */
export const cypress = (tone: Tone): string =>
  [
    inked(
      path("M44 80H56L59 97H41Z", "#7a4f2c"),
      path(
        outline(
          "58,1! 56,9 64,22 67,34! 66,34 72,48 73,58! 71,58 74,68 71,78! 62,87 50,88 38,87 29,78! 26,68 29,58! 27,58 28,48 34,34! 33,34 36,22 46,8",
        ),
        tone.base,
      ),
      shade(
        outline("58,1! 56,9 64,22 67,34! 66,34 72,48 73,58! 71,58 74,68 71,78! 62,87 50,88! 60,70 60,40"),
        0.26,
      ),
    ),
    strokes(tone.light, 2.4, "M50 12Q42 20 40 30", "M41 38Q36 46 35 54", "M36 63Q34 70 36 76"),
    strokes(
      tone.deep,
      2,
      "M52 26Q50 32 45 36M58 32Q56 40 50 44M46 48Q44 54 39 58M60 50Q57 58 51 62M48 66Q45 73 40 76M63 68Q60 75 54 79",
    ),
  ].join("");
