import { lapis } from "../palettes.ts";
import { placed, rect } from "../pen.ts";
import { markDrawing } from "./mark.ts";

const SIDE = 512;
const MARK = 64;

const icon = (ground: string, share: number): string => {
  const size = SIDE * share;
  const edge = (SIDE - size) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">${ground}${placed(edge, edge, size / MARK, 0, markDrawing())}</svg>\n`;
};

/** The mark on a lapis tile with round corners: an icon that is shown as it is. */
export const appIcon = (): string => icon(rect(0, 0, SIDE, SIDE, lapis.dark, { rx: 112 }), 0.8);

/** The mark on lapis from edge to edge, small enough for any shape that a phone cuts out of it. */
export const maskableIcon = (): string => icon(rect(0, 0, SIDE, SIDE, lapis.dark), 0.62);
