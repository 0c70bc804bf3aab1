import { z } from "zod";
import { isId } from "../core/ids.ts";
import { done } from "../core/outcome.ts";
import { callOffRound } from "../studio/rounds/index.ts";
import { callOffTable } from "../studio/tables/index.ts";
import { type Command, changing, refused } from "./command.ts";
import { reason } from "./fields.ts";

const id = z.string().refine(isId);

const roundCancel = changing({
  about: "call off a shared round that is being played; every stake that is not decided goes back",
  words: ["round"],
  said: z.object({ round: id, reason: reason.max(200) }),
  subject: ({ round }) => `round ${round}`,
  async change({ context }, { round, reason }) {
    const off = await callOffRound(context, { roundId: round, reason });
    return off.ok ? done({ lines: ["It is called off. The stakes are on their way back."] }) : off;
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
  "table cancel": tableCancel,
};
