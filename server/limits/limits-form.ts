import { z } from "zod";
import type { Language } from "../core/languages.ts";
import { parseMoney } from "../core/numbers/money.ts";
import { LIMIT_NAMES, type LimitName } from "./limit-name.ts";
import { EXCLUSION_TERMS, TIME_OUT_TERMS } from "./pause.ts";

/** What the form of a limit can say, as keys under `limits.reasons`. */
type Say = (key: "amountMissing" | "amountUnreadable" | "minutesMissing" | "minutesUnreadable") => string;

/**
 * The check of every post of the page of limits; `intent` says which button was pressed. A limit comes out as
 * setLimit wants it: minor units of P, or minutes.
 */
export function limitsForm({ language, say }: { language: Language; say: Say }) {
  const name = z.enum(LIMIT_NAMES);
  const set = z
    .object({ intent: z.literal("set"), name, ceiling: z.string().max(60).optional() })
    .transform(({ ceiling = "", ...form }, check) => {
      const read = ceilingIn(form.name, ceiling, language);
      if (read !== null) return { ...form, ceiling: read };
      const isTyped = ceiling.trim() !== "";
      const about = form.name === "session" ? "minutes" : "amount";
      const message = say(`${about}${isTyped ? "Unreadable" : "Missing"}`);
      check.addIssue({ code: "custom", path: ["ceiling"], message });
      return z.NEVER;
    });
  return z.discriminatedUnion("intent", [
    set,
    z.object({ intent: z.literal("remove"), name }),
    z.object({ intent: z.enum(["confirm", "cancel"]), name }),
    z.object({ intent: z.literal("timeOut"), term: z.enum(TIME_OUT_TERMS) }),
    z.object({ intent: z.literal("exclude"), term: z.enum(EXCLUSION_TERMS) }),
  ]);
}

/** More is no time of play at all; what a limit may be is for the rule to say. */
const MINUTES_MAX = 999_999n;

/** What was typed for a limit as setLimit wants it; null where it is no amount, or no minutes. */
export function ceilingIn(name: LimitName, typed: string, language: Language = "en"): bigint | null {
  if (name !== "session") return parseMoney(typed, "P", language)?.minor ?? null;
  // Minutes are whole, as points are; they are read as the page prints them, with its separators.
  const minutes = parseMoney(typed, "PTS", language)?.minor ?? null;
  return minutes === null || minutes > MINUTES_MAX ? null : minutes;
}
