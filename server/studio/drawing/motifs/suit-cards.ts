import { gold, lapis, night, paper, pomegranate, type Tone } from "../palettes.ts";
import { inked, path, placed, rect, stroke, strokes } from "../pen.ts";

/** The four suits of the cards of today, about (0, 0) and 20 across. */
const SUITS = {
  heart:
    "M0 10.5C-5 5 -10.5 .5 -10.5 -4.5C-10.5 -8 -8 -10 -5.2 -10C-2.6 -10 -.8 -8.6 0 -6.4C.8 -8.6 2.6 -10 5.2 -10C8 -10 10.5 -8 10.5 -4.5C10.5 .5 5 5 0 10.5Z",
  spade:
    "M0 -11C5 -5 10.5 -1 10.5 3.6C10.5 6.8 8 8.4 5.4 8.4C3.4 8.4 1.8 7.6 1 6.2C1.2 8.4 2 9.8 3.4 11H-3.4C-2 9.8 -1.2 8.4 -1 6.2C-1.8 7.6 -3.4 8.4 -5.4 8.4C-8 8.4 -10.5 6.8 -10.5 3.6C-10.5 -1 -5 -5 0 -11Z",
  diamond: "M0 -12Q4 -5 9 0Q4 5 0 12Q-4 5 -9 0Q-4 -5 0 -12Z",
  club: "M-4.9 -5.4a4.9 4.9 0 1 1 9.8 0a4.9 4.9 0 0 1 -1.6 3.6a4.9 4.9 0 1 1 -2.4 7.6Q1.2 9 3.4 11H-3.4Q-1.2 9 -.8 5.8a4.9 4.9 0 1 1 -2.4 -7.6a4.9 4.9 0 0 1 -1.6 -3.6Z",
} as const;

export type Suit = keyof typeof SUITS;

/** Letters and numbers as lines, about (0, 0), 8 wide and 12 high. */
const SIGNS: Readonly<Record<string, string>> = {
  "0": "M0 -6Q-4 -6 -4 0Q-4 6 0 6Q4 6 4 0Q4 -6 0 -6Z",
  "1": "M-2.4 -3.6L.8 -6V6",
  "2": "M-3.8 -3Q-3.6 -6 0 -6Q3.8 -6 3.8 -2.8Q3.8 -.4 -3.8 6H4",
  "3": "M-3.6 -5Q-2 -6 0 -6Q3.5 -6 3.5 -3.2Q3.5 -.3 -.5 -.3Q4 -.3 4 2.8Q4 6 0 6Q-2.8 6 -4 4.5",
  "4": "M2 6V-6L-4 2.5H4.2",
  "5": "M3.5 -6H-2.8L-3.4 -.6Q-2 -1.7 .2 -1.7Q4 -1.7 4 2.1Q4 6 -.2 6Q-2.8 6 -4 4.6",
  "6": "M2.6 -5.8Q-4 -5.4 -4 2Q-4 6 0 6Q4 6 4 2.3Q4 -1.4 .3 -1.4Q-3.4 -1.4 -4 2",
  "7": "M-4 -6H4L-1 6",
  "8": "M0 -.4Q-3.5 -.6 -3.5 -3.2Q-3.5 -6 0 -6Q3.5 -6 3.5 -3.2Q3.5 -.6 0 -.4Q-4 -.2 -4 2.8Q-4 6 0 6Q4 6 4 2.8Q4 -.2 0 -.4",
  "9": "M-2.6 5.8Q4 5.4 4 -2Q4 -6 0 -6Q-4 -6 -4 -2.3Q-4 1.4 -.3 1.4Q3.4 1.4 4 -2",
  A: "M-4 6L0 -6L4 6M-2.6 2H2.6",
  J: "M-1.6 -6H3.4M1.4 -6V2.6Q1.4 6 -1.4 6Q-4 6 -4 3",
  K: "M-3.4 -6V6M3.6 -6L-3.4 1M-.8 -1.4L4 6",
  Q: "M0 -6Q-4 -6 -4 0Q-4 6 0 6Q4 6 4 0Q4 -6 0 -6ZM.8 2.4L4 6.6",
};

const isRed = (suit: Suit): boolean => suit === "heart" || suit === "diamond";
const inkOf = (suit: Suit): string => (isRed(suit) ? pomegranate.base : night.base);

/** A number or a letter, `size` high; more than one sign stand side by side. */
export const sign = (
  x: number,
  y: number,
  size: number,
  text: string,
  colour: string,
  weight = 2.2,
): string =>
  placed(
    x,
    y,
    size / 12,
    0,
    ...[...text].map((one, index) =>
      placed((index - (text.length - 1) / 2) * 10.5, 0, 1, 0, strokes(colour, weight, SIGNS[one] ?? "")),
    ),
  );

/** A suit alone, `size` across. */
export const suit = (x: number, y: number, size: number, kind: Suit, colour = inkOf(kind)): string =>
  placed(x, y, size / 20, 0, path(SUITS[kind], colour));

/** The face of a card about (0, 0), 44 wide and 62 high: its rank at the corner, its suit large. */
export const faceCard = (rank: string, kind: Suit): string =>
  [
    inked(rect(-22, -31, 44, 62, paper.light, { rx: 5 })),
    sign(-13.5, -21, 12, rank, inkOf(kind), 2.6),
    suit(-13.5, -7.5, 9, kind),
    suit(5, 10, 27, kind),
  ].join("");

/** The back of a card about (0, 0), of the same size. */
export const cardBack = (tone: Tone = lapis): string =>
  [
    inked(
      rect(-22, -31, 44, 62, paper.light, { rx: 5 }),
      rect(-17.5, -26.5, 35, 53, tone.base, { rx: 3, "stroke-width": 1.2 }),
    ),
    stroke("M0 -22L13 0L0 22L-13 0ZM0 -13L8 0L0 13L-8 0Z", gold.light, 1.6),
    strokes(gold.light, 3, "M-12 -21h0M12 -21h0M-12 21h0M12 21h0M0 0h0"),
  ].join("");

/** Cards side by side as a hand holds them, drawn in the 100 box; the first lies lowest. */
export const fan = (cards: readonly string[], spread = 15, scale = 1): string =>
  cards
    .map((card, index) => {
      const turn = (index - (cards.length - 1) / 2) * spread;
      return `<g transform="rotate(${turn} 50 128)">${placed(50, 48, scale, 0, card)}</g>`;
    })
    .join("");
