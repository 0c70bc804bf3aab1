import { useSpeech } from "#app/i18n/speech.tsx";
import type { RoundEnd } from "#app/lib/round-end.ts";

type RoundEndLineProps = {
  end: RoundEnd;
  staked: string;
  payout: string;
  /** How a win is said of somebody else's round. */
  won?: string | undefined;
};

/** How a round ended, in words; a great win in a shower of coins for whoever likes things to move. */
export function RoundEndLine({ end, staked, payout, won }: RoundEndLineProps) {
  const { t } = useSpeech();
  if (end === "nothing") return <p>{t("play.noWin")}</p>;
  if (end === "back") return <p>{t("play.back", { payout, staked })}</p>;
  return (
    <>
      <p className="walnut-case__win">
        {won ?? t("play.youWon")} <bdi>{payout}</bdi>
      </p>
      {end === "great" ? <span className="walnut-case__coins" aria-hidden="true" /> : null}
    </>
  );
}
