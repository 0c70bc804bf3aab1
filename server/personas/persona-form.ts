import { z } from "zod";
import { DRAWINGS } from "./drawings.ts";

/** Far above what is ever right: the rule says why. */
const READ_MAX = 200;

/** What a member asks for on the page of their persona. */
export const personaForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("name"), nickname: z.string().max(READ_MAX).default("") }),
  z.object({ intent: z.literal("drawing"), drawing: z.enum([...DRAWINGS, "none"]).optional() }),
  z.object({ intent: z.literal("picture"), picture: z.instanceof(File).optional() }),
]);

export type PersonaWish = z.output<typeof personaForm>;
