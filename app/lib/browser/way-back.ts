import { z } from "zod";
import { WAY_BACK_MAX } from "#server/core/text/way-back.ts";

/** Where a form leads back to, as it is posted: anybody's text, until it is read as a path of ours. */
export const wayBack = z.string().max(WAY_BACK_MAX).optional();
