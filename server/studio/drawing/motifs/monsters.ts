import { outline } from "../geometry.ts";
import { flame, gold, INK, paper, type Tone } from "../palettes.ts";
import { circle, ellipse, flat, inked, light, mirrored, path, shade, strokes } from "../pen.ts";

/** A dragon's head and coils in the Persian manner, breathing fire to the left. */
export const dragon = (scale: Tone, belly: Tone, mane: Tone): string =>
  [
    inked(
      path(outline("30,44! 22,40 14,44 6,38 2,46 8,52 0,58 10,60 6,68 16,64 24,58"), flame.base),
      path(outline("28,48! 20,46 14,50 10,54 18,56"), flame.light, { "stroke-width": 1.4 }),
      path(
        outline(
          "58,30! 78,34 92,48 96,66 88,84 70,95 48,96 30,90 20,80! 14,84 8,94! 4,82 10,72 20,70 32,76 46,82 60,80 71,72 74,62 68,54 54,50",
        ),
        scale.base,
      ),
      shade(outline("96,66! 88,84 70,95 48,96 30,90 20,80! 36,86 56,90 76,82 87,66"), 0.22),
      ...[
        "64,32! 72,22 84,22! 78,30 74,38",
        "74,38! 84,32 94,36! 88,42 82,46",
        "84,48! 92,46 99,53! 92,57 88,58",
      ].map((lock) => path(outline(lock), mane.base)),
      path(outline("46,24! 48,10 60,2! 60,12 66,18 62,28"), gold.base),
      path(
        outline(
          "18,26! 26,16 38,14 50,18 62,28 66,40 60,52 48,58 36,54! 42,48 38,44 28,44 20,40! 24,36 16,32",
        ),
        scale.base,
      ),
      path(outline("36,54! 30,58 22,60! 24,52 32,48 42,47!"), scale.dark),
      path("M24 43L27 50L31 44ZM33 44L36 50L40 45Z", paper.light, { "stroke-width": 1.4 }),
    ),
    strokes(belly.base, 4, "M24 76Q46 90 64 81Q80 70 73 58"),
    strokes(scale.light, 2.2, "M72 40Q84 48 88 60M80 82Q88 74 90 66M60 91Q70 90 76 85M40 90Q48 92 54 92"),
    strokes(mane.base, 2.6, "M22 28Q12 20 6 26M24 40Q16 36 12 30"),
    light(outline("22,25! 28,18 38,16 48,20! 38,20 30,24"), 0.5),
    flat(ellipse(44, 29, 5.4, 4.6, "#fff"), circle(43, 29.6, 3, INK), circle(22, 28, 1.8, INK)),
    strokes(INK, 2.6, "M37 25Q44 20 51 26"),
  ].join("");

/** The white demon of Mazandaran: horns, tusks, a heavy brow. */
export const whiteDiv = (fur: Tone, horn: Tone, lip: Tone): string =>
  [
    inked(
      mirrored(50, path(outline("34,28! 22,28 10,20 4,4! 16,8 28,12 42,18!"), horn.base)),
      mirrored(50, path(outline("22,46! 8,40 1,46! 6,58 20,60"), fur.dark)),
      path(
        outline(
          "50,14 66,18 80,28 84,46 80,62 86,76! 76,76 74,88! 64,84 58,97! 50,90 42,97! 36,84 26,88! 24,76 14,76! 20,62 16,46 20,28 34,18",
        ),
        fur.base,
      ),
      shade(outline("72,22! 80,28 84,46 80,62 86,76! 76,76 74,88! 64,84 58,97! 66,70 72,44"), 0.16),
      path(outline("34,66! 50,62 66,66! 64,80 50,85 36,80"), "#5b1224"),
      path("M36 68L40 56L44 67ZM64 68L60 56L56 67Z", paper.light, { "stroke-width": 1.8 }),
      path(outline("42,52! 50,48 58,52! 60,58 50,61 40,58"), lip.base),
    ),
    path(outline("42,80! 50,72 58,80! 50,84"), lip.base),
    mirrored(
      50,
      path("M26 44Q34 34 45 44Q36 50 26 44Z", gold.light, { stroke: INK, "stroke-width": 1.8 }),
      circle(37, 43.6, 3.2, INK),
      strokes(INK, 4, "M24 37Q34 30 46 39"),
    ),
    strokes(fur.dark, 2, "M50 20V32M42 22Q44 28 43 32M58 22Q56 28 57 32M24 60Q28 66 26 74M76 60Q72 66 74 74"),
    mirrored(50, strokes(horn.dark, 2, "M12 15L17 10M20 22L25 14M29 26L33 17")),
  ].join("");
