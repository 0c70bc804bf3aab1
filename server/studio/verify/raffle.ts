import { commitOfLink } from "../fairness/chain.ts";
import {
  pickedTickets,
  RAFFLE_GAME,
  readBlocks,
  type TicketBlock,
  ticketRoot,
  ticketsIn,
} from "../raffle-draw.ts";
import { stakesIn } from "./stakes.ts";
import type { Verified } from "./verified.ts";

const HASH = /^[0-9a-f]{64}$/;
const NAME = /^[0-9a-f-]{1,64}$/;
const DRAWS = /^[1-9]\d{0,2}$/;
const WINNERS = /^(?:[1-9]\d{0,9}(?:,[1-9]\d{0,9}){0,999})?$/;

/**
 * Draws a raffle again from what its link carries: `round` (the raffle), `link`, `entropy` (the root of its tickets),
 * `draws` (how many are drawn), `winners` (who was said to be drawn), and the tickets in `stakes`. Null where that is no
 * draw of ours.
 */
export function verifyRaffle(query: URLSearchParams): Verified | null {
  const said = (name: string) => query.get(name) ?? "";
  const blocks = raffleBlocks(query);
  const names = said("game") === RAFFLE_GAME && NAME.test(said("round"));
  const hashes = HASH.test(said("link")) && HASH.test(said("entropy"));
  if (!names || !hashes || !DRAWS.test(said("draws")) || !WINNERS.test(said("winners")) || !blocks)
    return null;
  const drawn = drawnIn(query, blocks);
  return {
    title: `Raffle ${said("round")}`,
    lines: [
      ["Commitment of the link", commitOfLink(said("link"))],
      ["Tickets", String(ticketsIn(blocks))],
      ["Root of these tickets", ticketRoot(blocks)],
      ["Drawn are at most", said("draws")],
      ...(drawn.length === 0
        ? [["Drawn", "nobody"] as const]
        : drawn.map(
            ({ ticket, name }, nth) => [`Drawn as number ${nth + 1}`, `ticket ${ticket} of ${name}`] as const,
          )),
    ],
  };
}

/** The tickets that a link carries; null where it carries none, or what is no list of tickets. */
export function raffleBlocks(query: URLSearchParams): TicketBlock[] | null {
  const lines = stakesIn(query);
  return lines && readBlocks(lines);
}

/** The tickets that are drawn by what a link says, as it would have to say them. */
export function raffleWinners(query: URLSearchParams, blocks: readonly TicketBlock[]): string {
  return drawnIn(query, blocks)
    .map(({ ticket }) => ticket)
    .join(",");
}

function drawnIn(query: URLSearchParams, blocks: readonly TicketBlock[]) {
  const said = (name: string) => query.get(name) ?? "";
  const seeds = { link: said("link"), round: said("round"), entropy: said("entropy") };
  return pickedTickets(blocks, seeds, Number(said("draws")));
}
