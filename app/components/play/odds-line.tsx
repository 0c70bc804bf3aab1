import { useSpeech } from "#app/i18n/speech.tsx";

type OddsLineProps = {
  /** Both as they are written: `97.00%`, `1,000×`. */
  rtp: string;
  top: { readonly name: string; readonly written: string };
};

/**
 * The return and the largest payout in one line above the stake, in fewer words on a phone, with the way to everything else about the odds: the
 * page that has it calls their heading `odds-title`.
 */
export function OddsLine({ rtp, top }: OddsLineProps) {
  const { t } = useSpeech();
  return (
    <p className="odds-line">
      <span>
        <span className="odds-line__name">{t("play.odds.rtp")}</span>
        <span className="odds-line__short">{t("play.odds.rtpShort")}</span>{" "}
        <bdi className="odds-line__value">{rtp}</bdi>
      </span>
      <span>
        <span className="odds-line__name">{top.name}</span>
        <span className="odds-line__short">{t("play.odds.topShort")}</span>{" "}
        <bdi className="odds-line__value">{top.written}</bdi>
      </span>
      <a href="#odds-title">{t("play.odds.all")}</a>
    </p>
  );
}
