import type { z } from "zod";
import { over } from "../../../content/index.ts";
import { money } from "../../../core/numbers/money.ts";
import { done, type Outcome } from "../../../core/outcome.ts";
import { refused } from "../../command.ts";
import { sum } from "../../lines.ts";
import { type Refused, sentenceOf } from "../../reasons.ts";

type Timed = { readonly from?: Date | undefined; readonly until: Date };

/** A form with the rule about times, so that one who reads what is wrong with a file reads that too. */
export const ahead = <Text extends Timed>(form: z.ZodType<Text>, now: Date): z.ZodType<Text> =>
  form.refine(({ from = now, until }) => from >= now && until > from, {
    message: "it begins after it was set, and ends after it begins",
    path: ["until"],
    ...over("from", "until"),
  });

type Text = { readonly code: string; readonly after?: string | undefined };

type Wrong =
  | { readonly reason: string }
  | { readonly reason: "afterUnknown"; readonly after: string }
  | { readonly reason: "roundsNotOffered"; readonly game: string; readonly betsMinor: readonly bigint[] };

/** Sets what a file says, one after another; where some of it cannot be, the answer says why of each. */
export async function setEach<Said extends Text>(
  texts: readonly Said[],
  set: (text: Said) => Promise<Outcome<unknown, Wrong>>,
): Promise<Outcome<null, Refused>> {
  const wrong = new Map<string, Refused>();
  for (const text of texts) {
    const made = await set(text);
    if (made.ok) continue;
    // What comes after one that is wrong itself is not wrong for that.
    const isOfFile = made.refusal.reason === "afterUnknown" && wrong.has(text.after ?? "");
    if (!isOfFile)
      wrong.set(text.code, { reason: made.refusal.reason, detail: detailOf(text.code, made.refusal) });
  }
  const [first, ...more] = wrong.values();
  if (!first) return done(null);
  if (more.length === 0) return refused(first.reason, first.detail);
  const lines = [...wrong.values()].map((one) => `  ${sentenceOf(one)}`);
  return refused("manyWrong", [`${lines.length} are wrong:`, ...lines].join("\n"));
}

function detailOf(code: string, wrong: Wrong): string {
  if ("after" in wrong) return `${code} comes after ${wrong.after}.`;
  if (!("game" in wrong)) return code;
  const bets = wrong.betsMinor.map((minor) => sum(money(minor, "P"))).join(", ");
  return bets === "" ? `${code} names ${wrong.game}.` : `${code}: a bet on ${wrong.game} is ${bets}.`;
}
