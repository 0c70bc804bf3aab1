export type ShownSteps = { readonly newer: string | null; readonly older: string | null };

type StepsProps = {
  readonly steps: ShownSteps;
  readonly texts: { readonly newer: string; readonly older: string };
};

/** To what is newer and older, where there is more than one page and nobody counts how many. */
export function Steps({ steps: { newer, older }, texts }: StepsProps) {
  if (!newer && !older) return null;
  return (
    <p className="button-row">
      {newer ? (
        <a className="button" href={newer} rel="prev">
          {texts.newer}
        </a>
      ) : null}
      {older ? (
        <a className="button" href={older} rel="next">
          {texts.older}
        </a>
      ) : null}
    </p>
  );
}

/** Where the pages beside this one are. */
export function shownSteps(
  page: number,
  hasMore: boolean,
  hrefOf: (pageNo: string | undefined) => string,
): ShownSteps {
  const newer = page > 1 ? hrefOf(page > 2 ? String(page - 1) : undefined) : null;
  return { newer, older: hasMore ? hrefOf(String(page + 1)) : null };
}
