import type { ManualProvider } from "./ports.ts";

/** Money that people move themselves, in both directions: nothing is asked of any machine. */
export const MANUAL: ManualProvider = { kind: "manual", code: "manual" };
