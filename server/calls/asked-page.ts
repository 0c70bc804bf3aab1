/**
 * The rows of the page that was asked for. Lists of pages show their last page to whoever asks for one beyond it; an app
 * that counts on until nothing comes is answered with an empty one.
 */
export function askedPage<Row>(
  wanted: number,
  { page, rows }: { readonly page: number; readonly rows: readonly Row[] },
): readonly Row[] {
  return page === wanted ? rows : [];
}
