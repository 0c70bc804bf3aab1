import { z } from "zod";
import type { Pause } from "../../../limits/index.ts";
import { asInstant, instant } from "../../shapes.ts";

/** Time away from play. */
export const pause = z.object({
  kind: z.enum(["timeOut", "exclusion"]),
  until: instant.nullable().meta({ description: "Null is for ever." }),
});

export const pauseValue = (of: Pause) => ({ kind: of.kind, until: of.until && asInstant(of.until) });

/** The same where nothing is offered because of it. */
export const away = pause
  .nullable()
  .meta({ description: "The player's time away from play, in which none of this is open to them." });
