import type { Speaker } from "#app/i18n/speech.tsx";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import type { Drawn, Raffle } from "#server/raffles/index.ts";
import { shownPrize } from "./shown-raffle.ts";

export type ShownWinner = {
  readonly id: string;
  readonly rank: string;
  /** Null where somebody keeps away from play, or is not there any more. */
  readonly player: string | null;
  readonly name: string;
  readonly ticket: string;
  readonly prize: string;
  readonly state: string;
};

export function shownWinner(
  { nth, ticket, name, prize, state, player }: Drawn,
  { prizes }: Raffle,
  speaker: Speaker,
): ShownWinner {
  const won = prize === null ? undefined : prizes[prize - 1];
  return {
    id: String(nth),
    rank: formatWhole(nth, speaker.language),
    player,
    name,
    ticket: formatWhole(ticket, speaker.language),
    prize: won ? shownPrize(won, speaker) : "",
    state: speaker.t(`raffles.drawnStates.${state}`),
  };
}
