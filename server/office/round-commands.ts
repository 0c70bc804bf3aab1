import { z } from "zod";
import { isId } from "../core/ids.ts";
import { done } from "../core/outcome.ts";
import { type CallOff, waitingCallOffs } from "../studio/index.ts";
import { callOffRound } from "../studio/rounds/index.ts";
import { callOffTable } from "../studio/tables/index.ts";
import { type Command, changing, looking, refused } from "./command.ts";
import { reason, toldReason } from "./fields.ts";
import { table, when } from "./lines.ts";

const id = z.string().refine(isId);

/** What the first and the second operator are told. */
const offLine = ({ waitsUntil }: CallOff) =>
  waitsUntil
    ? `It waits for another operator, who says the same until ${when(waitsUntil)}.`
    : "It is called off. The stakes are on their way back.";

const roundCancel = changing({
  about:
    "call off a shared round that is being played, with a reason that everybody reads; every stake that is not decided goes back. Once betting has closed it takes two operators",
  words: ["round"],
  said: z.object({ round: id, reason: toldReason }),
  subject: ({ round }) => `round ${round}`,
  async change({ context }, { round, reason }, operator) {
    const off = await callOffRound(context, { roundId: round, reason, operator });
    if (!off.ok) return off;
    return done({ lines: [offLine(off.value)], after: { isOff: off.value.waitsUntil === null } });
  },
});

const roundWaiting = looking({
  about: "rounds that one operator wants to call off, and that wait for another one",
  said: z.object({}),
  async look({ context }) {
    const rows = (await waitingCallOffs(context)).map((waiting) => [
      ...[waiting.subject, waiting.proposedBy, when(waiting.proposedAt), when(waiting.expiresAt)],
      waiting.reason,
    ]);
    return done(table(["what", "by", "since", "until", "reason"], rows, "No round waits."));
  },
});

const tableCancel = changing({
  about: "call off a match at a card table; everybody has their own stake back",
  words: ["table"],
  said: z.object({ table: id, reason }),
  subject: ({ table }) => `table ${table}`,
  async change({ context }, { table }) {
    const isOff = await callOffTable(context, { tableId: table });
    if (!isOff) return refused("matchOver");
    return done({ lines: ["It is called off. The stakes are on their way back."] });
  },
});

export const ROUND_COMMANDS: Readonly<Record<string, Command>> = {
  "round cancel": roundCancel,
  "round waiting": roundWaiting,
  "table cancel": tableCancel,
};
