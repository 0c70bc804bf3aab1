/** Those whose mark the house has drawn itself; others have their name alone. */
const DRAWN: ReadonlySet<string> = new Set(["NARD", "KHATAM", "SIMORGH", "FB"]);

/** The picture beside the name of a vendor; null where there is none. */
export function vendorMark(code: string): string | null {
  return DRAWN.has(code) ? `/brand/vendor-${code.toLowerCase()}.svg` : null;
}
