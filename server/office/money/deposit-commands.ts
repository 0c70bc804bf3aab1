import { writeFile } from "node:fs/promises";
import { z } from "zod";
import {
  anyDeposit,
  approveDeposit,
  type Deposit,
  depositProof,
  depositQueue,
  depositsOf,
  refuseDeposit,
} from "../../cashier/index.ts";
import { done } from "../../core/outcome.ts";
import { type Command, changing, looking, refused } from "../command.ts";
import { amount, number, reason, yes } from "../fields.ts";
import { facts, sum, table, when } from "../lines.ts";
import { ordersOfPlayer, reference, story } from "./order-words.ts";

const depositList = looking({
  about:
    "deposits that wait for an operator, oldest first; --all with those by hand that have no proof yet; --player for the newest of one player, ended ones too",
  said: z.object({ all: yes.optional(), player: number.optional() }),
  async look({ context }, { all, player }) {
    if (player !== undefined) {
      const { rows } = await depositsOf(context, { playerId: player, page: 1 });
      return done(ordersOfPlayer(rows));
    }
    const rows = (await depositQueue(context, { all: all !== undefined })).map((deposit) => [
      deposit.reference,
      deposit.state,
      String(deposit.playerId),
      sum(deposit.amount),
      deposit.method.code,
      deposit.proofs > 0 ? "yes" : "no",
      deposit.sameProof.join(" "),
      when(deposit.createdAt),
    ]);
    const titles = ["reference", "state", "player", "amount", "method", "proof", "same picture as", "made"];
    return done(table(titles, rows, "No deposit waits for you."));
  },
});

const depositShow = looking({
  about: "one deposit, waiting or ended; --proof FILE saves its picture",
  words: ["reference"],
  said: z.object({ reference, proof: z.string().min(1).optional() }),
  async look({ context }, { reference, proof }) {
    const known = await anyDeposit(context, { depositId: reference });
    if (!known) return refused("unknownOrder");
    const image = proof ? await depositProof(context, { depositId: reference }) : null;
    if (proof && image) await writeFile(proof, image.bytes, { mode: 0o600, flag: "wx" });
    const saved = proof ? (image ? `saved in ${proof}` : "there is no picture") : null;
    return done([...depositFacts(known), ...facts([["picture", saved]]), ...story(known.timeline)]);
  },
});

function depositFacts(deposit: Deposit): string[] {
  return facts([
    ["reference", deposit.reference],
    ["state", deposit.state],
    ["player", String(deposit.playerId)],
    ["method", `${deposit.method.code} (${deposit.method.provider})`],
    ["ordered", sum(deposit.amount)],
    ["received", deposit.received && sum(deposit.received)],
    ["fee", sum(deposit.fee)],
    ["credited", sum(deposit.credited)],
    ["pictures", String(deposit.proofs)],
    ["made", when(deposit.createdAt)],
    ["expires", when(deposit.expiresAt)],
  ]);
}

const depositApprove = changing({
  about: "credit a deposit whose money has come; --received when it was another amount",
  words: ["reference"],
  said: z.object({ reference, received: amount.optional() }),
  subject: ({ reference }) => `deposit ${reference}`,
  async change({ context }, { reference, received }, operator) {
    const order = { depositId: reference, operator, receivedMinor: received?.minor };
    const approved = await approveDeposit(context, order);
    if (!approved.ok) return approved;
    const transfer = String(approved.value.transferId);
    return done({ lines: [`${reference} is credited by movement ${transfer}.`], after: { transfer } });
  },
});

const depositRefuse = changing({
  about: "end a deposit without money; the player reads the reason",
  words: ["reference"],
  said: z.object({ reference, reason }),
  subject: ({ reference }) => `deposit ${reference}`,
  async change({ context }, { reference, reason }, operator) {
    const ended = await refuseDeposit(context, { depositId: reference, operator, reason });
    return ended.ok ? done({ lines: [`${reference} is refused.`], after: { state: "refused" } }) : ended;
  },
});

export const DEPOSIT_COMMANDS: Readonly<Record<string, Command>> = {
  "deposit list": depositList,
  "deposit show": depositShow,
  "deposit approve": depositApprove,
  "deposit refuse": depositRefuse,
};
