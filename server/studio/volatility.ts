/** How far the wins of rounds lie apart. */
export type Volatility = "low" | "medium" | "high";

const LOW_BELOW_HUNDREDTHS = 300;
const MEDIUM_BELOW_HUNDREDTHS = 500;

/** Of the standard deviation of a round's win, in hundredths of a stake. */
export function volatilityOf(deviationHundredths: number): Volatility {
  if (deviationHundredths < LOW_BELOW_HUNDREDTHS) return "low";
  return deviationHundredths < MEDIUM_BELOW_HUNDREDTHS ? "medium" : "high";
}
