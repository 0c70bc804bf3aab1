import { z } from "zod";
import { FIELD_LENGTH_MAX } from "../brand/index.ts";
import type { Say } from "./sentences.ts";

/** The check of a login post (L01): both are there. Whether they are right is for logIn to say. */
export function loginForm(say: Say) {
  const text = (missing: string) =>
    z
      .string({ error: ({ input }) => (input === undefined ? missing : say("unreadable")) })
      .max(FIELD_LENGTH_MAX, say("tooLong"))
      .refine((typed) => typed.trim() !== "", missing);
  return z.object({
    username: text(say("missing.username")),
    password: text(say("missing.password")),
    redirectTo: z.string({ error: () => say("unreadable") }).optional(),
  });
}
