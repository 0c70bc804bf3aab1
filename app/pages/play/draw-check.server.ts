import type { CheckPath } from "#app/lib/paths/verify-paths.ts";
import { type DrawView, type TicketView, writtenPicks } from "#server/studio/lottery/index.ts";

/** The page that computes a draw of the chain again, with the ticket where there is one. */
export function drawCheck(
  {
    game,
    mathVersion,
    number: round,
    beaconChain,
    beaconRound,
    beacon,
    link,
    entropy,
    commitment,
    terminal,
    chainIndex,
    state,
  }: DrawView,
  { checkPath, ticket }: { checkPath: CheckPath; ticket?: TicketView },
): string | null {
  if (!link || !entropy || (beaconRound && !beacon)) return null;
  return checkPath("lottery", {
    game,
    version: String(mathVersion),
    round,
    link,
    entropy,
    ...(commitment ? { commit: commitment } : {}),
    ...(terminal && chainIndex ? { terminal, index: String(chainIndex) } : {}),
    ...(beaconChain && beacon ? { beaconChain, beaconRound: String(beaconRound), beacon } : {}),
    ...(ticket ? { playType: ticket.playType, picks: writtenPicks(ticket.picks) } : {}),
    ...(ticket?.payout ? { own: ticket.line } : {}),
    ...(state === "cancelled" ? { calledOff: "1" } : {}),
  });
}
