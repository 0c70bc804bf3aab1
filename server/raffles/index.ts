/** The front door of raffles: tickets for what was staked or paid in, and a draw that everybody can draw again. */
export { type ClaimRefusal, claimPrize } from "./claim-prize.ts";
export { countTickets } from "./count-tickets.ts";
export { runRaffles } from "./draw-raffle.ts";
export { DRAWN_STATES, type DrawnState } from "./drawn-statements.ts";
export { giveTickets, type TicketRefusal } from "./give-tickets.ts";
export {
  type PublishRefusal,
  publishRaffle,
  type RaffleToPublish,
  raffleToPublish,
  stopRaffle,
} from "./publish.ts";
export type { Prize, Raffle } from "./raffle.ts";
export {
  type Drawn,
  drawnIn,
  findRaffle,
  type OwnEntry,
  openRaffles,
  ownEntries,
  ownEntry,
  ownRaffles,
  ownTickets,
  raffleOfMovement,
  rafflesOf,
  raffleTickets,
  raffleTitles,
} from "./raffles-of.ts";
export { RAFFLE_SOURCES, RAFFLE_STATES, type RaffleSource, type RaffleState } from "./statements.ts";
export type { OwnBlock } from "./ticket-statements.ts";
export { type WonPrize, wonPrizes } from "./won-prizes.ts";
