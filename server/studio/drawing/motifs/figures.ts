import { INK, paper, skin, type Tone } from "../palettes.ts";
import { ellipse, flat, inked, light, mirrored, path, shade, stroke, strokes } from "../pen.ts";

type Bust = {
  robe: Tone;
  trim: string;
  /** Drawn behind the head: hair, halo, a collar that stands. */
  behind?: string;
  beard?: { tone: Tone; d: string };
  moustache?: Tone;
  /** Drawn last, over the brow. */
  hat: string;
  brows?: string;
  complexion?: Tone;
  /** Replaces the robe's opening. */
  front?: string;
  lips?: string;
};

/** Beards by length; each lies round the same face. */
export const BEARDS = {
  short: "M31 48C31 62 35 72 50 75C65 72 69 62 69 48C66 55 62 58 57 58Q50 55 43 58C38 58 34 55 31 48Z",
  long: "M30 46C28 66 36 84 50 94C64 84 72 66 70 46C67 55 62 59 57 59Q50 55 43 59C38 59 33 55 30 46Z",
  forked:
    "M30 46C27 66 33 82 40 94Q44 84 50 79Q56 84 60 94C67 82 73 66 70 46C67 55 62 59 57 59Q50 55 43 59C38 59 33 55 30 46Z",
} as const;

const robeFront = (trim: string): string =>
  flat(path("M39 72L50 88L61 72L66 74L53 97H47L34 74Z", trim), path("M42 70L50 83L58 70Z", paper.base));

/** Head and shoulders as in an old miniature: almond eyes under long brows, the face turned to us. */
export const bust = (figure: Bust): string => {
  const face = figure.complexion ?? skin;
  const brows = figure.brows ?? INK;
  return [
    figure.behind ?? "",
    inked(
      path("M5 97C6 80 20 73 38 69H62C80 73 94 80 95 97Z", figure.robe.base),
      shade("M70 71C86 76 94 82 95 97H66Q72 84 70 71Z", 0.22),
      light("M10 93C12 83 20 78 31 75Q22 82 20 95Z", 0.3),
      path("M42 58H58V70Q50 79 42 70Z", face.dark),
      figure.front ?? robeFront(figure.trim),
      path("M31 40C30 58 38 69 50 69C62 69 70 58 69 40C68 26 60 20 50 20C40 20 32 26 31 40Z", face.base),
    ),
    flat(
      path("M60 24C69 32 70 56 56 67C66 62 69 54 69 40C68 32 65 27 60 24Z", face.dark, {
        "fill-opacity": 0.6,
      }),
      ellipse(38, 53, 4.5, 3, "#e8705a", { "fill-opacity": 0.35 }),
      ellipse(62, 53, 4.5, 3, "#e8705a", { "fill-opacity": 0.35 }),
    ),
    figure.beard
      ? inked(path(figure.beard.d, figure.beard.tone.base)) +
        strokes(
          figure.beard.tone.dark,
          1.6,
          "M42 66Q43 74 46 80M58 66Q57 74 54 80M50 68V84M36 60Q37 66 39 70M64 60Q63 66 61 70",
        )
      : "",
    mirrored(
      50,
      path("M36.5 45.5Q41.5 40.5 47 46.2Q41.5 48.6 36.5 45.5Z", "#fff"),
      ellipse(42.4, 44.9, 2.5, 2.7, INK),
      stroke("M36 45Q41.5 40 47 46", INK, 1.6),
      stroke("M34.5 40.5Q40.5 35 47.6 39.4", brows, 2.8, { "stroke-linecap": "round" }),
    ),
    stroke("M51 43Q53.5 50 52 53.5Q50.5 55 48 54.2", face.deep, 1.6, { "stroke-linecap": "round" }),
    path("M45.5 60.5Q48 58.8 50 60Q52 58.8 54.5 60.5Q50 64.6 45.5 60.5Z", figure.lips ?? "#b5433f"),
    figure.moustache
      ? path(
          "M50 56.5Q44 54.5 38.5 60Q35 62 32.5 60Q36 66 43 63Q48 61 50 59Q52 61 57 63Q64 66 67.5 60Q65 62 61.5 60Q56 54.5 50 56.5Z",
          figure.moustache.dark,
        )
      : "",
    figure.hat,
  ].join("");
};
