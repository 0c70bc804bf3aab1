import { openFamilies } from "../../accounts/index.ts";
import { SECOND_MS } from "../../core/time.ts";
import type { Platform } from "../../house/platform.ts";
import { liveFaults } from "../../http/live/live-faults.ts";
import type { LiveStream } from "../../http/live/live-stream.ts";
import type { PlayerVisitor } from "../../http/visitor/visitor.ts";
import { unreadCount } from "../../messages/index.ts";
import { openLiveRounds, type PublicRound } from "../../studio/rounds/index.ts";
import { openLiveBalances } from "../../wallet/index.ts";
import { asInstant } from "../shapes.ts";
import { pursesOf } from "../table/money/purse.ts";
import { roundValue } from "./live-events.ts";
import { openLiveLottery } from "./live-lottery.ts";
import { type LiveTeller, liveTeller, versionOf } from "./live-teller.ts";
import type { LiveAsked } from "./live-topics.ts";

/** How long a message, or the end of a token, may stay untold. One statement each reads for all who listen. */
const LOOK_EVERY_MS = 2 * SECOND_MS;

/** Fewer than may wait for the database at once: more listen. */
const TOLD_AT_ONCE = 500;

const ENDED = Buffer.from('event: ended\ndata: {"code":"notSignedIn"}\n\n');

export type Listening = {
  readonly visitor: PlayerVisitor;
  readonly asked: LiveAsked;
  readonly lastEventId: string;
};

type Seat = Listening & { readonly stream: LiveStream; readonly teller: LiveTeller };

type House = Pick<Platform, "context" | "listen" | "log">;

/** The listeners of this process, and what there is to be told to each. */
export function openLiveDesk({ context, listen, log }: House) {
  const seats = new Set<Seat>();
  const failed = liveFaults({ log }, "calls");
  const balances = openLiveBalances({ context, failed });
  const rounds = openLiveRounds({ context, listen, failed });
  const lottery = openLiveLottery({ context, failed });
  let isLooking = false;

  async function look(): Promise<void> {
    if (isLooking || seats.size === 0) return;
    isLooking = true;
    try {
      const all = [...seats];
      const open = await openFamilies(
        context,
        all.map(({ visitor }) => visitor.session.family),
      );
      for (const { visitor, stream } of all) if (!open.has(visitor.session.family)) stream.end(ENDED);
      const waiting = all.filter(({ asked }) => asked.topics.includes("messages"));
      for (let first = 0; first < waiting.length; first += TOLD_AT_ONCE)
        await Promise.all(waiting.slice(first, first + TOLD_AT_ONCE).map(tellUnread));
    } finally {
      isLooking = false;
    }
  }

  async function tellUnread({ visitor, teller }: Seat): Promise<void> {
    const unread = await unreadCount(context, visitor.player.id);
    teller.tell("messages", "messages", `${unread}`, { unread });
  }

  setInterval(() => void look().catch(failed), LOOK_EVERY_MS).unref();

  /** Begins with what the app does not know yet. Each way to leave is there as soon as it is needed. */
  async function begin(seat: Seat, leaves: (() => void)[]): Promise<void> {
    const { asked, teller, visitor } = seat;
    if (asked.topics.includes("messages")) await tellUnread(seat);
    if (asked.topics.includes("balance"))
      leaves.push(await balances.join(visitor.player.id, balanceTeller(seat, failed)));
    for (const game of asked.rounds)
      leaves.push(await rounds.join(game, (event) => tellRound(teller, game, event)));
    if (asked.topics.includes("lottery"))
      leaves.push(
        await lottery.join((menus) => {
          const draws = menus.groups.flatMap(({ gameMenus }) =>
            gameMenus.map(({ remainTime: _, ...draw }) => draw),
          );
          teller.tell("lottery", "lottery", versionOf(draws), menus);
        }),
      );
  }

  return {
    /** Takes a seat. Answers with the way to leave. */
    async join(listening: Listening, stream: LiveStream): Promise<() => void> {
      const seat: Seat = { ...listening, stream, teller: liveTeller(stream, listening.lastEventId) };
      seats.add(seat);
      const leaves: (() => void)[] = [() => seats.delete(seat)];
      const leave = () => {
        for (const leaveOne of leaves) leaveOne();
      };
      try {
        await begin(seat, leaves);
      } catch (fault) {
        leave();
        throw fault;
      }
      return leave;
    },
  };
}

/** A version says only that something moved; what an app is told is what there is now. One is read after another. */
function balanceTeller({ visitor, teller }: Seat, failed: (fault: unknown) => void): (event: Buffer) => void {
  let last: Promise<void> = Promise.resolve();
  return (event) => {
    const version = payloadOf(event);
    last = last.then(async () => {
      const { real, trial } = await pursesOf(visitor);
      teller.tell("balance", "balance", version, { real, trial });
    });
    // What was not told is told with the next move.
    last = last.catch(failed);
  };
}

function tellRound(teller: LiveTeller, game: string, event: Buffer): void {
  const facts = JSON.parse(payloadOf(event)) as { readonly now: number; readonly round: PublicRound | null };
  const round = facts.round && roundValue(facts.round);
  const now = asInstant(new Date(facts.now));
  teller.tell("round", `round.${game}`, versionOf(round), { game, now, round });
}

const payloadOf = (event: Buffer): string => event.toString().slice("data: ".length).trimEnd();
