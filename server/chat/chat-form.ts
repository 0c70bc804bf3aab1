import { z } from "zod";
import { isId } from "../core/ids.ts";
import { WAY_BACK_MAX } from "../core/text/way-back.ts";

const TYPED_MAX = 4000;

const redirectTo = z.string().max(WAY_BACK_MAX).optional();

/** What a member does on the page of a room, as its forms post it. */
export const chatForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("write"),
    key: z.string().refine(isId),
    text: z.string().max(TYPED_MAX).default(""),
    redirectTo,
    /** Sent by script, which shows the answer where it stands. */
    live: z.literal("1").optional(),
  }),
  z.object({
    intent: z.enum(["block", "report"]),
    seq: z
      .string()
      .regex(/^[1-9]\d{0,8}$/)
      .transform(Number),
    redirectTo,
  }),
  z.object({
    intent: z.literal("unblock"),
    alias: z.string().max(40),
    redirectTo,
  }),
]);

export type ChatWish = z.output<typeof chatForm>;

/** What was done about somebody, in the address of the page that comes after it. */
export const CHAT_DONE = ["blocked", "unblocked", "reported"] as const;
export type ChatDone = (typeof CHAT_DONE)[number];
