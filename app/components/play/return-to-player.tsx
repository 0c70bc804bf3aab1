import { useSpeech } from "#app/i18n/speech.tsx";

type ReturnToPlayerProps = {
  /** As it is said: a percentage in the reader's digits. */
  rtp: string;
  /** What opens the exact figure. */
  hint: string;
  /** The fraction or the count of rounds that the percentage comes from. */
  detail: string;
};

/** A row of a list of figures: the return of a game, and behind it where the figure comes from. */
export function ReturnToPlayer({ rtp, hint, detail }: ReturnToPlayerProps) {
  const { t } = useSpeech();
  return (
    <>
      <dt>{t("play.odds.rtp")}</dt>
      <dd>
        <strong>{rtp}</strong>
        <details>
          <summary>{hint}</summary>
          <p className="quiet odds__fraction" dir="ltr">
            {detail}
          </p>
        </details>
      </dd>
    </>
  );
}
