import { outline } from "../geometry.ts";
import { gold, pomegranate, walnut } from "../palettes.ts";
import { inked, light, path } from "../pen.ts";

/** The stick of chogan, its head at the lower left. */
export const mallet = [
  inked(
    path(outline("84,4! 92,10! 40,76 30,86 16,90 8,84! 12,74! 20,78 28,72"), walnut.base),
    light(outline("84,6! 87,8! 34,72 26,80 16,82! 22,80 30,72"), 0.4),
    path("M76 13L86 21L92 13Q93 6 86 3Z", gold.base),
    path("M62 31L70 38L66 43L58 36Z", pomegranate.base),
  ),
].join("");
