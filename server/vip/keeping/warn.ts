import { money, plainAmount } from "../../core/numbers/money.ts";
import { namedFact } from "../../core/text/named-facts.ts";
import type { Context } from "../../db/context.ts";
import { sendMessage } from "../../messages/index.ts";
import type { Level } from "../level.ts";
import type { Period } from "./period.ts";
import type { Short } from "./statements.ts";

type Warning = { readonly short: Short; readonly period: Period };

/** Tells somebody, once for a period, that their level falls at its end, when that is and what is missing. */
export async function warn(
  context: Context,
  levels: readonly Level[],
  { short, period }: Warning,
): Promise<void> {
  const { playerId, rank, stakedMinor, keepMinor } = short;
  const namesOf = (level: Level | undefined) => level?.names ?? { fa: "" };
  const facts = {
    ...namedFact("level", namesOf(levels.find((level) => level.rank === rank))),
    ...namedFact("below", namesOf(levels.findLast((level) => level.rank < rank))),
    amount: plainAmount(money(keepMinor - stakedMinor, "P")),
    until: period.until.toISOString(),
  };
  await sendMessage(context, { playerId, kind: "levelEnding", facts, key: `level-ending:${period.day}` });
}
