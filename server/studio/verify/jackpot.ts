import { commitOfLink } from "../fairness/chain.ts";
import { JACKPOT_GAME, readTicket, type Ticket, ticketEntropy, winningTickets } from "../jackpot-draw.ts";
import { stakesIn } from "./stakes.ts";
import type { Verified } from "./verified.ts";

const HASH = /^[0-9a-f]{64}$/;
const NAME = /^[0-9a-f-]{1,64}$/;
const ONE_IN = /^[1-9]\d{0,9}$/;
/** Numbers are drawn from 32 bits. */
const ONE_IN_MAX = 2 ** 32 - 1;

/**
 * Draws the jackpot again from what its link carries: `round` (the draw), `link`, `entropy`, `oneIn`, and the tickets in
 * `stakes`. Null where that is no draw of ours.
 */
export function verifyJackpot(query: URLSearchParams): Verified | null {
  const said = (name: string) => query.get(name) ?? "";
  const [round, link, entropy] = [said("round"), said("link"), said("entropy")];
  const oneIn = ONE_IN.test(said("oneIn")) ? Number(said("oneIn")) : 0;
  const tickets = ticketsIn(query);
  if (said("game") !== JACKPOT_GAME || !NAME.test(round) || !HASH.test(link) || !HASH.test(entropy))
    return null;
  if (oneIn < 1 || oneIn > ONE_IN_MAX || !tickets) return null;
  const won = winningTickets(tickets, { link, round, entropy }, BigInt(oneIn));
  return {
    title: `Jackpot, draw ${round}`,
    lines: [
      ["Commitment of the link", commitOfLink(link)],
      ["Tickets", String(tickets.length)],
      [
        "Staked by all of them, in hundredths",
        String(tickets.reduce((sum, { minor }) => sum + BigInt(minor), 0n)),
      ],
      ["A ticket wins with a number below its stake, of", String(oneIn)],
      ["Entropy of these tickets", ticketEntropy(tickets)],
      ...(won.length === 0 ? [["Won", "by nobody"] as const] : won.map((nth) => wonLine(nth, tickets[nth]))),
    ],
  };
}

function ticketsIn(query: URLSearchParams): Ticket[] | null {
  const read = stakesIn(query)?.map(readTicket);
  const tickets = read?.filter((ticket) => ticket !== null);
  return tickets && tickets.length === read?.length ? tickets : null;
}

/** The pool goes to the first of these whose account may be paid. */
function wonLine(nth: number, ticket: Ticket | undefined): readonly [string, string] {
  return [`Ticket ${nth + 1} won`, `${ticket?.name} with ${ticket?.minor}`];
}
