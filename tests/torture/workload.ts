import type { Breaks } from "./breaks.ts";
import { MONEY_STORIES } from "./money-stories.ts";
import { Abandoned, type OrderBook } from "./order-book.ts";
import { type Scene, sceneOf } from "./scene.ts";
import type { StagedPlayer } from "./stage.ts";
import { GAME_STORIES } from "./stories.ts";
import type { Story } from "./story.ts";

/** All players at once, each with several stories under way, until it is told to stop. */
export type Workload = {
  /** No new story begins, and those under way wait for nothing but answers. Resolves when all are told. */
  stop(): Promise<void>;
};

/** Every story as often as it is to be told among all. */
const TOLD = [...GAME_STORIES, ...MONEY_STORIES].flatMap(([story, often]) => Array<Story>(often).fill(story));

const LANES = 2;
const BREATH_MS = 60;

export function startWorkload(options: {
  seed: string;
  /** What this round's numbers begin with, when a house is played more than one. */
  round?: string;
  players: readonly [StagedPlayer, ...StagedPlayer[]];
  book: OrderBook;
  breaks: Breaks;
}): Workload {
  const { seed, round = "", players, book, breaks } = options;
  let stopped = false;

  async function tell(player: StagedPlayer, other: StagedPlayer, lane: number): Promise<void> {
    for (let nth = 0; !stopped; nth += 1) {
      const scene = sceneOf({ seed, nth: `${round}${lane}-${nth}`, player, other, book, breaks });
      const story = storyFor(scene);
      const breathMs = scene.random.between(0, BREATH_MS);
      try {
        await story(scene);
      } catch (fault) {
        if (fault instanceof Abandoned) return;
        throw fault;
      }
      await book.pause(breathMs);
    }
  }

  const told = players.flatMap((player, nth) =>
    Array.from({ length: LANES }, (_, lane) =>
      tell(player, players[(nth + 1) % players.length] ?? players[0], lane),
    ),
  );
  const all = Promise.all(told);
  // Anybody who stops the workload hears of what went wrong in it; until then nobody else has to.
  all.catch(() => {});
  return {
    async stop() {
      stopped = true;
      book.hurry();
      await all;
      await book.quiet();
    },
  };
}

function storyFor({ random }: Scene): Story {
  const story = TOLD[random.between(0, TOLD.length - 1)];
  if (!story) throw new Error("There are no stories.");
  return story;
}
