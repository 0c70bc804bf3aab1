import { z } from "zod";
import {
  anyWithdrawal,
  approveWithdrawal,
  failWithdrawal,
  hearAboutPayout,
  markPaid,
  type OperatorWithdrawal,
  refusedWithdrawals,
  refuseWithdrawal,
  reportBounced,
  settleDispute,
  type Withdrawal,
  withdrawalQueue,
  withdrawalsOf,
} from "../../cashier/index.ts";
import { done } from "../../core/outcome.ts";
import { type Command, changing, looking, refused } from "../command.ts";
import { number, reason, yes } from "../fields.ts";
import { facts, sum, table, when } from "../lines.ts";
import { ordersOfPlayer, reference, story } from "./order-words.ts";

const withdrawalList = looking({
  about:
    "withdrawals that wait for an operator or a provider, and disputed ones: those whose level goes before first, then the oldest; --player for the newest of one player, ended ones too",
  said: z.object({ player: number.optional() }),
  async look({ context }, { player }) {
    if (player !== undefined) {
      const { rows } = await withdrawalsOf(context, { playerId: player, page: 1 });
      return done(ordersOfPlayer(rows));
    }
    const rows = (await withdrawalQueue(context)).map((row) => [
      row.reference,
      row.state,
      String(row.playerId),
      sum(row.amount),
      row.method.code,
      `${row.approvedBy.length} of ${row.approvalsNeeded}`,
      row.isFirst ? "first" : "",
      when(row.createdAt),
    ]);
    const titles = ["reference", "state", "player", "amount", "method", "approved", "goes", "made"];
    return done(table(titles, rows, "No withdrawal waits."));
  },
});

const withdrawalShow = looking({
  about: "one withdrawal, waiting or ended, with the account to pay",
  words: ["reference"],
  said: z.object({ reference }),
  async look({ context }, { reference }) {
    const known = await anyWithdrawal(context, { withdrawalId: reference });
    if (!known) return refused("unknownOrder");
    return done([...withdrawalFacts(known), ...toPay(known), ...story(known.timeline)]);
  },
});

function withdrawalFacts(withdrawal: Withdrawal): string[] {
  return facts([
    ["reference", withdrawal.reference],
    ["state", withdrawal.state],
    ["player", String(withdrawal.playerId)],
    ["method", `${withdrawal.method.code} (${withdrawal.method.provider})`],
    ["amount", sum(withdrawal.amount)],
    ["fee", sum(withdrawal.fee)],
    ["to pay", sum(withdrawal.arrives)],
    ["made", when(withdrawal.createdAt)],
    ["paid", when(withdrawal.paidAt)],
    ["counts as received", when(withdrawal.confirmDue)],
  ]);
}

function toPay({ payeeFields, approvedBy, approvalsNeeded }: OperatorWithdrawal): string[] {
  const account = Object.entries(payeeFields).map(([name, value]) => [`payee ${name}`, value] as const);
  return facts([
    ...account,
    ["approved by", `${approvedBy.join(", ") || "nobody"} (needs ${approvalsNeeded})`],
  ]);
}

const withdrawalApprove = changing({
  about: "let a withdrawal out; a large one needs two operators",
  words: ["reference"],
  said: z.object({ reference }),
  subject: ({ reference }) => `withdrawal ${reference}`,
  async change({ context }, { reference }, operator) {
    const approved = await approveWithdrawal(context, { withdrawalId: reference, operator });
    if (!approved.ok) return approved;
    const { state, missing } = approved.value;
    const told = missing > 0 ? "It needs another operator as well." : "It is approved.";
    return done({ lines: [`${reference}: ${told}`], after: { state, missing } });
  },
});

const withdrawalRefuse = changing({
  about: "give a withdrawal back; the player reads the reason",
  words: ["reference"],
  said: z.object({ reference, reason }),
  subject: ({ reference }) => `withdrawal ${reference}`,
  async change({ context }, { reference, reason }, operator) {
    const ended = await refuseWithdrawal(context, { withdrawalId: reference, operator, reason });
    return ended.ok ? done({ lines: [`${reference} is given back.`], after: { state: "refused" } }) : ended;
  },
});

const withdrawalPaid = changing({
  about:
    "say that an approved withdrawal was paid; --ref is the number of the payment. A provider is asked first",
  words: ["reference"],
  said: z.object({ reference, ref: z.string().trim().min(1).max(200).optional() }),
  subject: ({ reference }) => `withdrawal ${reference}`,
  hear: ({ context, payments }, { reference }) => hearAboutPayout(context, payments, reference),
  async change({ context }, { reference, ref }, operator, heard) {
    const paid = await markPaid(context, { withdrawalId: reference, operator, providerRef: ref, heard });
    return paid.ok ? done({ lines: [`${reference} is paid.`], after: { state: "paid" } }) : paid;
  },
});

const withdrawalFailed = changing({
  about:
    "give back what a provider was asked to pay and will not; it is asked first, the player reads the reason",
  words: ["reference"],
  said: z.object({ reference, reason }),
  subject: ({ reference }) => `withdrawal ${reference}`,
  hear: ({ context, payments }, { reference }) => hearAboutPayout(context, payments, reference),
  async change({ context }, { reference, reason }, operator, heard) {
    const ended = await failWithdrawal(context, { withdrawalId: reference, operator, reason, heard });
    if (!ended.ok) return ended;
    const after = { state: "failed", provider: heard?.said ?? null };
    return done({ lines: [`${reference} is given back.`], before: { state: "sending" }, after });
  },
});

const withdrawalBounced = changing({
  about: "a bank sent back what was paid, also after it counted as received: see withdrawal settle-dispute",
  words: ["reference"],
  said: z.object({ reference, reason }),
  subject: ({ reference }) => `withdrawal ${reference}`,
  async change({ context }, { reference, reason }, operator) {
    const open = await reportBounced(context, { withdrawalId: reference, operator, words: reason });
    return open.ok ? done({ lines: [`${reference} is disputed.`], after: { state: "disputed" } }) : open;
  },
});

const settle = changing({
  about: "end a dispute: --received when it had arrived, --returned when the money came back to us",
  words: ["reference"],
  said: z.object({
    reference,
    received: yes.optional(),
    returned: yes.optional(),
    reason: reason.optional(),
  }),
  subject: ({ reference }) => `withdrawal ${reference}`,
  hear: ({ context, payments }, { reference }) => hearAboutPayout(context, payments, reference),
  async change({ context }, { reference, received, returned, reason }, operator, heard) {
    if (Boolean(received) === Boolean(returned)) return refused("noFinding");
    const finding = received ? "received" : "returned";
    const settled = await settleDispute(context, {
      withdrawalId: reference,
      operator,
      finding,
      words: reason,
      heard,
    });
    if (!settled.ok) return settled;
    const told = received ? "is received" : "is given back to the player";
    return done({
      lines: [`${reference} ${told}.`],
      before: { state: "disputed" },
      after: { state: finding },
    });
  },
});

const withdrawalRefused = looking({
  about:
    "withdrawals that were refused at once and never became an order, latest first; --player for one of them",
  said: z.object({ player: number.optional() }),
  async look({ context }, { player = null }) {
    const rows = (await refusedWithdrawals(context, { playerId: player })).map((row) => [
      when(row.lastAt),
      String(row.playerId),
      sum(row.amount),
      row.method,
      row.reason,
      String(row.times),
    ]);
    const titles = ["last", "player", "amount", "method", "why", "times in the hour"];
    return done(table(titles, rows, "No withdrawal was refused at once."));
  },
});

export const WITHDRAWAL_COMMANDS: Readonly<Record<string, Command>> = {
  "withdrawal list": withdrawalList,
  "withdrawal show": withdrawalShow,
  "withdrawal approve": withdrawalApprove,
  "withdrawal refuse": withdrawalRefuse,
  "withdrawal refused": withdrawalRefused,
  "withdrawal paid": withdrawalPaid,
  "withdrawal failed": withdrawalFailed,
  "withdrawal bounced": withdrawalBounced,
  "withdrawal settle-dispute": settle,
};
