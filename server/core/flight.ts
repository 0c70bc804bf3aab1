/**
 * How a flight grows: by e^(0.00006 · ms), counted in whole numbers, so that every server and every browser sees the
 * same hundredths at the same millisecond. A flight never goes above FLIGHT_TOP.
 */
export const FLIGHT_START = 100;
export const FLIGHT_TOP = 100_000;

const ONE = 10n ** 18n;

/** The growth over 1, 2, 4, 8 … milliseconds, in units of 10^-18, rounded down. */
const GROWTH = [
  1000060001800036000n,
  1000120007200288008n,
  1000240028802304138n,
  1000480115218434212n,
  1000960460947491396n,
  1001921844380214448n,
  1003847382246250658n,
  1007709566842650082n,
  1015478571106201454n,
  1031196728375892644n,
  1063366692613144513n,
  1130748722959017771n,
  1278592674473449523n,
  1634799227217168459n,
  2672568513309851189n,
  7142622458335228234n,
  51017055582314779189n,
];
const MS_BEYOND = 2 ** GROWTH.length;

/** The multiplier after so many milliseconds, in hundredths, rounded down. */
export function multiplierAt(ms: number): number {
  const whole = Math.floor(ms);
  if (whole <= 0) return FLIGHT_START;
  if (whole >= MS_BEYOND) return FLIGHT_TOP;
  let value = ONE;
  for (const [bit, growth] of GROWTH.entries()) if (whole & (2 ** bit)) value = (value * growth) / ONE;
  return Math.min(FLIGHT_TOP, Number((value * 100n) / ONE));
}

/** The first millisecond at which a flight shows at least this many hundredths. */
export function momentOf(hundredths: number): number {
  let below = -1;
  let reached = MS_BEYOND;
  while (reached - below > 1) {
    const middle = Math.floor((below + reached) / 2);
    if (multiplierAt(middle) >= hundredths) reached = middle;
    else below = middle;
  }
  return reached;
}
