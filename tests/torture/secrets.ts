/** The two vendors of the run. They number their transactions alike, and nobody else has a secret but the house. */
export const VENDORS = ["EAST", "WEST"] as const;

const KNOWN: readonly string[] = [...VENDORS, "house"];

export function secretOf(scope: string): string | null {
  return KNOWN.includes(scope) ? `a long enough secret of ${scope}` : null;
}
