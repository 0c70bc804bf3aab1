import { z } from "zod";

/** The check of a post that marks a game. Nobody types these two, so every fault in them has the one sentence. */
export function favouriteForm(unreadable: string) {
  return z.object({
    nodeId: z.string(unreadable).max(100, unreadable),
    favourite: z.enum(["0", "1"], unreadable),
  });
}
