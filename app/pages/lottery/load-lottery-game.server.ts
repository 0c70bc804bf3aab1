import type { ShownGame, ShownProof, ShownTable } from "#app/features/lottery/shown.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import { shownSums } from "#app/lib/shown-sums.ts";
import { noticeOfPlay } from "#app/pages/play/notice-of-play.server.ts";
import { checkPathOf } from "#server/http/records/check-path.ts";
import { playedFunds } from "#server/http/visitor/funds.ts";
import { isPlayer, type PlayerVisitor, type Visitor } from "#server/http/visitor/visitor.ts";
import {
  type DrawView,
  drawOfNumber,
  drawsAhead,
  drawsPast,
  enteredIn,
  ownTickets,
  refreshAfterMs,
  type TicketView,
  ticketSums,
  ticketView,
} from "#server/studio/lottery/index.ts";
import { drawCheck } from "../play/draw-check.server.ts";
import { numbersOf } from "../play/numbers-of.server.ts";
import { recordPathOf } from "../play/record-path.server.ts";
import { type Listed, loginHref, tabsOf } from "./load-lottery.server.ts";
import { type Asked, playIn } from "./lottery-asked.server.ts";
import { shownBoard } from "./lottery-board.server.ts";
import {
  gamePath,
  shownDraw,
  shownResult,
  shownTable,
  shownTicket,
  written,
} from "./lottery-shown.server.ts";

const LATEST = 8;
const TICKETS = 5;
const TICKETS_LISTED = 50;
const ENTERED_MOST = 500;

type Facts = { listed: Listed; asked: Asked; speaker: Speaker };

/** The page of one lottery: to play, its results, or the tickets of whoever asks. */
export async function loadLotteryGame(visitor: Visitor, facts: Facts) {
  const { context, brand } = visitor;
  const { listed, asked, speaker } = facts;
  const { game, card } = listed;
  const isPlaying = asked.list === undefined;
  const own = isPlayer(visitor) ? await loadOwn(visitor, facts) : null;
  const { asset, funds, tickets, ticket, sums, notice } = own ?? { ...NOBODY, asset: brand.asset };
  const { open, chosen, head, now } = await loadDraws(visitor, facts);
  const play = playIn(game, asked.playType);
  const shown = (draw: DrawView) => {
    const href = gamePath(game, { playType: play.code, draw: draw.number });
    return shownDraw(draw, { speaker, now, href, isHere: draw === chosen });
  };
  const isOffered = isPlaying && card.state === "open" && !ticket;
  const board = ({ number }: DrawView) =>
    shownBoard({ game, play, asked, speaker, asset, draw: number, formRef: context.newId() });
  const shownGame: ShownGame = {
    code: game.code,
    name: card.name,
    tabs: tabsOf(game, asked, speaker),
    draws: open.map(shown),
    draw: head && shown(head),
    funds,
    board: isOffered && chosen ? board(chosen) : null,
    latest: await loadLatest(visitor, facts),
    proof: isPlaying && chosen ? await shownProof(visitor, chosen) : null,
    loginHref: own ? null : loginHref(gamePath(game, asked)),
    numbersHref: numbersOf(game.code),
    sums,
  };
  const remaining = open.map(({ locksAt }) => locksAt.getTime() - now.getTime());
  return {
    game: shownGame,
    isClosed: card.state !== "open",
    tickets: tickets.filter(({ wagerId }) => wagerId !== ticket?.wagerId),
    ticket,
    notice,
    result: asked.list === "results" && asked.draw ? await loadResult(visitor, facts) : null,
    refreshMs: refreshAfterMs(remaining.length > 0 ? remaining : [0]),
  };
}

const NOBODY = { funds: null, tickets: [], ticket: null, sums: null, notice: null } as const;

/** Draws that take tickets, the one that is chosen, and the one that the page speaks of where none does. */
async function loadDraws({ context }: Visitor, { listed, asked }: Facts) {
  const now = context.now();
  const ahead = await drawsAhead(context, [listed.game.code]);
  const open = ahead.filter(({ state, locksAt }) => state === "open" && locksAt > now);
  const chosen = open.find(({ number }) => number === asked.draw) ?? open[0] ?? null;
  const head = chosen ?? ahead.find(({ locksAt }) => locksAt <= now) ?? ahead[0] ?? null;
  return { now, open, chosen, head };
}

async function loadLatest({ context }: Visitor, { listed: { game }, asked, speaker }: Facts) {
  if (asked.list === "mine") return [];
  const past = await drawsPast(context, game.code, asked.list === undefined ? LATEST : game.recent);
  return past.map((draw) => shownResult(game, draw, speaker));
}

/** What the page shows of its player alone. */
async function loadOwn(visitor: PlayerVisitor, { listed, asked, speaker }: Facts) {
  const { context, player, session } = visitor;
  const { game } = listed;
  const playerRef = player.id.toString();
  const { funds, balance } = await playedFunds(visitor);
  const { asset } = balance;
  const most = asked.list === "mine" ? TICKETS_LISTED : TICKETS;
  const [tickets, ticket, sums] = await Promise.all([
    ownTickets(context, { playerRef, games: [game.code], most }),
    asked.round ? ticketView(context, { playerRef, wagerId: asked.round }) : null,
    ticketSums(context, { playerRef, game: game.code, asset, since: session.startedAt }),
  ]);
  const [checkPath, recordPath] = [checkPathOf(visitor), recordPathOf(visitor)];
  const shown = (one: TicketView) => shownTicket(game, one, { speaker, checkPath, recordPath });
  const isOfGame = ticket?.draw.game === game.code;
  return {
    funds,
    asset,
    tickets: tickets.map(shown),
    ticket: ticket && isOfGame ? shown(ticket) : null,
    sums: shownSums(sums, speaker.language),
    notice: await noticeOfPlay(visitor, asset, speaker),
  };
}

/** One draw with everything that came out and how. */
async function loadResult(
  visitor: Visitor,
  { listed, asked, speaker }: Facts,
): Promise<{
  number: string;
  table: ShownTable;
  isCancelled: boolean;
  why: string | null;
  isCorrected: boolean;
  proof: ShownProof;
} | null> {
  const draw = await drawOfNumber(visitor.context, listed.game.code, asked.draw ?? "");
  if (!draw) throw new Response(null, { status: 404 });
  return {
    number: written(draw.number, speaker.language),
    table: shownTable(listed.game, draw, speaker),
    isCancelled: draw.state === "cancelled",
    why: draw.whyCancelled,
    isCorrected: draw.isCorrected,
    proof: await shownProof(visitor, draw),
  };
}

async function shownProof(visitor: Visitor, draw: DrawView): Promise<ShownProof> {
  const { terminal, commitment: commit, entropy, beacon, link, chainIndex } = draw;
  const beaconRound = draw.beaconRound === null ? null : `${draw.beaconChain} ${draw.beaconRound}`;
  const facts = Object.entries({ terminal, commit, beaconRound, entropy, beacon, link }).filter(
    (pair): pair is [keyof typeof FACTS, string] => pair[1] !== null,
  );
  return {
    byChain: draw.resultsBy === "chain",
    facts: draw.resultsBy === "chain" ? facts : [],
    place: chainIndex,
    entered: draw.resultsBy === "chain" ? await enteredIn(visitor.context, draw, ENTERED_MOST) : [],
    checkHref: drawCheck(draw, { checkPath: checkPathOf(visitor) }),
  };
}

const FACTS = { terminal: "", commit: "", beaconRound: "", entropy: "", beacon: "", link: "" } as const;
