import { z } from "zod";
import {
  CONTRACT_KINDS,
  CONTRACT_STATES,
  type ContractKind,
  type ContractShown,
  contractOf,
  contractsOf,
} from "../../../agents/index.ts";
import { done, refuse } from "../../../core/outcome.ts";
import { signAnswer } from "../../../use-cases/index.ts";
import { type Call, signedCall } from "../../call.ts";
import { asInstant, id, instant, nothing, text } from "../../shapes.ts";
import { isTheirs, termsShape, termsValue } from "./contract-shapes.ts";
import { isUnsigned, SIGNATURE_ERRORS, UNSIGNED } from "./signature.ts";

const MODULE = 9;

const contract = z.object({
  contractId: id,
  state: z.enum(CONTRACT_STATES),
  side: z.enum(["first", "second"]),
  other: z.string().nullable().meta({ description: "The other side, masked; null for the house." }),
  otherId: id
    .nullable()
    .meta({ description: "Its number, because a mask can be that of two people; null for the house." }),
  isAsked: z.boolean().meta({ description: "Whether it waits for this agent's answer." }),
  askedUntil: instant.nullable(),
  version: z.int().meta({ description: "The newest, which is what is answered." }),
  terms: termsShape,
});

function contractValue({ contract: row, side, other, isAsked, versions }: ContractShown) {
  const newest = versions.at(-1);
  if (!newest) throw new Error(`Contract ${row.id} has no version.`);
  const otherId = side === "second" ? row.firstParty : row.secondParty;
  return {
    ...{ contractId: `${row.id}`, state: row.state, side, other, isAsked, version: newest.version },
    otherId: otherId === null ? null : `${otherId}`,
    askedUntil: row.askedUntil && asInstant(row.askedUntil),
    terms: termsValue(newest.terms),
  };
}

/** One call for each kind, by the names that they have always had. */
const PROCESSED: readonly (readonly [ContractKind, string])[] = [
  ["dividend", "MCS2_processDividendReq"],
  ["daily", "MCS2_processDailySalContract"],
  ["hourly", "MCS2_processContractHourSalary"],
  ["realtime", "MCSFE_processRealTimeSalaryContract"],
];

const answerCall = (kind: ContractKind, name: string) =>
  signedCall({
    module: MODULE,
    name,
    method: "POST",
    path: `/wps/relay/${name}`,
    isEncrypted: true,
    about: `Signs or declines what the other side of a ${kind} contract has asked for. Who signs proves themselves by the code of the second factor and the payment password, each where the account has one.`,
    scope: "money",
    payload: z.object({
      contractId: id,
      version: z.int().min(1).max(999_999),
      answer: z.enum(["agree", "deny"]),
      paymentPassword: text(400).optional(),
      code: text(100).optional(),
    }),
    value: nothing,
    errors: [
      ...(["contractUnknown", "contractAnswered", "contractNotYours", "contractNotBelow"] as const),
      ...(["contractPromised", "contractNoOwn", "contractAbove", "contractBelow"] as const),
      ...(["contractPlatformPays", "contractUplinePays"] as const),
      ...SIGNATURE_ERRORS,
    ],
    async answer({ visitor, payload, key }) {
      const { context, player, platform } = visitor;
      const { answer, version, paymentPassword, code } = payload;
      const contractId = BigInt(payload.contractId);
      const shown = (await isTheirs(visitor, kind))
        ? await contractOf(context, { playerId: player.id, contractId })
        : null;
      if (shown?.contract.kind !== kind) return refuse({ reason: "contractUnknown" });
      if (answer === "agree" && (await isUnsigned(visitor, { paymentPassword }))) return refuse(UNSIGNED);
      const playerId = player.id;
      const { houseSecret } = platform.config;
      return signAnswer(context, {
        answer: { contractId, by: { playerId }, answer, version },
        proof: { playerId, key, paymentPassword, code, houseSecret },
      });
    },
  });

/** The contracts of an agent. */
export const contractCalls: readonly Call[] = [
  signedCall({
    module: MODULE,
    name: "contracts",
    method: "GET",
    path: "/wps/agent/contracts",
    about: "An agent's contracts of one kind, 100 at most: those that live first.",
    scope: "read",
    payload: z.object({ kind: z.enum(CONTRACT_KINDS) }),
    value: z.object({ contracts: z.array(contract) }),
    errors: [],
    async answer({ visitor, payload: { kind } }) {
      if (!(await isTheirs(visitor, kind))) return done({ contracts: [] });
      const { context, player } = visitor;
      const found = await contractsOf(context, { playerId: player.id, kind });
      return done({ contracts: found.map(contractValue) });
    },
  }),
  ...PROCESSED.map(([kind, name]) => answerCall(kind, name)),
];
