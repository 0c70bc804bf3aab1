import { useMemo } from "react";
import { type Speech, useSpeech } from "#app/i18n/speech.tsx";
import type { InstantBoardProps } from "#app/lib/instant-view.ts";
import { type Frame, frameOf, type ReelSheet, sheetOf } from "./reel-model.ts";
import { reelsMovingMs } from "./reel-pace.ts";
import { useFrames } from "./use-frames.ts";

/** The pictures of a round in their order; the last of them stays. */
type FramesOf<Round> = (played: Round, speech: Speech) => readonly Frame[];

/** What every board of reels begins with: what the game publishes, the round as it was written, the picture to be seen. */
export function useReelRound<Sheet extends ReelSheet, Round>(
  { sheet: facts, round, isMoving }: InstantBoardProps,
  framesOf: FramesOf<Round>,
) {
  const speech = useSpeech();
  const sheet = sheetOf<Sheet>(facts);
  const played = round ? (round.shown as unknown as Round | null) : null;
  const frames = useMemo(
    () => (played ? framesOf(played, speech) : [frameOf(sheet.idle)]),
    [played, sheet, speech, framesOf],
  );
  const totalMs = reelsMovingMs(round?.shown ?? null);
  const frame = useFrames(frames, { round: round?.wagerId ?? null, isMoving, totalMs });
  return { ...speech, sheet, played, frames, frame };
}
