import { useSpeech } from "#app/i18n/speech.tsx";

export type ShownSteps = { readonly newer: string | null; readonly older: string | null };

/** To what is older and newer, where there is more than one page. */
export function Steps({ newer, older }: ShownSteps) {
  const { t } = useSpeech();
  if (!newer && !older) return null;
  return (
    <p className="button-row">
      {newer ? (
        <a className="button" href={newer} rel="prev">
          {t("missions.newer")}
        </a>
      ) : null}
      {older ? (
        <a className="button" href={older} rel="next">
          {t("missions.older")}
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
