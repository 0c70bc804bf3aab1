import { z } from "zod";

/** A score as feeds and operators write it: `2-1`. */
export const writtenScore = z
  .string()
  .regex(/^\d{1,3}-\d{1,3}$/)
  .transform((text) => {
    const [home = 0, away = 0] = text.split("-").map(Number);
    return { home, away };
  });
