import { outline } from "../geometry.ts";
import { INK, type Tone } from "../palettes.ts";
import { circle, flat, inked, light, path, shade, strokes } from "../pen.ts";

/** A goldfish with veils for fins, swimming to the left. */
export const goldfish = (body: Tone, fin: Tone): string =>
  [
    inked(
      path(outline("60,50! 74,40 82,22 97,12! 96,30 90,44 92,52 97,68 96,88! 84,80 76,64 62,56!"), fin.base),
      path(outline("34,30! 42,14 60,8! 64,18 62,30 56,36"), fin.base),
      path(outline("44,66! 50,80 64,88! 64,76 58,64"), fin.base),
      path(outline("4,48 12,36 28,28 46,30 62,42 70,50 62,60 46,70 28,70 12,60"), body.base),
      shade(outline("70,50! 62,60 46,70 28,70 12,60 5,52! 20,60 40,60 56,54"), 0.2),
      light(outline("9,44! 16,36 30,31 46,33 56,40! 42,38 26,38"), 0.55),
    ),
    strokes(
      fin.dark,
      1.8,
      "M72 48Q86 38 92 22M74 52Q86 58 92 76M70 50Q82 50 88 49",
      "M44 28Q46 18 56 13M52 32Q54 24 60 20",
    ),
    strokes(
      body.dark,
      1.8,
      "M26 36Q32 50 26 63M38 40Q42 44 38 50M38 52Q42 56 38 62M49 42Q53 46 49 51M49 53Q52 56 49 60",
    ),
    inked(path(outline("28,54! 40,58 44,68 34,68 28,62"), fin.light)),
    flat(circle(15.5, 46, 5, "#fff"), circle(14.8, 46, 3, INK), circle(13.8, 44.8, 1, "#fff")),
    strokes(INK, 1.8, "M5 51Q8 53 10 51.5"),
  ].join("");

/** A long fish swimming to the left: the kutum of the coast. */
export const longFish = (back: Tone, belly: Tone, fin: Tone): string =>
  [
    inked(
      path(outline("80,50! 88,40 98,28! 95,50 98,74! 88,62"), fin.base),
      path(outline("40,34! 48,18 62,16! 64,28 60,36"), fin.base),
      path(outline("56,66! 62,80 72,82! 72,70 68,60"), fin.base),
      path(outline("30,66! 32,80 42,84! 46,74 44,66"), fin.base),
      path(outline("2,54 14,40 34,32 58,34 78,44 86,50 78,58 58,68 34,70 14,64"), back.base),
      path(outline("2,54 14,64 34,70 58,68 78,58 86,50! 64,56 40,58 16,54"), belly.base, { stroke: "none" }),
      shade(outline("8,60! 14,64 34,70 58,68 78,58 86,50! 70,60 46,66 24,64"), 0.16),
      light(outline("10,46! 20,39 36,35 56,37 66,41! 50,41 30,41"), 0.5),
      path(outline("2,54 14,40 34,32 58,34 78,44 86,50 78,58 58,68 34,70 14,64"), "none"),
    ),
    strokes(
      back.dark,
      1.8,
      "M24 38Q30 50 24 66",
      "M36 44Q40 48 36 53M46 42Q50 47 46 53M56 43Q60 48 56 53M66 45Q69 49 66 53",
      "M41 38Q44 41 41 45M51 38Q54 40 51 44",
    ),
    strokes(fin.dark, 1.6, "M88 46L95 36M88 54L95 66M48 32L56 20M63 66L68 78"),
    flat(circle(13.5, 49, 4.4, "#fff"), circle(13, 49, 2.6, INK), circle(12.2, 48, 0.9, "#fff")),
    strokes(INK, 1.8, "M3 55Q9 58 14 57"),
  ].join("");

/** The great sturgeon: a long snout, a shark's tail, rows of bony plates. */
export const sturgeon = (back: Tone, belly: Tone, plate: Tone): string =>
  [
    inked(
      path(outline("74,40! 84,28 92,6! 97,16 92,36 96,52! 84,48"), back.dark),
      path(outline("58,32! 64,18 74,16! 74,28 72,38"), back.dark),
      path(outline("60,64! 68,76 78,76! 74,64 70,56"), back.dark),
      path(outline("34,66! 38,84 52,90! 52,76 48,66"), back.dark),
      path(outline("1,64! 10,50 24,38 42,32 60,34 76,40 90,34 86,46 74,56 56,66 36,72 18,70"), back.base),
      path(outline("1,64! 18,70 36,72 56,66 74,56 86,46! 66,52 44,58 20,60"), belly.base, { stroke: "none" }),
      light(outline("12,51! 24,41 42,35 58,37! 42,41 26,47"), 0.5),
      path(outline("1,64! 10,50 24,38 42,32 60,34 76,40 90,34 86,46 74,56 56,66 36,72 18,70"), "none"),
      ...[
        [34, 33],
        [43, 30.5],
        [52, 31],
      ].map(([x = 0, y = 0]) =>
        path(`M${x - 5} ${y + 2}L${x} ${y - 6}L${x + 5} ${y + 2}Z`, plate.base, { "stroke-width": 1.6 }),
      ),
    ),
    flat(
      ...[
        [36, 50],
        [45, 49],
        [54, 48],
        [63, 47],
        [72, 45.5],
      ].map(([x = 0, y = 0]) =>
        path(`M${x} ${y - 4}L${x + 3.6} ${y}L${x} ${y + 4}L${x - 3.6} ${y}Z`, plate.light),
      ),
      circle(20, 51, 3.4, "#fff"),
      circle(19.6, 51, 2.2, INK),
    ),
    strokes(back.deep, 1.8, "M28 43Q34 54 29 66"),
    strokes(INK, 1.8, "M12 67V74M17 69V76", "M16 64Q21 66 24 64"),
  ].join("");
