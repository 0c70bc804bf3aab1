import { gold, pomegranate } from "../palettes.ts";
import { circle, inked, light, mirrored, path, stroke } from "../pen.ts";

/** A pair of scales at rest; what lies in the pans is drawn about (16, 57) and (84, 57), upwards. */
export const balance = (left: string, right: string): string =>
  [
    inked(
      path("M46 14H54V82H46Z", gold.base),
      path("M26 96Q26 82 50 80Q74 82 74 96Z", gold.dark),
      path("M6 24Q28 12 50 20Q72 12 94 24L93 29Q72 20 50 28Q28 20 7 29Z", gold.base),
      circle(50, 12, 8, pomegranate.base),
    ),
    stroke("M14 26L3 58M14 26L27 58M86 26L73 58M86 26L97 58", gold.dark, 2.2),
    inked(left, right, mirrored(50, path("M1 58H31Q29 74 16 74Q3 74 1 58Z", gold.light))),
    light("M47.5 24H50V78H47.5Z", 0.6),
    circle(47.5, 9.5, 2.2, "#fff"),
  ].join("");
