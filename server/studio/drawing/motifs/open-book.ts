import { lapis, paper } from "../palettes.ts";
import { flipped, inked, path, shade, short, stroke } from "../pen.ts";

const PAGE = "M0 26C-60 -2 -146 -4 -216 12V222C-146 206 -60 208 0 236Z";

/** A line across the left page, `drop` below its upper edge. */
export const pageLine = (drop: number): string =>
  `M-198 ${short(10 + drop)}C-146 ${short(-1 + drop)} -66 ${short(2 + drop)} -20 ${short(18 + drop)}`;

/** An open book 456 wide and 250 high, its spine at x = 0; each side is drawn as on the left page. */
export const openBook = (left: string, right: string, cover = lapis): string =>
  [
    inked(
      path(
        "M-228 24C-150 6 -60 8 0 36C60 8 150 6 228 24V238C150 220 60 222 0 250C-60 222 -150 220 -228 238Z",
        cover.dark,
      ),
      path(
        "M0 34C-60 6 -146 4 -220 18V230C-146 214 -60 216 0 244C60 216 146 214 220 230V18C146 4 60 6 0 34Z",
        paper.dark,
      ),
      path(PAGE, paper.light),
      flipped(0, path(PAGE, paper.base)),
    ),
    stroke("M-220 226C-146 210 -60 212 0 240C60 212 146 210 220 226", paper.deep, 1.4),
    left,
    flipped(0, right),
    shade("M0 26C-10 21 -18 18 -26 15V220C-18 224 -8 230 0 236Z", 0.1),
    shade("M0 26C5 23 8 21 12 20V230C8 231 4 234 0 236Z", 0.22),
  ].join("");
