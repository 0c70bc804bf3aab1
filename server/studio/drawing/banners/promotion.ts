import { night, paper } from "../palettes.ts";
import { rect } from "../pen.ts";
import { girihPattern, rays } from "../scenes/ornament.ts";

const WIDTH = 1200;
const HEIGHT = 400;
const MIDDLE = WIDTH / 2;

type Promotion = {
  name: string;
  /** At both ends, and in the middle. */
  ground: [string, string];
  glow: string;
  /** How high the light stands behind the picture. */
  lightAt: number;
  drawing: string;
};

/** A promotion of 1200 by 400: no words lie on it, so its picture stands in the middle and both ends darken alike. */
export const promotion = ({ name, ground, glow, lightAt, drawing }: Promotion): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice">`,
    `<defs><linearGradient id="${name}-ground"><stop stop-color="${ground[0]}"/><stop offset=".5" stop-color="${ground[1]}"/><stop offset="1" stop-color="${ground[0]}"/></linearGradient>`,
    `<radialGradient id="${name}-glow"><stop stop-color="${glow}" stop-opacity=".6"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>`,
    `<linearGradient id="${name}-shade"><stop stop-color="${night.deep}" stop-opacity=".6"/><stop offset=".35" stop-color="${night.deep}" stop-opacity="0"/><stop offset=".65" stop-color="${night.deep}" stop-opacity="0"/><stop offset="1" stop-color="${night.deep}" stop-opacity=".6"/></linearGradient>`,
    girihPattern(`${name}-girih`, 64, paper.base, "none"),
    "</defs>",
    rect(0, 0, WIDTH, HEIGHT, `url(#${name}-ground)`),
    rect(0, 0, WIDTH, HEIGHT, `url(#${name}-girih)`, { opacity: 0.1 }),
    rays(MIDDLE, lightAt, 230, glow, 0.1),
    rect(MIDDLE - 320, lightAt - 320, 640, 640, `url(#${name}-glow)`),
    drawing,
    rect(0, 0, WIDTH, HEIGHT, `url(#${name}-shade)`),
    "</svg>\n",
  ].join("");
