import { openFamilies } from "../../accounts/index.ts";
import { SECOND_MS } from "../../core/time.ts";
import type { Platform } from "../../house/platform.ts";
import type { LiveStream } from "../../http/live/live-stream.ts";
import type { PlayerVisitor } from "../../http/visitor/visitor.ts";
import { unreadCount } from "../../messages/index.ts";
import { openLiveRounds } from "../../studio/rounds/index.ts";
import { openLiveBalances } from "../../wallet/index.ts";
import { pursesOf } from "../table/money/purse.ts";
import { openLiveLottery } from "./live-lottery.ts";
import { type LiveTeller, liveTeller, versionOf } from "./live-teller.ts";
import type { LiveAsked } from "./live-topics.ts";

/** How long a message, or the end of a token, may stay untold. One statement each reads for all who listen. */
const LOOK_EVERY_MS = 2 * SECOND_MS;

const ENDED = Buffer.from('event: ended\ndata: {"code":"notSignedIn"}\n\n');

export type Listening = {
  readonly visitor: PlayerVisitor;
  readonly asked: LiveAsked;
  readonly lastEventId: string;
};

type Seat = Listening & { readonly stream: LiveStream; readonly teller: LiveTeller };

/** The listeners of this process, and what there is to be told to each. */
export function openLiveDesk({ context, listen }: Pick<Platform, "context" | "listen">) {
  const seats = new Set<Seat>();
  const balances = openLiveBalances(context);
  const rounds = openLiveRounds({ context, listen });
  const lottery = openLiveLottery(context);
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
      await Promise.all(all.filter(({ asked }) => asked.topics.includes("messages")).map(tellUnread));
    } finally {
      isLooking = false;
    }
  }

  async function tellUnread({ visitor, teller }: Seat): Promise<void> {
    const unread = await unreadCount(context, visitor.player.id);
    teller.tell("messages", "messages", `${unread}`, { unread });
  }

  // Where the database is away, the next look finds what was not read.
  setInterval(() => void look().catch(() => {}), LOOK_EVERY_MS).unref();

  /** Begins with what the app does not know yet. */
  async function begin(seat: Seat): Promise<(() => void)[]> {
    const { asked, teller, visitor } = seat;
    const leaves: (() => void)[] = [];
    if (asked.topics.includes("messages")) await tellUnread(seat);
    if (asked.topics.includes("balance"))
      leaves.push(await balances.join(visitor.player.id, balanceTeller(seat)));
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
    return leaves;
  }

  return {
    /** Takes a seat. Answers with the way to leave. */
    async join(listening: Listening, stream: LiveStream): Promise<() => void> {
      const seat: Seat = { ...listening, stream, teller: liveTeller(stream, listening.lastEventId) };
      seats.add(seat);
      const leaves = await begin(seat);
      return () => {
        seats.delete(seat);
        for (const leave of leaves) leave();
      };
    },
  };
}

/** A version says only that something moved; what an app is told is what there is now. One is read after another. */
function balanceTeller({ visitor, teller }: Seat): (event: Buffer) => void {
  let last: Promise<void> = Promise.resolve();
  return (event) => {
    const version = payloadOf(event);
    last = last.then(async () => {
      const { real, trial } = await pursesOf(visitor);
      teller.tell("balance", "balance", version, { real, trial });
    });
    // Where the database is away, the next move tells it.
    last = last.catch(() => {});
  };
}

function tellRound(teller: LiveTeller, game: string, event: Buffer): void {
  const facts = JSON.parse(payloadOf(event)) as { readonly now: number; readonly round: unknown };
  teller.tell("round", `round.${game}`, versionOf(facts.round), { game, ...facts });
}

const payloadOf = (event: Buffer): string => event.toString().slice("data: ".length).trimEnd();
