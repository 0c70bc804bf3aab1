/** Hundredths as a record writes them, with a point and without groups: 185 is `1.85`. */
export function plainHundredths(hundredths: number): string {
  const digits = String(hundredths).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
