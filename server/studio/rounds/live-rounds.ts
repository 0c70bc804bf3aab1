import { SECOND_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import type { OpenDatabase } from "../../db/database.ts";
import { roundGameOf } from "./games/round-games.ts";
import { visitRounds } from "./open-round.ts";
import { publicRound } from "./public-round.ts";

/** A game that is listened to is looked at this often, whether this node was told something or not. */
const LOOK_EVERY_MS = SECOND_MS;

/** Listening is being there, and is written down this often. */
const PRESENT_EVERY_MS = 30 * SECOND_MS;

/** Called with what there is to tell: the facts of the round as JSON, with the time of this server in them. */
type RoundListener = (facts: Buffer) => void;

export type LiveRounds = {
  /** Answers, when it was told how the round stands, with the way to leave. */
  join(game: string, listener: RoundListener): Promise<() => void>;
  close(): void;
};

type LiveGame = {
  readonly code: string;
  readonly listeners: Set<RoundListener>;
  told: string;
  presentAtMs: number;
  isReading: boolean;
  isBehind: boolean;
};

type Hearing = {
  readonly context: Context;
  readonly listen: OpenDatabase["listen"];
  /** Told why a look found nothing. The next one is made all the same. */
  failed(fault: unknown): void;
  lookEveryMs?: number;
};

/**
 * The rounds of this node: read once for everybody when something happened, however many listen. A notification says
 * only that there is something to read, and what is told is how the round stands, so nothing is lost with one.
 */
export function openLiveRounds({
  context,
  listen,
  failed,
  lookEveryMs = LOOK_EVERY_MS,
}: Hearing): LiveRounds {
  const games = new Map<string, LiveGame>();

  function gameOf(code: string): LiveGame {
    const known = games.get(code);
    if (known) return known;
    const listeners = new Set<RoundListener>();
    const game = { code, listeners, told: "", presentAtMs: 0, isReading: false, isBehind: false };
    games.set(code, game);
    return game;
  }

  function look(code: string): void {
    const game = games.get(code);
    if (game && game.listeners.size > 0) void readOn(context, game).catch(failed);
  }
  const lookAtAll = () => {
    for (const code of games.keys()) look(code);
  };
  const stopListening = listen("rounds", { heard: look, begun: lookAtAll });
  const looking = setInterval(lookAtAll, lookEveryMs).unref();

  return {
    async join(code, listener) {
      const game = gameOf(code);
      if (game.listeners.size === 0) game.told = await read(context, game);
      listener(eventOf(game.told, context.now()));
      game.listeners.add(listener);
      return () => void game.listeners.delete(listener);
    },
    close() {
      clearInterval(looking);
      stopListening();
    },
  };
}

/**
 * Reads how the round stands and tells everybody where it has changed. What happens meanwhile is read as well; what was
 * not read for a fault is found by the next look.
 */
async function readOn(context: Context, game: LiveGame): Promise<void> {
  game.isBehind = true;
  if (game.isReading) return;
  game.isReading = true;
  try {
    while (game.isBehind) {
      game.isBehind = false;
      const facts = await read(context, game);
      if (facts === game.told) continue;
      game.told = facts;
      const event = eventOf(facts, context.now());
      for (const listener of game.listeners) listener(event);
    }
  } finally {
    game.isReading = false;
  }
}

async function read(context: Context, game: LiveGame): Promise<string> {
  const nowMs = context.now().getTime();
  const model = roundGameOf(game.code);
  if (model && nowMs - game.presentAtMs >= PRESENT_EVERY_MS) {
    game.presentAtMs = nowMs;
    await visitRounds(context, model);
  }
  return JSON.stringify(await publicRound(context, game.code));
}

/** Made once for all who listen, and sent as it is. */
function eventOf(facts: string, now: Date): Buffer {
  return Buffer.from(`data: {"now":${now.getTime()},"round":${facts}}\n\n`);
}
