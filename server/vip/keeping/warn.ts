import { findPlayer } from "../../accounts/index.ts";
import { DEFAULT_LANGUAGE, localText } from "../../core/languages.ts";
import { money, plainAmount } from "../../core/numbers/money.ts";
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
  const player = await findPlayer(context, playerId);
  const named = (level: Level | undefined) =>
    level ? localText(level.names, player?.language ?? DEFAULT_LANGUAGE) : "";
  const facts = {
    level: named(levels.find((level) => level.rank === rank)),
    below: named(levels.findLast((level) => level.rank < rank)),
    amount: plainAmount(money(keepMinor - stakedMinor, "P")),
    until: period.until.toISOString(),
  };
  await sendMessage(context, { playerId, kind: "levelEnding", facts, key: `level-ending:${period.day}` });
}
