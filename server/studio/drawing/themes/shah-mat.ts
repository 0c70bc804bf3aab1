import { plated, scatterFrame, wildFrame } from "../frames.ts";
import { elephant, foot, helmedPawn, king, pawn, rook, vizier } from "../motifs/chess-pieces.ts";
import { horseHead } from "../motifs/horses.ts";
import { ebony, gold, INK, lapis, paper, pomegranate, sand, turquoise, walnut } from "../palettes.ts";
import { flat, inked, light, path, placed, rect, shade, stroke, strokes } from "../pen.ts";
import type { Symbols } from "../sprite.ts";

const fallenKing = [
  path("M8 84Q50 74 94 84Q50 96 8 84Z", INK, { "fill-opacity": 0.25 }),
  placed(-8, 84, 1, -70, king(paper, gold, pomegranate)),
].join("");

const knight = [
  foot(turquoise, gold, 62),
  placed(12, -1, 0.78, 0, horseHead(turquoise, gold, pomegranate)),
].join("");

const hourglass = [
  inked(
    path("M24 14H76C76 36 58 42 56 50C58 58 76 64 76 86H24C24 64 42 58 44 50C42 42 24 36 24 14Z", "#dff2f2"),
    path("M31 26H69C66 38 54 42 50 48C46 42 34 38 31 26Z", gold.base, { stroke: "none" }),
    path("M29 86C30 74 42 70 50 62C58 70 70 74 71 86Z", gold.base, { stroke: "none" }),
    shade("M60 14H76C76 36 58 42 56 50C58 58 76 64 76 86H62C66 64 50 58 50 50C50 42 64 36 60 14Z", 0.14),
    rect(15, 4, 70, 12, walnut.base, { rx: 4 }),
    rect(15, 84, 70, 12, walnut.base, { rx: 4 }),
    light("M20 7H50V10H20ZM20 87H50V90H20Z", 0.4),
  ),
  stroke("M50 48V80", gold.dark, 2, { "stroke-dasharray": "3 3" }),
  strokes("#fff", 3, "M32 20Q33 30 40 36"),
].join("");

const squares = Array.from({ length: 25 }, (_, index) =>
  index % 2 === 0 ? rect(10 + (index % 5) * 16, 10 + Math.floor(index / 5) * 16, 16, 16, lapis.dark) : "",
).join("");
const chessboard = [
  inked(
    rect(3, 3, 94, 94, walnut.base, { rx: 6 }),
    rect(10, 10, 80, 80, sand.light, { "stroke-width": 1.6 }),
  ),
  flat(squares),
  light("M10 10H90L10 90Z", 0.14),
].join("");

/** شاه‌مات: the pieces of the old game, where an elephant goes aslant and a vizier stands by the king. */
export const shahMat: Symbols = {
  wild: wildFrame(pomegranate, vizier(paper, gold, turquoise), 62),
  scatter: scatterFrame(lapis, pomegranate, fallenKing, 64),
  h1: king(lapis, gold, pomegranate),
  h2: rook(paper, pomegranate),
  h3: elephant(turquoise, pomegranate),
  h4: knight,
  l1: plated("round", lapis, pawn(paper, gold), 68),
  l2: plated("square", sand, helmedPawn(ebony, gold), 74),
  l3: plated("diamond", pomegranate, hourglass, 62),
  l4: plated("arch", turquoise, chessboard, 60),
};
