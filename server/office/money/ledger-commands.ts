import { z } from "zod";
import { eventsOf } from "../../audit/index.ts";
import { done } from "../../core/outcome.ts";
import { jobRuns } from "../../jobs/turn.ts";
import { settleProvider } from "../../wallet/index.ts";
import { type Command, changing, looking, refused } from "../command.ts";
import { amount, code, number, reason, yes } from "../fields.ts";
import { sum, table, when } from "../lines.ts";
import {
  closeAlarm,
  openAlarms,
  payoutsToldFrom,
  suspense,
  tellPayoutsFrom,
  verifySeals,
  watchLedger,
  watchWholeLedger,
} from "./ledger-desk.ts";

const alarmList = looking({
  about: "what is known to be wrong with the ledger",
  said: z.object({}),
  async look({ context }) {
    const rows = (await openAlarms(context)).map((alarm) => [
      String(alarm.id),
      alarm.invariant,
      alarm.subject,
      alarm.freezes ? "yes" : "no",
      String(alarm.times),
      when(alarm.foundAt),
      when(alarm.foundLastAt),
    ]);
    const titles = ["alarm", "invariant", "where", "freezes", "times", "found", "found last"];
    const told = `Payouts of ${sum(await payoutsToldFrom(context))} and more are told here.`;
    return done([...table(titles, rows, "No alarm is open."), told]);
  },
});

const alarmClose = changing({
  about: "close an alarm that was looked into; what is still wrong raises a new one",
  words: ["alarm"],
  said: z.object({ alarm: number, reason }),
  subject: ({ alarm }) => `alarm ${alarm}`,
  async change({ context }, { alarm, reason }, operator) {
    const closed = await closeAlarm(context, { alarmId: alarm, operator, reason });
    if (!closed.ok) return closed;
    const { invariant, subject } = closed.value;
    return done({ lines: [`Alarm ${alarm} is closed.`], before: { invariant, where: subject } });
  },
});

const alarmPayouts = changing({
  about: "from which sum on a payout raises an alarm, which freezes nothing",
  said: z.object({ from: amount }),
  subject: () => "payouts",
  async change({ context }, { from }) {
    const before = await payoutsToldFrom(context);
    await tellPayoutsFrom(context, from);
    return done({
      lines: [`Payouts of ${sum(from)} and more are told.`],
      before: { from: sum(before) },
      after: { from: sum(from) },
    });
  },
});

const ledgerCheck = looking({
  about: "look for what is wrong now; --whole counts everything again and takes its time",
  said: z.object({ whole: yes.optional() }),
  async look({ context }, { whole }) {
    const fresh = await (whole ? watchWholeLedger(context) : watchLedger(context));
    const open = (await openAlarms(context)).length;
    const found = fresh.map(({ invariant, subject }) => `${invariant}  ${subject}`);
    return done([...found, `${fresh.length} new, ${open} open.`]);
  },
});

const sealsVerify = looking({
  about: "count all seals again and compare them with the movements and with the copy outside",
  said: z.object({}),
  async look({ context, sealsFile }) {
    const { seals, transfers, difference } = await verifySeals(context, { outside: sealsFile });
    if (!difference) return done([`${seals} seals over ${transfers} movements agree with the copy outside.`]);
    const { seq, disagrees } = difference;
    return refused("sealsDiffer", `at seal ${seq} ${WHERE[disagrees]} The ${seals} before it agree.`);
  },
});

const WHERE = {
  rows: "the movements under it were changed.",
  chain: "it does not follow from the seal before it.",
  outside: "the copy outside the database says otherwise.",
} as const;

const suspenseList = looking({
  about: "what payment providers owe us and what they have yet to take",
  said: z.object({}),
  async look({ context }) {
    const rows = (await suspense(context)).map(({ provider, side, balance, oldestAt }) => [
      provider,
      side,
      sum(balance),
      when(oldestAt),
    ]);
    return done(
      table(["provider", "side", "balance", "oldest"], rows, "Nothing was paid by a provider yet."),
    );
  },
});

const providerSettle = changing({
  about: "write down what a provider has really paid us or taken; --key is the number on its statement",
  words: ["provider"],
  said: z.object({
    provider: code,
    side: z.enum(["deposit", "withdrawal"]),
    amount,
    key: z.string().trim().min(1).max(45),
  }),
  subject: ({ provider }) => `provider ${provider}`,
  async change({ context }, { provider, side, amount, key }) {
    const known = (await suspense(context)).some((row) => row.provider === provider && row.side === side);
    if (!known) return refused("unknownProvider");
    const order = { provider, side, amount, key: `settlement:${side[0]}:${provider}:${key}` };
    const settled = await settleProvider(context, order);
    if (!settled.ok) return settled;
    const { transferId, replayed } = settled.value;
    const told = replayed
      ? `was written down before, as movement ${transferId}`
      : `is movement ${transferId}`;
    return done({ lines: [`${sum(amount)} ${told}.`], after: { transfer: String(transferId), replayed } });
  },
});

const jobList = looking({
  about: "what happens by the clock, and how it ended last",
  said: z.object({}),
  async look({ context }) {
    const rows = (await jobRuns(context)).map((job) => [
      job.name,
      job.isRunning ? "running" : (job.fault ?? "well"),
      String(job.runs),
      String(job.failures),
      when(job.beganAt),
      durationOf(job),
    ]);
    return done(table(["job", "is", "runs", "failures", "began", "took"], rows, "Nothing has run yet."));
  },
});

function durationOf({ beganAt, endedAt }: { beganAt: Date | null; endedAt: Date | null }): string {
  if (!beganAt || !endedAt || endedAt < beganAt) return "";
  return `${endedAt.getTime() - beganAt.getTime()} ms`;
}

/** Of one thing everything is told; of all things as much as a line of a terminal bears. */
const TOLD_MAX = 80;

function shortened(told: object | null, subject: string | undefined): string {
  const whole = told ? JSON.stringify(told) : "";
  return subject !== undefined || whole.length <= TOLD_MAX ? whole : `${whole.slice(0, TOLD_MAX)}…`;
}

const auditShow = looking({
  about: 'what operators did, newest first; to one thing alone: audit "player 100001"',
  words: ["subject"],
  said: z.object({ subject: z.string().trim().min(1).max(200).optional() }),
  async look({ context }, { subject }) {
    const rows = (await eventsOf(context, { subject })).map((event) => [
      when(event.at),
      event.subject,
      event.operator,
      event.action,
      shortened(event.before, subject),
      shortened(event.after, subject),
      event.reason ?? "",
    ]);
    return done(table(["at", "to", "by", "did", "before", "after", "reason"], rows, "Nothing was done."));
  },
});

export const LEDGER_COMMANDS: Readonly<Record<string, Command>> = {
  "alarm list": alarmList,
  "alarm close": alarmClose,
  "alarm payouts": alarmPayouts,
  "ledger check": ledgerCheck,
  "seals verify": sealsVerify,
  suspense: suspenseList,
  "provider settle": providerSettle,
  jobs: jobList,
  audit: auditShow,
};
