/**
 * Does each of them, one after the other. What goes wrong with one keeps no other waiting. Gives what went wrong, for
 * throwFirst() when everything else is done too.
 */
export async function eachApart<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<unknown[]> {
  const faults: unknown[] = [];
  for (const item of items) {
    await work(item).catch((fault: unknown) => faults.push(fault));
  }
  return faults;
}

/** Throws the first fault, where there is one: whoever runs a job by the clock writes it down. */
export function throwFirst(faults: readonly unknown[]): void {
  if (faults.length > 0) throw faults[0];
}
