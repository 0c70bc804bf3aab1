import { expect, test } from "vitest";
import { verifyAny } from "../verify-any.ts";
import { toldStakes } from "./samples.ts";

/** What a published round pays, as its check says it. */
function paid(sample: Readonly<Record<string, string>>): string {
  const checked = verifyAny(new URLSearchParams(sample));
  if (!checked.ok) throw new Error(checked.refusal.reason);
  return checked.value.lines.find(([name]) => name.startsWith("Payout on"))?.[1] ?? "";
}

test("G11 a published round in which something rare pays does so, whatever becomes of the games", () => {
  const spots = toldStakes.filter(({ spot }) => spot !== undefined);
  expect(spots.length).toBeGreaterThan(20);
  const lost = spots.filter((sample) => paid(sample).startsWith("0.00x"));
  // Three alike are neither small nor big.
  expect(lost.map(({ game, spot }) => `${game} ${spot}`)).toEqual(["se-tas small"]);
});
