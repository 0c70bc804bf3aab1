import { z } from "zod";
import {
  APPLIES,
  askChange,
  askEnd,
  CONTRACT_KINDS,
  type ContractKind,
  type ContractTerms,
  contractOf,
  contractTerms,
  directAgents,
  ISSUERS,
  ownTerms,
  proposeContract,
  TIERS_MAX,
  writtenTerms,
} from "../../../agents/index.ts";
import { done, type Outcome, refuse } from "../../../core/outcome.ts";
import type { PlayerVisitor } from "../../../http/visitor/visitor.ts";
import { type Call, type CallRefusal, signedCall } from "../../call.ts";
import { id, nothing } from "../../shapes.ts";
import { AGENT_MODULE, signature } from "./agent.ts";
import { isTheirs, termsShape, termsValue } from "./contract-shapes.ts";
import { checkSignature, SIGNATURE_ERRORS, type Signing } from "./signature.ts";

/** A sum as it is typed, or as answers tell it, so that terms which were read can be offered to others. */
const saidSum = z.union([
  z.string().max(40),
  z
    .strictObject({ amount: z.string().max(40), asset: z.literal("P") })
    .transform(({ amount: written }) => written),
]);

/** What is agreed on anew; the rest is that of the terms by which the agent is paid. */
const offered = z.strictObject({
  issuer: z.enum(ISSUERS),
  apply: z.enum(APPLIES),
  tiers: z
    .array(z.strictObject({ from: saidSum, people: z.int().min(0), rate: z.int().min(1) }))
    .min(1)
    .max(TIERS_MAX),
  leastStake: saidSum,
  cap: saidSum.nullable().default(null),
  products: z
    .record(z.string().max(40), z.int().min(0).max(10_000))
    .refine((named) => Object.keys(named).length <= 100)
    .default({})
    .meta({
      description: "Weights in hundredths of a percent, of products that the agent's own terms weigh.",
    }),
});

/** Terms on the ground of others, as the page makes them; null where they are none. */
function termsOn(ground: ContractTerms, wished: z.output<typeof offered>): ContractTerms | null {
  const written = writtenTerms(ground);
  if (Object.keys(wished.products).some((product) => !ground.products[product])) return null;
  const products = { ...written.products, ...wished.products };
  return contractTerms.safeParse({ ...written, ...wished, products }).data ?? null;
}

const CHANGE_ERRORS = [
  ...(["badField", "contractUnknown", "contractNotInForce", "contractSame", "contractNoOwn"] as const),
  ...(["contractAbove", "contractBelow", "contractPlatformPays", "contractUplinePays"] as const),
  ...SIGNATURE_ERRORS,
] as const;

/** A contract of the caller's that is of a kind which the agent centre shows; null for any other. */
async function ownContract(visitor: PlayerVisitor, contractId: bigint) {
  const { context, player } = visitor;
  const shown = await contractOf(context, { playerId: player.id, contractId });
  return shown && (await isTheirs(visitor, shown.contract.kind)) ? shown : null;
}

async function change(
  visitor: PlayerVisitor,
  { contractId, terms: wished, ...proof }: Signing & { contractId: bigint; terms: z.output<typeof offered> },
): Promise<Outcome<null, CallRefusal<(typeof CHANGE_ERRORS)[number]>>> {
  const { context, player } = visitor;
  const shown = await ownContract(visitor, contractId);
  if (!shown) return refuse({ reason: "contractUnknown" });
  const { secondParty, kind } = shown.contract;
  const ground = await ownTerms(context, secondParty, kind);
  if (!ground) return refuse({ reason: "contractNotInForce" });
  const terms = termsOn(ground, wished);
  if (!terms) return refuse({ reason: "badField", fields: ["terms"] });
  const own = await checkSignature(visitor, proof);
  if (!own.ok) return own;
  return askChange(context, { contractId, by: { playerId: player.id }, terms });
}

const PROPOSE_ERRORS = [
  ...(["badField", "contractUnknown", "contractNotBelow", "contractNotAgent", "contractOpen"] as const),
  ...(["contractNoOwn", "contractAbove", "contractBelow"] as const),
  ...(["contractPlatformPays", "contractUplinePays"] as const),
  ...SIGNATURE_ERRORS,
] as const;

type Proposal = Signing & {
  readonly kind: ContractKind;
  readonly secondParty: bigint;
  readonly terms: z.output<typeof offered>;
};

async function propose(
  visitor: PlayerVisitor,
  { kind, secondParty, terms: wished, ...proof }: Proposal,
): Promise<Outcome<{ readonly contractId: string }, CallRefusal<(typeof PROPOSE_ERRORS)[number]>>> {
  const { context, player } = visitor;
  const ground = (await isTheirs(visitor, kind)) ? await ownTerms(context, player.id, kind) : null;
  if (!ground) return refuse({ reason: "contractUnknown" });
  const terms = termsOn(ground, wished);
  if (!terms) return refuse({ reason: "badField", fields: ["terms"] });
  const own = await checkSignature(visitor, proof);
  if (!own.ok) return own;
  const made = await proposeContract(context, { by: { playerId: player.id }, secondParty, terms });
  return made.ok ? done({ contractId: `${made.value.contractId}` }) : made;
}

const kind = z.enum(CONTRACT_KINDS);

/** What agents ask each other for. */
export const proposalCalls: readonly Call[] = [
  signedCall({
    module: AGENT_MODULE,
    name: "contractGround",
    method: "GET",
    path: "/wps/agent/contracts/ground",
    about:
      "The terms by which the agent is paid, on whose ground others are offered, and the agents directly below. Terms are null without a contract in force.",
    scope: "read",
    payload: z.object({ kind }),
    value: z.object({
      terms: termsShape.nullable(),
      agents: z.array(z.object({ playerId: id, name: z.string() })),
    }),
    errors: [],
    async answer({ visitor, payload }) {
      const { context, player } = visitor;
      if (!(await isTheirs(visitor, payload.kind))) return done({ terms: null, agents: [] });
      const [ground, agents] = await Promise.all([
        ownTerms(context, player.id, payload.kind),
        directAgents(context, player.id),
      ]);
      return done({
        terms: ground && termsValue(ground),
        agents: agents.map((agent) => ({ playerId: `${agent.id}`, name: agent.name })),
      });
    },
  }),
  signedCall({
    module: AGENT_MODULE,
    name: "proposeContract",
    method: "POST",
    path: "/wps/agent/contracts",
    about: "Signs terms and asks an agent directly below to sign them too, within a week.",
    isEncrypted: true,
    scope: "money",
    payload: z.object({ kind, playerId: id, terms: offered, ...signature }),
    value: z.object({ contractId: id }),
    errors: PROPOSE_ERRORS,
    answer: ({ visitor, payload: { playerId, ...payload }, key }) =>
      propose(visitor, { ...payload, secondParty: BigInt(playerId), key }),
  }),
  signedCall({
    module: AGENT_MODULE,
    name: "changeContract",
    method: "PUT",
    path: "/wps/agent/contracts",
    about: "Asks the other side for other terms. Those in force hold until they are signed.",
    isEncrypted: true,
    scope: "money",
    payload: z.object({ contractId: id, terms: offered, ...signature }),
    value: nothing,
    errors: CHANGE_ERRORS,
    answer: ({ visitor, payload: { contractId, ...payload }, key }) =>
      change(visitor, { ...payload, contractId: BigInt(contractId), key }),
  }),
  signedCall({
    module: AGENT_MODULE,
    name: "endContract",
    method: "DELETE",
    path: "/wps/agent/contracts",
    about: "Asks the other side to end a contract.",
    isEncrypted: true,
    scope: "money",
    payload: z.object({ contractId: id, ...signature }),
    value: nothing,
    errors: ["contractUnknown", "contractNotInForce", "contractPromised", ...SIGNATURE_ERRORS],
    async answer({ visitor, payload: { contractId: said, ...payload }, key }) {
      const { context, player } = visitor;
      const contractId = BigInt(said);
      if (!(await ownContract(visitor, contractId))) return refuse({ reason: "contractUnknown" });
      const own = await checkSignature(visitor, { ...payload, key });
      if (!own.ok) return own;
      return askEnd(context, { contractId, by: { playerId: player.id } });
    },
  }),
];
