import { z } from "zod";
import { done } from "../../core/outcome.ts";
import { approveAlarm } from "../../wallet/index.ts";
import { type Command, changing } from "../command.ts";
import { number, reason } from "../fields.ts";

const alarmApprove = changing({
  about: "say that an alarm which freezes withdrawals may be closed; another operator closes it",
  words: ["alarm"],
  said: z.object({ alarm: number, reason }),
  subject: ({ alarm }) => `alarm ${alarm}`,
  async change({ context }, { alarm, reason }, operator) {
    const approved = await approveAlarm(context, { alarmId: alarm, operator, reason });
    if (!approved.ok) return approved;
    const { invariant, subject } = approved.value;
    return done({
      lines: [`Alarm ${alarm} may be closed, by another operator.`],
      before: { invariant, where: subject },
    });
  },
});

/** What the second person does is in ledger-commands.ts. */
export const ALARM_COMMANDS: Readonly<Record<string, Command>> = { "alarm approve": alarmApprove };
