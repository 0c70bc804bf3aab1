import { type ReactNode, Suspense } from "react";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { Notice } from "#app/components/notice.tsx";
import { OnDemand, onDemand } from "#app/components/on-demand.tsx";
import { OddsLine } from "#app/components/play/odds-line.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import type { InstantPace, InstantView } from "#app/lib/instant-view.ts";
import { usePanel } from "#app/lib/page/frame.ts";
import { BetPanel } from "./bet-panel.tsx";
import { ResultPlate } from "./result-plate.tsx";
import type { ShownInstant } from "./shown-instant.ts";
import { useRoundPace } from "./use-round-pace.ts";
import "#app/components/play/playing-card.css";
import "#app/components/play/session-sums.css";
import "#app/styles/play/play-screen.css";
import "#app/styles/play/stake-button.css";
import "#app/styles/play/walnut-case.css";
import "./instant.css";

const ownSeedPart = onDemand(() =>
  import("#app/components/play/own-seed.tsx").then(({ OwnSeed }) => OwnSeed),
);

const sessionAndOdds = onDemand(() =>
  import("./session-and-odds.tsx").then(({ SessionAndOdds }) => SessionAndOdds),
);

type InstantPageProps = ShownInstant & {
  view: InstantView;
  pace: InstantPace;
  numbersHref: string;
  ownSeed: { commit: string } | null;
  answer: FormAnswer | undefined;
  children: ReactNode;
};

/**
 * A game of the player's own seeds: its board and the bet in one form, what the session has come to, the odds. Where
 * script fetches the board first, the button comes with it: nobody stakes on what is not there yet.
 */
export function InstantPage({
  view,
  pace,
  numbersHref,
  ownSeed,
  answer,
  children,
  ...game
}: InstantPageProps) {
  const { t } = useSpeech();
  const { code, family, asset, sheet, live, round, stakes } = game;
  const { isMoving, isEarly } = useRoundPace(round, pace, game.cycleMs);
  const board = { code, asset, sheet, live, round, stakes, isMoving, given: answer?.values ?? {} };
  const { Board, Choice, Actions } = view;
  const isOpen = game.openStep !== null;
  return (
    <div className={`page instant instant--${family}`}>
      <Heading {...game} />
      <PostForm
        id="play"
        edition={game.formRef}
        action={game.action}
        answer={answer}
        className={isMoving ? "instant__form instant__form--moving" : "instant__form"}
      >
        <input type="hidden" name="formRef" value={game.formRef} />
        {game.openStep === null ? null : (
          <>
            <input type="hidden" name="wagerId" value={round?.wagerId} />
            <input type="hidden" name="step" value={game.openStep} />
          </>
        )}
        <Suspense>
          <div className="walnut-case instant__stage">
            <Board {...board} />
            <ResultPlate round={round} isMoving={isMoving} />
          </div>
          <div className="instant__bet">
            <Suspense>
              {isOpen && Actions ? <Actions {...board} /> : null}
              {!isOpen && Choice ? <Choice {...board} /> : null}
            </Suspense>
            {isOpen ? (
              <p className="quiet">{t("instant.page.staked", { staked: round?.staked ?? "" })}</p>
            ) : (
              <BetPanel game={game} answer={answer} isEarly={isEarly} />
            )}
            {ownSeed ? <OnDemand of={ownSeedPart} props={{ commit: ownSeed.commit, form: "play" }} /> : null}
            <p className="quiet">{t(game.funds === "trial" ? "play.trialNote" : "play.realNote")}</p>
            {children}
          </div>
        </Suspense>
      </PostForm>
      <OnDemand of={sessionAndOdds} props={{ game, Odds: view.Odds, numbersHref }} />
      <p>
        <a href={game.lobbyHref}>{t("play.toLobby")}</a>
      </p>
    </div>
  );
}

/** The name of the game with what it is played with: play money must never be taken for money. */
function Heading({ name, funds, figures, earlier, elsewhere, action }: ShownInstant) {
  const { t } = useSpeech();
  const { player } = usePanel() ?? {};
  return (
    <>
      <h1>
        {name} <span className={`tag funds funds--${funds}`}>{t(`play.funds.${funds}`)}</span>
      </h1>
      <OddsLine rtp={figures.rtp} top={{ name: t("instant.page.top"), written: figures.topTimes }} />
      {player && player.funds !== funds ? <Notice kind="warning">{t("play.otherFunds")}</Notice> : null}
      {elsewhere ? (
        <Notice kind="warning">
          {t("instant.page.openElsewhere")} <a href={elsewhere}>{t("instant.page.toOpen")}</a>
        </Notice>
      ) : null}
      {earlier ? (
        <Notice kind="info">
          {t("instant.page.earlier")} <a href={action}>{t("instant.page.toNow")}</a>
        </Notice>
      ) : null}
    </>
  );
}
