import { z } from "zod";
import { saidCash } from "../../bonuses/index.ts";
import { CATEGORIES } from "../../catalogue/index.ts";
import { over, published } from "../../content/index.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import { type Reward, written } from "../mission.ts";
import { type RewardRefusal, rewardOf, saidReward } from "../said-reward.ts";
import { BOARD_REPEATS, GOING_BOARDS, INSERT_BOARD, RANKS, STOP_BOARD } from "./statements.ts";

const GOING_MAX = 20;
const PLACES_MAX = 100;

const place = z.strictObject({
  reward: saidReward,
  /** So many places in a row have it. */
  places: z.number().int().min(1).max(PLACES_MAX).default(1),
});

/** What an operator's file says of a board. The prizes begin with that of the first place. */
export const boardToSet = z
  .strictObject({
    code: published.code,
    titles: published.line,
    repeats: z.enum(BOARD_REPEATS),
    ranks: z.enum(RANKS),
    category: z.enum(CATEGORIES).optional(),
    least: saidCash.optional(),
    prizes: z
      .array(place)
      .max(PLACES_MAX)
      .transform((said) => said.flatMap(({ reward, places }) => Array<typeof reward>(places).fill(reward)))
      .refine((all) => all.length <= PLACES_MAX),
    from: published.moment.optional(),
    until: published.moment,
    position: published.position,
  })
  .refine(({ ranks, least }) => (ranks === "multiple") === (least !== undefined), {
    message: "least is the stake from which a multiple counts, and is said with that alone",
    ...over("ranks", "least"),
  });

export type BoardToSet = z.output<typeof boardToSet>;

export type SetBoardRefusal =
  | { readonly reason: "boardKnown" | "boardsMany" | "beginsInThePast" }
  | RewardRefusal;

/** Sets a board: nothing of it changes any more. What was done before it begins does not count for it. */
export async function setBoard(
  context: Context,
  brand: string,
  board: BoardToSet,
): Promise<Outcome<{ readonly id: string }, SetBoardRefusal>> {
  const { db, now, newId } = context;
  const at = now();
  const { titles, repeats, ranks, category = null, least, from = at, until, position = 0 } = board;
  if (from < at || until <= from) return refuse({ reason: "beginsInThePast" });
  const prizes: Reward[] = [];
  for (const said of board.prizes) {
    const reward = await rewardOf(context, brand, said);
    if (!reward.ok) return reward;
    prizes.push(reward.value);
  }
  const [going] = await db.call(GOING_BOARDS, [brand, at]);
  if ((going?.count ?? 0) >= GOING_MAX) return refuse({ reason: "boardsMany" });
  const [made] = await db.call(INSERT_BOARD, [
    ...[newId(), brand, board.code, JSON.stringify(titles), repeats, ranks, category, least?.minor ?? 0n],
    ...[JSON.stringify(prizes.map(written)), from, until, position],
  ]);
  return made ? done(made) : refuse({ reason: "boardKnown" });
}

/** Ends a board now: its prizes are paid for what was done until then. */
export async function stopBoard(
  { db, now }: Pick<Context, "db" | "now">,
  { brand, code: named }: { readonly brand: string; readonly code: string },
): Promise<Outcome<null, { readonly reason: "unknownBoard" }>> {
  const [stopped] = await db.call(STOP_BOARD, [brand, named, now()]);
  return stopped ? done(null) : refuse({ reason: "unknownBoard" });
}
