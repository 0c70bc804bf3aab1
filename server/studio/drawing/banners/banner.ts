import { night, paper } from "../palettes.ts";
import { rect } from "../pen.ts";
import { girihPattern, rays } from "../scenes/ornament.ts";

/** Banners are drawn for a line that runs from the left: words lie on the left, so what is seen stands on the right. */
const WIDTH = 1200;
const HEIGHT = 400;

type Banner = {
  name: string;
  /** From the side of the words to the side of the picture. */
  ground: [string, string];
  glow: string;
  /** Where the light stands behind the picture. */
  at: [x: number, y: number];
  drawing: string;
};

/** A banner of 1200 by 400: a ground that darkens under the words, a light, a faint lattice, the picture. */
export const banner = ({ name, ground, glow, at: [x, y], drawing }: Banner): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMaxYMid slice">`,
    `<defs><linearGradient id="${name}-ground"><stop stop-color="${ground[0]}"/><stop offset=".75" stop-color="${ground[1]}"/></linearGradient>`,
    `<radialGradient id="${name}-glow"><stop stop-color="${glow}" stop-opacity=".6"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>`,
    `<linearGradient id="${name}-shade"><stop stop-color="${night.deep}" stop-opacity=".75"/><stop offset=".55" stop-color="${night.deep}" stop-opacity="0"/></linearGradient>`,
    girihPattern(`${name}-girih`, 64, paper.base, "none"),
    "</defs>",
    rect(0, 0, WIDTH, HEIGHT, `url(#${name}-ground)`),
    rect(0, 0, WIDTH, HEIGHT, `url(#${name}-girih)`, { opacity: 0.1 }),
    rays(x, y, 230, glow, 0.1),
    rect(x - 320, y - 320, 640, 640, `url(#${name}-glow)`),
    drawing,
    rect(0, 0, WIDTH, HEIGHT, `url(#${name}-shade)`),
    "</svg>\n",
  ].join("");
