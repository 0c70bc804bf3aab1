import type { PublicRound, RoundKind } from "#server/studio/rounds/index.ts";
import { CardBoard, turningMs } from "./card-board.tsx";
import { CrashBoard } from "./crash-board.tsx";
import { DerbyBoard, RACE_MS } from "./derby-board.tsx";
import { DiceBoard, SHAKEN_MS } from "./dice-board.tsx";

type BoardProps = {
  kind: RoundKind;
  round: PublicRound | null;
  nowMs: number;
  /** Since the outcome began to be shown; null where it is shown as a whole. */
  sinceMs: number | null;
};

/** What is drawn of a round. */
export function Board({ kind, round, nowMs, sinceMs }: BoardProps) {
  const outcome = round?.outcome ?? null;
  switch (kind) {
    case "crash":
      return <CrashBoard round={round} nowMs={nowMs} />;
    case "baccarat":
    case "dragon-tiger":
      return <CardBoard kind={kind} outcome={outcome} sinceMs={sinceMs} />;
    case "sic-bo":
      return <DiceBoard outcome={outcome} sinceMs={sinceMs} isShaken={round?.state === "closing"} />;
    case "derby":
      return <DerbyBoard outcome={outcome} sinceMs={sinceMs} number={round?.number ?? 0} />;
  }
}

/** How long it takes until the outcome of a round has been seen. */
export function revealMs(round: PublicRound | null): number {
  const outcome = round?.outcome;
  if (!outcome || outcome.kind === "crash") return 0;
  if (outcome.kind === "sic-bo") return SHAKEN_MS;
  return outcome.kind === "derby" ? RACE_MS : turningMs(outcome);
}
