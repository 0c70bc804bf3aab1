import { uplineOf } from "../../accounts/index.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { later } from "../../core/time.ts";
import { allOrNothing } from "../../db/all-or-nothing.ts";
import type { Context } from "../../db/context.ts";
import {
  answerVersion,
  type Contract,
  endVersion,
  holdContracts,
  readContract,
  readPromisedTerms,
  readVersions,
  type Side,
  saveState,
  type Version,
} from "./contract-store.ts";
import { ASKED_MS } from "./propose-contract.ts";
import { nameOfSigner, type Signer, sideOf } from "./signer.ts";
import { tellOtherSide } from "./tell-other-side.ts";
import { type BoundsRefusal, outOfBounds } from "./terms-bounds.ts";

export type ContractAnswer = {
  readonly contractId: bigint;
  readonly by: Signer;
  readonly answer: "agree" | "deny";
  /** The newest version that was read when this was decided: nobody signs what they did not see. */
  readonly version: number;
};

export type AnswerRefusal = {
  readonly reason:
    | BoundsRefusal
    | "contractUnknown"
    | "contractAnswered"
    | "contractNotYours"
    | "contractNotBelow"
    | "contractPromised";
};

type Answered = Outcome<null, AnswerRefusal>;
type Asked = {
  readonly contract: Contract;
  readonly newest: Version;
  readonly side: Side;
  readonly request: ContractAnswer;
};

/** Says yes or no to what the other side has asked for. Of two answers at once, one holds. */
export function answerContract(context: Context, request: ContractAnswer): Promise<Answered> {
  return allOrNothing<Answered>(context.db, async (db) => {
    const inside = { ...context, db };
    await holdContracts(db);
    const contract = await readContract(db, request.contractId);
    const side = contract && sideOf(contract, request.by);
    if (!contract || !side) return refuse({ reason: "contractUnknown" });
    const isOverdue = contract.askedUntil !== null && contract.askedUntil <= context.now();
    if (contract.askedBy === null || isOverdue) return refuse({ reason: "contractAnswered" });
    if (contract.askedBy === side) return refuse({ reason: "contractNotYours" });
    const newest = (await readVersions(db, [contract.id])).at(-1);
    if (newest?.version !== request.version) return refuse({ reason: "contractAnswered" });
    const asked = { contract, newest, side, request };
    return request.answer === "agree" ? agree(inside, asked) : deny(inside, asked);
  });
}

type HouseAnswer = Omit<ContractAnswer, "by"> & { readonly operator: string };

/** The same in the name of the house, by an operator: they have shown who they are where they asked. */
export const answerForHouse = (context: Context, { operator, ...said }: HouseAnswer): Promise<Answered> =>
  answerContract(context, { ...said, by: { operator } });

async function agree(context: Context, asked: Asked): Promise<Answered> {
  const refusal = await whyNot(context, asked);
  if (refusal) return refuse({ reason: refusal });
  const { contract, side, request } = asked;
  const { db } = context;
  const at = context.now();
  // Whatever is signed, the version before it ends here, and what begins holds from the next period on.
  if (contract.state !== "requested") await endVersion(db, contract.id, at);
  if (contract.state === "terminateRequested") {
    await saveState(db, contract.id, { state: "terminated", endedAt: at, ...wishOf(contract) });
    await tellOtherSide(context, contract, { by: side, what: "contractEnded" });
    return done(null);
  }
  const answerer = nameOfSigner(request.by);
  await answerVersion(db, { contractId: contract.id, answer: "signed", at, answerer });
  await saveState(db, contract.id, { state: "valid" });
  const what = contract.state === "requested" ? "contractSigned" : "contractChanged";
  await tellOtherSide(context, contract, { by: side, what });
  return done(null);
}

/** Whose wish was agreed to, and when it was said. */
const wishOf = ({ askedBy, askedUntil }: Contract) =>
  askedBy && askedUntil ? { endedBy: askedBy, endAskedAt: later(askedUntil, -ASKED_MS) } : {};

/** What has changed since it was asked for: where they stand, and what is signed above and below them. */
async function whyNot({ db }: Context, { contract, newest }: Asked): Promise<AnswerRefusal["reason"] | null> {
  const { firstParty, secondParty, kind } = contract;
  if (contract.state === "terminateRequested") {
    return (await readPromisedTerms(db, secondParty, kind)).length > 0 ? "contractPromised" : null;
  }
  const upline = await uplineOf({ db }, secondParty);
  if ((upline?.id ?? null) !== firstParty) return "contractNotBelow";
  return newest.answer === null ? outOfBounds(db, contract, newest.terms) : "contractAnswered";
}

const DENIED = {
  requested: "contractDenied",
  changeRequested: "contractChangeDenied",
  terminateRequested: "contractEndDenied",
} as const;

async function deny(context: Context, { contract, side, request }: Asked): Promise<Answered> {
  const { db } = context;
  const at = context.now();
  const { id, state } = contract;
  const answerer = nameOfSigner(request.by);
  await answerVersion(db, { contractId: id, answer: "denied", at, answerer });
  await saveState(db, id, state === "requested" ? { state: "denied", endedAt: at } : { state: "valid" });
  if (state in DENIED) {
    await tellOtherSide(context, contract, { by: side, what: DENIED[state as keyof typeof DENIED] });
  }
  return done(null);
}
