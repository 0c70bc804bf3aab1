import { Board } from "#app/features/rounds/boards/board.tsx";
import { BoardPlate } from "#app/features/rounds/boards/board-plate.tsx";
import { History } from "#app/features/rounds/history.tsx";
import type { PublicRound, RoundKind, RoundOutcome } from "#server/studio/rounds/index.ts";
import { Sample } from "./sample.tsx";

const OUTCOMES: Readonly<Record<RoundKind, RoundOutcome>> = {
  crash: { kind: "crash", point: 247 },
  baccarat: { kind: "baccarat", player: [2, 16], banker: [8, 29, 43] },
  "dragon-tiger": { kind: "dragon-tiger", dragon: 11, tiger: 23 },
  "sic-bo": { kind: "sic-bo", dice: [2, 5, 5] },
  derby: { kind: "derby", order: [3, 1, 5, 2, 6, 4] },
};
const KINDS = Object.keys(OUTCOMES) as RoundKind[];
const STATES = ["betting", "closing", "drawing", "settled", "cancelled"] as const;

/** Of what a moment is counted from here. */
const NOW_MS = 20_000;
const CLOSES_MS = 30_000;
const ENDS_MS = 40_000;

function roundIn(state: PublicRound["state"], kind: RoundKind): PublicRound {
  return {
    ...{ id: `${kind} ${state}`, game: kind, version: 1, number: 1284, state },
    ...{ opensAt: 0, closesAt: CLOSES_MS, drawnAt: state === "drawing" ? 0 : null, endsAt: ENDS_MS },
    ...{ commit: "", terminal: "", place: 1, entropy: null, link: null },
    outcome: state === "settled" || state === "cancelled" ? OUTCOMES[kind] : null,
    reason: state === "cancelled" ? "The wheel stood still." : null,
    ...{ totals: [], stakes: [] },
  };
}

/** Shared rounds: the clock in every state, each board at rest and at its end, and the beads of what came before. */
export function RoundSamples() {
  const table = { own: [], asset: "P" } as const;
  return (
    <>
      <Sample title="Rounds in every state">
        <div className="grid">
          {STATES.map((state) => (
            <div key={state} className="rounds-board">
              <BoardPlate table={table} round={roundIn(state, "sic-bo")} nowMs={NOW_MS} isTold />
            </div>
          ))}
          <div className="rounds-board">
            <BoardPlate table={table} round={null} nowMs={NOW_MS} isTold />
          </div>
        </div>
      </Sample>
      <Sample title="Boards">
        <div className="grid">
          {KINDS.flatMap((kind) =>
            (["betting", "settled"] as const).map((state) => (
              <div key={`${kind} ${state}`} className={`rounds-board rounds-board--${kind}`}>
                <Board kind={kind} round={roundIn(state, kind)} nowMs={NOW_MS} sinceMs={null} />
              </div>
            )),
          )}
        </div>
        {KINDS.map((kind) => (
          <History
            key={kind}
            history={(["settled", "cancelled"] as const).map((state, nth) => ({
              ...{ id: `${kind} ${state}`, number: 1284 - nth, state },
              outcome: OUTCOMES[kind],
            }))}
          />
        ))}
        <History history={[]} />
      </Sample>
    </>
  );
}
