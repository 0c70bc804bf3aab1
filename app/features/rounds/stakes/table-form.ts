import { z } from "zod";

const text = z.string().max(100);

/** What a table of a shared round is sent: a stake, or the wish to leave with what it is worth. For the server alone. */
export const tableForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("stake"),
    formRef: text,
    roundId: text,
    stake: z.string().regex(/^\d{1,12}$/),
    spot: text.optional(),
    first: text.optional(),
    second: text.optional(),
    auto: text.optional(),
    live: text.optional(),
  }),
  z.object({ intent: z.literal("cashOut"), wagerId: text, live: text.optional() }),
]);
