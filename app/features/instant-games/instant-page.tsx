import { type ReactNode, Suspense } from "react";
import { Amount } from "#app/components/amount.tsx";
import { Notice } from "#app/components/notice.tsx";
import { PostForm } from "#app/components/post-form.tsx";
import { SessionSums } from "#app/components/session-sums.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/form-answer.ts";
import { useFrame } from "#app/lib/frame.ts";
import type { InstantPace, InstantView } from "#app/lib/instant-view.ts";
import { BetPanel } from "./bet-panel.tsx";
import { ResultPlate } from "./result-plate.tsx";
import { RoundLinks, RoundList } from "./round-links.tsx";
import type { ShownInstant } from "./shown-instant.ts";
import { useRoundPace } from "./use-round-pace.ts";
import "#app/components/playing-card.css";
import "#app/styles/stake-button.css";
import "./instant.css";

type InstantPageProps = ShownInstant & {
  view: InstantView;
  pace: InstantPace;
  answer: FormAnswer | undefined;
  children: ReactNode;
};

/** A game of the player's own seeds: its board and the bet in one form, what the session has come to, the odds. */
export function InstantPage({ view, pace, answer, children, ...game }: InstantPageProps) {
  const { t } = useSpeech();
  const { code, family, asset, sheet, live, round, stakes } = game;
  const { isMoving, isHeld } = useRoundPace(round, pace);
  const board = { code, asset, sheet, live, round, stakes, isMoving, given: answer?.values ?? {} };
  const { Board, Choice, Actions, Odds } = view;
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
        <div className="instant__stage">
          <Suspense>
            <Board {...board} />
          </Suspense>
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
            <BetPanel game={game} answer={answer} isHeld={isHeld} />
          )}
          <p className="quiet">{t(game.funds === "trial" ? "play.trialNote" : "play.realNote")}</p>
          {children}
        </div>
      </PostForm>
      <RoundLinks {...game} />
      <SessionSums {...game.session} played={t("play.session.rounds", { count: game.session.rounds })} />
      <section className="odds" aria-labelledby="odds-title">
        <h2 id="odds-title">{t("instant.page.odds")}</h2>
        <Figures {...game.figures} />
        <Suspense>
          <Odds code={code} asset={asset} sheet={sheet} choice={round?.choice ?? null} />
        </Suspense>
      </section>
      <RoundList latest={game.latest} />
      <p>
        <a href={game.lobbyHref}>{t("play.toLobby")}</a>
      </p>
    </div>
  );
}

/** The name of the game with what it is played with: play money must never be taken for money. */
function Heading({ name, funds, earlier, elsewhere, action }: ShownInstant) {
  const { t } = useSpeech();
  const { player } = useFrame();
  return (
    <>
      <h1>
        {name} <span className={`tag funds funds--${funds}`}>{t(`play.funds.${funds}`)}</span>
      </h1>
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

function Figures({ rtp, how, top, topAmount, stakes }: ShownInstant["figures"]) {
  const { t } = useSpeech();
  return (
    <dl className="facts">
      <dt>{t("play.odds.rtp")}</dt>
      <dd>
        <strong>{rtp}</strong>
        <details>
          <summary>{how.title}</summary>
          <p className="quiet odds__fraction" dir="ltr">
            {how.detail}
          </p>
        </details>
      </dd>
      <dt>{t("instant.page.top")}</dt>
      <dd>
        {top} (<Amount value={topAmount} />)
      </dd>
      <dt>{t("instant.page.stakes")}</dt>
      <dd>{stakes}</dd>
    </dl>
  );
}
