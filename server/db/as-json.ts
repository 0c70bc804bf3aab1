/** A value as a `jsonb` parameter: numbers of any size as digits, moments as text, which every column reads. */
export function asJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === "bigint" ? part.toString() : part));
}
