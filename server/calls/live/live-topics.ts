import { z } from "zod";
import { roundGameOf } from "../../studio/rounds/index.ts";

export const LIVE_TOPICS = ["balance", "messages", "lottery"] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];

/** More games than anybody looks at at once; each is read for as long as somebody listens. */
const ROUNDS_MAX = 5;

const listed = z
  .string()
  .max(300)
  .transform((said) => [...new Set(said.split(",").map((one) => one.trim()))].filter((one) => one !== ""));

/** What an app listens to: `topics=balance,messages` and the games of `rounds=`. */
export const liveAsked = z
  .strictObject({
    topics: listed.pipe(z.array(z.enum(LIVE_TOPICS))).default([]),
    rounds: listed
      .pipe(z.array(z.string().refine((game) => roundGameOf(game) !== null)).max(ROUNDS_MAX))
      .default([]),
  })
  .refine(({ topics, rounds }) => topics.length + rounds.length > 0, { path: ["topics"] });

export type LiveAsked = z.output<typeof liveAsked>;
