import { useRef } from "react";
import { RoundEndLine } from "#app/components/play/round-end-line.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { Reels } from "./reels.tsx";
import type { ShownRound, ShownSpin } from "./slot-spin.ts";
import { usePlayback } from "./use-playback.ts";
import "#app/styles/play/reels.css";
import "#app/styles/play/walnut-case.css";
import "./machine.css";

type SlotMachineProps = {
  theme: string;
  symbolNames: Readonly<Record<string, string>>;
  /** What the reels show before the first spin. */
  idleGrid: ShownSpin["grid"];
  round: ShownRound | null;
};

/**
 * The machine and what the last round gave. Without script it shows the round as it ended, with every
 * free spin in a list; with script the reels turn first and can be skipped.
 */
export function SlotMachine({ theme, symbolNames, idleGrid, round }: SlotMachineProps) {
  const { t } = useSpeech();
  const { spin: place, standing, finished, skip } = usePlayback(round);
  const spin = round?.spins[place] ?? idleSpin(idleGrid);
  const plate = useRef<HTMLDivElement>(null);

  /** The button goes away with its purpose; whoever pressed it by key goes on from what it led to. */
  function skipToResult() {
    skip();
    plate.current?.focus();
  }

  return (
    <section
      className={finished ? "walnut-case machine" : "walnut-case machine machine--turning"}
      aria-label={t("play.machine")}
    >
      <Reels theme={theme} spin={spin} symbolNames={symbolNames} standing={standing} />
      <div className="machine__plate" role="status" aria-live="polite" tabIndex={-1} ref={plate}>
        {round ? (
          <Result round={round} spin={spin} place={place} finished={finished} />
        ) : (
          <p>{t("play.ready")}</p>
        )}
      </div>
      {finished ? null : (
        <button type="button" className="button button--quiet machine__skip" onClick={skipToResult}>
          {t("play.skip")}
        </button>
      )}
      {round && finished ? <RoundDetail round={round} theme={theme} symbolNames={symbolNames} /> : null}
    </section>
  );
}

function idleSpin(grid: ShownSpin["grid"]): ShownSpin {
  return { place: 0, free: false, grid, wins: [], multiplier: 1, awardedSpins: 0, win: null };
}

type ResultProps = { round: ShownRound; spin: ShownSpin; place: number; finished: boolean };

function Result({ round, spin, place, finished }: ResultProps) {
  const { t } = useSpeech();
  if (!finished) {
    const { length } = round.spins;
    return (
      <p>{spin.free ? t("play.freeSpinOf", { number: place, total: length - 1 }) : t("play.turning")}</p>
    );
  }
  return <RoundEndLine end={round.end} staked={round.stake} payout={round.payout} won={round.won} />;
}

type RoundDetailProps = { round: ShownRound; theme: string; symbolNames: Readonly<Record<string, string>> };

/** Every win by its line, and every free spin as it stood. */
function RoundDetail({ round, theme, symbolNames }: RoundDetailProps) {
  const { t } = useSpeech();
  const [paid, ...free] = round.spins;
  return (
    <>
      {paid ? <Wins spin={paid} symbolNames={symbolNames} /> : null}
      {free.length > 0 ? (
        <details className="walnut-case__more machine__free">
          <summary>{t("play.freeSpins", { count: free.length })}</summary>
          <ol className="machine__free-list">
            {free.map((spin) => (
              <li key={spin.place}>
                <Reels theme={theme} spin={spin} symbolNames={symbolNames} standing={5} />
                <Wins spin={spin} symbolNames={symbolNames} />
              </li>
            ))}
          </ol>
        </details>
      ) : null}
    </>
  );
}

function Wins({ spin, symbolNames }: { spin: ShownSpin; symbolNames: Readonly<Record<string, string>> }) {
  const { t } = useSpeech();
  if (spin.wins.length === 0) return null;
  return (
    <ul className="machine__wins">
      {spin.wins.map(({ line, symbol, count, amount }) => (
        <li key={line ?? "scatter"}>
          {line === null
            ? t("play.scatterWin", { count, symbol: symbolNames[symbol] ?? "" })
            : t("play.lineWin", { line, count, symbol: symbolNames[symbol] ?? "" })}{" "}
          <bdi>{amount}</bdi>
        </li>
      ))}
      {spin.awardedSpins > 0 ? <li>{t("play.awarded", { count: spin.awardedSpins })}</li> : null}
    </ul>
  );
}
