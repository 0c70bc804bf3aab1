import { pointsOf, totalOf } from "./blackjack-hand.ts";
import type { BlackjackAction, BlackjackTable } from "./blackjack-table.ts";

/**
 * The usual table of play for six packs, a dealer who stands on every 17, doubling after a split: what the published
 * return is counted with. Each row is for the dealer's card 2, 3 … 10, ace. H hit, S stand, D double or else hit,
 * T double or else stand, P split.
 */
const HARD: Readonly<Record<number, string>> = {
  8: "HHHHHHHHHH",
  9: "HDDDDHHHHH",
  10: "DDDDDDDDHH",
  11: "DDDDDDDDDH",
  12: "HHSSSHHHHH",
  13: "SSSSSHHHHH",
  14: "SSSSSHHHHH",
  15: "SSSSSHHHHH",
  16: "SSSSSHHHHH",
  17: "SSSSSSSSSS",
};

const SOFT: Readonly<Record<number, string>> = {
  12: "HHHHHHHHHH",
  13: "HHHDDHHHHH",
  14: "HHHDDHHHHH",
  15: "HHDDDHHHHH",
  16: "HHDDDHHHHH",
  17: "HDDDDHHHHH",
  18: "STTTTSSHHH",
  19: "SSSSSSSSSS",
  20: "SSSSSSSSSS",
};

/** By what one of the two counts; an ace is 1. A dash is played as its total. */
const PAIRS: Readonly<Record<number, string>> = {
  1: "PPPPPPPPPP",
  2: "PPPPPP----",
  3: "PPPPPP----",
  4: "---PP-----",
  5: "----------",
  6: "PPPPP-----",
  7: "PPPPPP----",
  8: "PPPPPPPPPP",
  9: "PPPPP-PP--",
  10: "----------",
};

/** What the table of play says now; null when nothing is to be done. Insurance is never taken. */
export function basicStrategy({ hands, active, dealer, offers }: BlackjackTable): BlackjackAction | null {
  if (offers.includes("decline")) return "decline";
  const hand = active === null ? undefined : hands[active];
  const up = dealer[0];
  if (!hand || up === undefined) return null;
  const column = (pointsOf(up) + 8) % 10;
  const pair = offers.includes("split") ? PAIRS[pointsOf(hand.cards[0] ?? 0)]?.[column] : undefined;
  if (pair === "P") return "split";
  const { total, isSoft } = totalOf(hand.cards);
  const row = isSoft ? SOFT[total] : HARD[Math.min(17, Math.max(8, total))];
  const letter = row?.[column] ?? "S";
  if (letter === "D" || letter === "T") {
    if (offers.includes("double")) return "double";
    return letter === "D" ? "hit" : "stand";
  }
  return letter === "H" ? "hit" : "stand";
}
