import { z } from "zod";
import { recordEvents } from "../../audit/index.ts";
import { isAsset, money } from "../../core/numbers/money.ts";
import { done } from "../../core/outcome.ts";
import {
  type Difference,
  type DifferenceState,
  differences,
  dismissDifference,
  dismissDifferencesUntil,
  repairDifference,
} from "../../vendors/index.ts";
import { type Command, changing, looking, refused } from "../command.ts";
import { code, moment, number, reason } from "../fields.ts";
import { sum, table, when } from "../lines.ts";

const differencesList = looking({
  about: "what a vendor and we remember differently: --state repaired or dismissed for the settled ones",
  said: z.object({
    vendor: code.optional(),
    state: z.enum(["open", "repaired", "dismissed"]).default("open"),
  }),
  async look({ context }, { vendor = null, state }) {
    const rows = (await differences(context, { vendor, state })).map((row) => [
      String(row.id),
      row.vendor,
      row.player,
      row.kind,
      `${row.operation} ${row.txId}`,
      remembered(row.theirs, row.currency),
      remembered(row.ours, row.currency),
      when(row.happenedAt),
    ]);
    const titles = ["difference", "vendor", "player", "kind", "what", "theirs", "ours", "happened"];
    return done(table(titles, rows, noneOf(state, vendor)));
  },
});

function noneOf(state: DifferenceState, vendor: string | null): string {
  if (state !== "open") return `No difference is ${state}.`;
  return `${vendor ?? "Every vendor"} and we remember the same: no difference is open.`;
}

function remembered(side: Difference["theirs"], currency: string): string {
  if (!side) return "nothing";
  const amount = isAsset(currency) ? sum(money(side.amountMinor, currency)) : `${side.amountMinor} minor`;
  return `${amount}, ${side.state}`;
}

const differencesRepair = changing({
  about: "put a difference right with the protocol's own commands",
  words: ["difference"],
  said: z.object({ difference: number }),
  subject: ({ difference }) => `difference ${difference}`,
  async change({ context }, { difference }, operator) {
    const repaired = await repairDifference(context, { id: difference, operator });
    if (repaired.ok) return done({ lines: [`Difference ${difference} is repaired.`] });
    const { refusal } = repaired;
    return refusal.reason === "refusedByLedger" ? refused(refusal.reason, refusal.code) : repaired;
  },
});

const differencesDismiss = changing({
  about: "say that nothing has to be done about a difference, and why",
  words: ["difference"],
  said: z.object({ difference: number, reason }),
  subject: ({ difference }) => `difference ${difference}`,
  async change({ context }, { difference, reason }, operator) {
    const dismissed = await dismissDifference(context, { id: difference, operator, reason });
    return dismissed.ok ? done({ lines: [`Difference ${difference} is dismissed.`] }) : dismissed;
  },
});

const differencesDismissAll = changing({
  about: "the same about everything open of a vendor that happened up to a moment, 1000 at a time",
  words: ["vendor"],
  said: z.object({ vendor: code, until: moment, reason }),
  subject: ({ vendor }) => `vendor ${vendor}`,
  async change({ context }, { vendor, until, reason }, operator) {
    const dismissed = await dismissDifferencesUntil(context, { vendor, until, operator, reason });
    if (!dismissed.ok) return dismissed;
    const { ids, left } = dismissed.value;
    const subjects = ids.map((id) => `difference ${id}`);
    await recordEvents(context, { operator, action: "differences dismiss-all", subjects, reason });
    const lines = [`${ids.length} differences with ${vendor} are dismissed, ${left} as old are still open.`];
    return done({ lines, after: { dismissed: ids.length } });
  },
});

export const DIFFERENCE_COMMANDS: Readonly<Record<string, Command>> = {
  "differences list": differencesList,
  "differences repair": differencesRepair,
  "differences dismiss": differencesDismiss,
  "differences dismiss-all": differencesDismissAll,
};
