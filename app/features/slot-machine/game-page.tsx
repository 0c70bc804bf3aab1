import type { ReactNode } from "react";
import { Notice } from "#app/components/notice.tsx";
import { OnDemand, onDemand } from "#app/components/on-demand.tsx";
import { FairLinks } from "#app/components/play/fair-links.tsx";
import { OddsLine } from "#app/components/play/odds-line.tsx";
import type { FreeRoundsChoice } from "#app/components/play/stake-buttons.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { Messages } from "#app/i18n/translate.ts";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import type { Funds } from "#app/lib/funds.ts";
import { usePanel } from "#app/lib/page/frame.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { type ShownSums, shownSums } from "#app/lib/shown-sums.ts";
import { type Language, localText } from "#server/core/languages.ts";
import { formatMoney, money } from "#server/core/numbers/money.ts";
import type { FreeRounds, GameSheet, HousePace, RoundView, SessionView } from "#server/studio/index.ts";
import type { ShownAutoplay } from "./autoplay.tsx";
import type { ShownLatest } from "./session-and-odds.tsx";
import { idleGrid, type ShownOdds, shownOdds } from "./shown-odds.ts";
import { endInMinor, shownRound } from "./shown-round.ts";
import { SlotMachine } from "./slot-machine.tsx";
import type { ShownRound, ShownSpin } from "./slot-spin.ts";
import { type LineBetChoice, SpinForm } from "./spin-form.tsx";
import "#app/components/play/session-sums.css";
import "#app/styles/play/play-screen.css";
import "#app/styles/play/stake-button.css";
import "./autoplay.css";
import "./game-page.css";

const ownSeedPart = onDemand(() =>
  import("#app/components/play/own-seed.tsx").then(({ OwnSeed }) => OwnSeed),
);

const sessionAndOdds = onDemand(() =>
  import("./session-and-odds.tsx").then(({ SessionAndOdds }) => SessionAndOdds),
);

const autoplay = onDemand(() => import("./autoplay.tsx").then(({ Autoplay }) => Autoplay));

type ShownGame = {
  readonly sessionId: string;
  readonly name: string;
  readonly theme: string;
  readonly vendor: string;
  /** What this session was opened with; the header may have been switched since. */
  readonly funds: Funds;
  readonly spinId: string;
  readonly resumed: boolean;
  readonly choices: readonly LineBetChoice[];
  readonly chosen: string;
  readonly free: FreeRoundsChoice | null;
  readonly cycleMs: number;
  /** Null in a house that offers no automatic spins. */
  readonly autoplay: ShownAutoplay | null;
  readonly idleGrid: ShownSpin["grid"];
  readonly round: ShownRound | null;
  readonly odds: ShownOdds;
  readonly session: ShownSums;
};

type GameFacts = {
  session: SessionView;
  sheet: GameSheet;
  round: RoundView | null;
  language: Language;
  spinId: string;
  resumed: boolean;
  free: FreeRounds | null;
  pace: HousePace;
  autoplayTexts: Messages;
};

/** Everything that the page of a game shows, written in the visitor's language. */
export function shownGame({
  session,
  sheet,
  round,
  language,
  spinId,
  resumed,
  free,
  pace,
  autoplayTexts: texts,
}: GameFacts): ShownGame {
  const { asset } = session;
  const lines = BigInt(sheet.lines.length);
  return {
    sessionId: session.sessionId,
    name: localText(session.names, language),
    theme: session.game,
    vendor: session.vendor,
    funds: asset === "TRIAL" ? "trial" : "real",
    spinId,
    resumed,
    choices: sheet.lineBetsMinor.map((minor) => ({
      minor: minor.toString(),
      lineBet: formatMoney(money(minor, asset), language),
      stake: formatMoney(money(minor * lines, asset), language),
    })),
    chosen: sheet.lineBet.minor.toString(),
    free: free && {
      value: `${free.freeRoundsId}.${free.lineBet.minor}`,
      left: free.left,
      stake: formatMoney(money(free.lineBet.minor * lines, asset), language),
    },
    cycleMs: pace.cycleMs,
    autoplay: pace.autoplay ? { texts, asset, last: endInMinor(round) } : null,
    idleGrid: idleGrid(sheet),
    round: round && shownRound(round, sheet.lines, language),
    odds: shownOdds(sheet, language),
    session: shownSums(session.sums, language),
  };
}

/** A game: the machine, the bet, what the session has come to, and the odds. */
export function GamePage({
  answer,
  children,
  numbersHref,
  decidedHref,
  ownSeed,
  latest,
  ...game
}: ShownGame & {
  numbersHref: string;
  /** Where the shown round tells how it was decided. */
  decidedHref: string | null;
  latest: ShownLatest;
  ownSeed: { commit: string } | null;
  answer: FormAnswer | undefined;
  children: ReactNode;
}) {
  const { t } = useSpeech();
  const { sessionId, name, theme, odds, round } = game;
  return (
    <div className="page game">
      <div className="stack">
        <PlayedWith name={name} funds={game.funds} />
        <OddsLine rtp={odds.rtp} top={{ name: t("play.odds.topSpin"), written: `${odds.topSpin.times}×` }} />
        {game.resumed ? <Notice kind="info">{t("play.unfinished")}</Notice> : null}
      </div>
      <SlotMachine theme={theme} symbolNames={odds.symbols} idleGrid={game.idleGrid} round={round} />
      <div className="game__bet stack">
        <SpinForm
          action={paths.game(sessionId)}
          spinId={game.spinId}
          choices={game.choices}
          chosen={game.chosen}
          lines={odds.lines.length}
          free={game.free}
          cycleMs={game.cycleMs}
          answer={answer}
        />
        {ownSeed ? <OnDemand of={ownSeedPart} props={{ commit: ownSeed.commit, form: "spin" }} /> : null}
        {game.autoplay ? (
          <OnDemand
            of={autoplay}
            props={{ ...game, shown: game.autoplay, lines: odds.lines.length, answer }}
          />
        ) : null}
        <p className="quiet">{t(game.funds === "trial" ? "play.trialNote" : "play.realNote")}</p>
        {decidedHref ? (
          <p>
            <a href={decidedHref}>{t("play.fairness.link")}</a>
          </p>
        ) : null}
        {children}
      </div>
      <OnDemand of={sessionAndOdds} props={{ session: game.session, theme, odds, latest }} />
      <FairLinks numbersHref={numbersHref} />
      <p>
        <a href={paths.games("RNG")}>{t("play.toLobby")}</a>
      </p>
    </div>
  );
}

/** The name of the game with what it is played with: play money must never be taken for money. */
function PlayedWith({ name, funds }: { name: string; funds: Funds }) {
  const { t } = useSpeech();
  const { player } = usePanel() ?? {};
  return (
    <>
      <h1>
        {name} <span className={`tag funds funds--${funds}`}>{t(`play.funds.${funds}`)}</span>
      </h1>
      {player && player.funds !== funds ? <Notice kind="warning">{t("play.otherFunds")}</Notice> : null}
    </>
  );
}
