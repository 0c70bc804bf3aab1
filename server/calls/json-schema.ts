import { z } from "zod";
import type { Outlined } from "./outline.ts";

type Written = { minimum?: number; maximum?: number; format?: string };

/** A schema as the document says it: JSON Schema, without what says nothing to whoever reads it. */
export function schemaOf(schema: z.ZodType, io: "input" | "output"): Outlined & object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ jsonSchema }) => leaveOut(jsonSchema as Written),
  });
  return rest as Outlined;
}

/** The bounds of whole numbers in JavaScript are none of ours, and how a check is made is no format. */
function leaveOut(written: Written): void {
  if (written.minimum === Number.MIN_SAFE_INTEGER) delete written.minimum;
  if (written.maximum === Number.MAX_SAFE_INTEGER) delete written.maximum;
  if (written.format === "starts_with") delete written.format;
}
