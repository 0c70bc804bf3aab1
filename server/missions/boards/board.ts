import { z } from "zod";
import { CATEGORIES, type Category } from "../../catalogue/index.ts";
import { type Reward, readReward } from "../mission.ts";
import type { BoardRow } from "./statements.ts";

export type Board = Omit<BoardRow, "category" | "prizes"> & {
  readonly category: Category | null;
  /** The first is that of the first place. */
  readonly prizes: readonly Reward[];
};

export function boardOf(row: BoardRow): Board {
  return {
    ...row,
    category: CATEGORIES.find((known) => known === row.category) ?? null,
    prizes: z.array(z.unknown()).parse(row.prizes).map(readReward),
  };
}
