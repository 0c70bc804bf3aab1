import { z } from "zod";
import { isId } from "../../core/ids.ts";
import { done } from "../../core/outcome.ts";
import { waitingCallOffs } from "../../studio/index.ts";
import { callOffRound } from "../../studio/rounds/index.ts";
import { callOffTable } from "../../studio/tables/index.ts";
import { type Command, changing, looking } from "../command.ts";
import { toldReason } from "../fields.ts";
import { table, when } from "../lines.ts";
import { callOffChange } from "./call-off-change.ts";

const id = z.string().refine(isId);

const roundCancel = changing({
  about:
    "call off a shared round that is being played, with a reason that everybody reads; every stake that is not decided goes back. Once betting has closed it takes two operators",
  words: ["round"],
  said: z.object({ round: id, reason: toldReason }),
  subject: ({ round }) => `round ${round}`,
  async change({ context }, { round, reason }, operator) {
    const off = await callOffRound(context, { roundId: round, reason, operator });
    if (!off.ok) return off;
    return done(callOffChange(off.value));
  },
});

const roundWaiting = looking({
  about: "rounds, draws and matches that one operator wants to call off, and that wait for another one",
  said: z.object({}),
  async look({ context }) {
    const rows = (await waitingCallOffs(context)).map((waiting) => [
      ...[waiting.subject, waiting.proposedBy, when(waiting.proposedAt), when(waiting.expiresAt)],
      waiting.reason,
    ]);
    return done(table(["what", "by", "since", "until", "reason"], rows, "Nothing waits."));
  },
});

const tableCancel = changing({
  about:
    "call off a match at a card table; everybody has their own stake back. Once the cards are dealt it takes two operators",
  words: ["table"],
  said: z.object({ table: id, reason: toldReason }),
  subject: ({ table }) => `table ${table}`,
  async change({ context }, { table, reason }, operator) {
    const off = await callOffTable(context, { tableId: table, reason, operator });
    return off.ok ? done(callOffChange(off.value)) : off;
  },
});

export const ROUND_COMMANDS: Readonly<Record<string, Command>> = {
  "round cancel": roundCancel,
  "round waiting": roundWaiting,
  "table cancel": tableCancel,
};
