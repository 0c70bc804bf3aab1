const ends: (() => Promise<unknown>)[] = [];

/** What is to end with the file of tests that runs now. A hook would not do: this module is loaded once for many files. */
export function atEndOfFile(end: () => Promise<unknown>): void {
  ends.push(end);
}

/** Ends what this file has opened, the last first. */
export async function endOfFile(): Promise<void> {
  for (const end of ends.splice(0).reverse()) await end();
}
