/** What is in the files of a form, for a rule that judges them by it. */
export function bytesOf(files: readonly File[] = []): Promise<Uint8Array[]> {
  return Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer())));
}
