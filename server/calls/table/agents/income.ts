import { z } from "zod";
import {
  type BillShown,
  billOf,
  CONTRACT_KINDS,
  debtsOf,
  INCOME_SOURCES,
  type IncomeEntry,
  type IncomePlace,
  incomeOf,
} from "../../../agents/index.ts";
import { done, refuse } from "../../../core/outcome.ts";
import { type Call, signedCall } from "../../call.ts";
import { amount, asInstant, asSum, id, instant } from "../../shapes.ts";
import { AGENT_ERRORS, AGENT_MODULE, notTheirs } from "./agent.ts";
import { termsShape, termsValue } from "./contract-shapes.ts";

const row = z.object({
  id: id.meta({ description: "Of the bill, which `agentBill` asks for as `billId`, or of the rebate." }),
  source: z.enum(INCOME_SOURCES),
  kind: z.enum(CONTRACT_KINDS).nullable().meta({ description: "Null where rates brought it." }),
  ...{ from: instant, until: instant, amount, owed: amount },
  isHeld: z.boolean(),
});

function rowValue(one: Omit<IncomeEntry, "payer">): z.infer<typeof row> {
  const { source, kind, isHeld } = one;
  return {
    ...{ id: `${one.id}`, source, kind, isHeld },
    ...{ from: asInstant(one.from), until: asInstant(one.until) },
    ...{ amount: asSum(one.amount), owed: asSum(one.owed) },
  };
}

/** Where a page begins, as the one before has written it. */
const place = z.string().regex(/^\d{1,15}[br]\d{1,18}$/);

function placeIn(written: string | undefined): IncomePlace | null {
  const [, at = "", what, from = ""] = /^(\d+)([br])(\d+)$/.exec(written ?? "") ?? [];
  return from === "" ? null : { until: new Date(Number(at)), isBill: what === "b", id: BigInt(from) };
}

const writtenPlace = ({ until, isBill, id: from }: IncomePlace) =>
  `${until.getTime()}${isBill ? "b" : "r"}${from}`;

const bill = row.omit({ source: true }).extend({
  adjusts: id.nullable().meta({ description: "The first bill of the period, where this one corrects it." }),
  contractId: id,
  version: z.int(),
  isOwn: z.boolean().meta({ description: "Whether the agent is paid by it; otherwise the agent pays." }),
  ...{ payer: z.string().nullable(), payee: z.string().nullable() },
  ...{ payerId: id.nullable(), payeeId: id.nullable() },
  people: z.int(),
  ...{ earned: amount, carriedIn: amount, carriedOut: amount, gross: amount, below: amount },
  tier: z.int().nullable(),
  ringFences: z
    .array(
      z.object({
        person: z.string().nullable().meta({ description: "Masked." }),
        ...{ result: amount, carriedIn: amount, setOff: amount, added: amount, carriedOut: amount },
        lifetime: amount.meta({ description: "What the house ever had of the person, less what it gave." }),
      }),
    )
    .meta({ description: "What is carried for one person alone." }),
  terms: termsShape,
  payments: z.array(z.object({ amount, movementId: id, at: instant })),
  adjustments: z.array(z.object({ billId: id, amount, madeAt: instant })),
  madeAt: instant,
});

function billValue(one: BillShown): z.infer<typeof bill> {
  const { source: _, ...shown } = rowValue({ ...one, source: one.kind });
  return {
    ...shown,
    adjusts: one.adjusts === null ? null : `${one.adjusts}`,
    ...{ contractId: `${one.contract}`, version: one.version, isOwn: one.isOwn, tier: one.tier },
    ...{ payer: one.payerName, payee: one.payeeName, people: one.people, terms: termsValue(one.terms) },
    ...{ payerId: one.payer === null ? null : `${one.payer}`, payeeId: `${one.payee}` },
    ...{ earned: asSum(one.earned), carriedIn: asSum(one.carriedIn), carriedOut: asSum(one.carriedOut) },
    ...{ gross: asSum(one.gross), below: asSum(one.below), madeAt: asInstant(one.madeAt) },
    ringFences: one.fences.map((fence) => ({
      person: one.nameOf(fence.playerId),
      ...{ result: asSum(fence.result), carriedIn: asSum(fence.carriedIn), setOff: asSum(fence.setOff) },
      ...{ added: asSum(fence.added), carriedOut: asSum(fence.carriedOut), lifetime: asSum(fence.lifetime) },
    })),
    payments: one.payments.map((paid) => ({
      ...{ amount: asSum(paid.amount), movementId: `${paid.movementId}`, at: asInstant(paid.at) },
    })),
    adjustments: one.adjustments.map((later) => ({
      ...{ billId: `${later.id}`, amount: asSum(later.amount), madeAt: asInstant(later.madeAt) },
    })),
  };
}

/** What contracts have come to. */
export const incomeCalls: readonly Call[] = [
  signedCall({
    module: AGENT_MODULE,
    name: "agentIncome",
    method: "GET",
    path: "/wps/agent/income",
    about:
      "What the agent was billed for, 50 a page, the newest first, with the sums of all and what is owed. A bill is made five minutes after the end of its period.",
    scope: "read",
    payload: z.object({
      kind: z.enum(CONTRACT_KINDS).optional(),
      since: instant.optional().meta({ description: "Only periods that end after it." }),
      before: place.optional().meta({ description: "`next` of the page before." }),
    }),
    value: z.object({
      rows: z.array(row),
      sums: z.object({ bills: z.int(), amount, owed: amount }),
      debts: z.array(
        z.object({
          other: z.string().nullable().meta({ description: "Masked; null for the house." }),
          isOwn: z.boolean().meta({ description: "Whether the agent owes it." }),
          bills: z.int(),
          sum: amount,
        }),
      ),
      next: z.string().nullable(),
    }),
    errors: AGENT_ERRORS,
    async answer({ visitor, payload: { kind, since, before } }) {
      const refusal = notTheirs(visitor);
      if (refusal) return refuse({ reason: refusal });
      const { context, player } = visitor;
      const asked = {
        ...{ playerId: player.id, source: kind, since: since === undefined ? undefined : new Date(since) },
        before: placeIn(before),
      };
      const [{ rows, sums, next }, debts] = await Promise.all([
        incomeOf(context, asked),
        debtsOf(context, player.id),
      ]);
      return done({
        rows: rows.map(rowValue),
        sums: { bills: sums.bills, amount: asSum(sums.amount), owed: asSum(sums.owed) },
        debts: debts.map(({ other, isOwn, bills, sum: owed }) => ({ other, isOwn, bills, sum: asSum(owed) })),
        next: next && writtenPlace(next),
      });
    },
  }),
  signedCall({
    module: AGENT_MODULE,
    name: "agentBill",
    method: "GET",
    path: "/wps/agent/bill",
    about: "One bill, for both sides of its contract, down to the ledger.",
    scope: "read",
    payload: z.object({ billId: id }),
    value: bill,
    errors: [...AGENT_ERRORS, "unknownBill"],
    async answer({ visitor, payload: { billId } }) {
      const refusal = notTheirs(visitor);
      if (refusal) return refuse({ reason: refusal });
      const { context, player } = visitor;
      const found = await billOf(context, { playerId: player.id, billId: BigInt(billId) });
      return found ? done(billValue(found)) : refuse({ reason: "unknownBill" });
    },
  }),
];
