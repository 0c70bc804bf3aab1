export type Asking = { readonly firstMs: number; readonly longestMs: number };

/** When a provider is asked again after `$1`: each time twice as long after the last, up to the longest pause. */
export function laterEachTime({ firstMs, longestMs }: Asking): string {
  return `$1::timestamptz
    + least(${firstMs} * power(2, least(polls, 12)), ${longestMs}) * interval '1 millisecond'`;
}
