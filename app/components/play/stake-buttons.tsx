import { useSpeech } from "#app/i18n/speech.tsx";
import { usePatience } from "#app/lib/stake-pace.ts";
import { Button } from "../button.tsx";

/** Rounds that were given to the player: the button's value, how many are left, and what each is worth. */
export type FreeRoundsChoice = { readonly value: string; readonly left: number; readonly stake: string };

type StakeButtonsProps = {
  /** What the button that stakes says. */
  go: string;
  free: FreeRoundsChoice | null;
  /** With script, while it is too soon for the next round: the buttons look like it, and keep a press until then. */
  isEarly: boolean;
};

/** The button that stakes, and below it the one that plays a round which was given to the player. */
export function StakeButtons({ go, free, isEarly }: StakeButtonsProps) {
  const { t } = useSpeech();
  const { isKept, press } = usePatience(isEarly);
  return (
    <>
      <Button kind="primary" className="spin-form__button" aria-disabled={isEarly} onClick={press}>
        {go}
      </Button>
      <p role="status" className={isKept ? "field__hint" : "visually-hidden"}>
        {isKept ? t("play.soon") : null}
      </p>
      {free ? (
        <p>
          <Button kind="quiet" name="free" value={free.value} aria-disabled={isEarly} onClick={press}>
            {t("play.freeRounds.play", { stake: free.stake })}
          </Button>{" "}
          <span className="quiet">{t("play.freeRounds.left", { count: free.left })}</span>
        </p>
      ) : null}
    </>
  );
}
