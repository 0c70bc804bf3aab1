import { findPlayer, leadsTeam, setAccountType, setUpline } from "../accounts/index.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import { typedReference } from "../core/references.ts";
import { allOrNothing } from "../db/all-or-nothing.ts";
import type { Context } from "../db/context.ts";
import { sendMessage } from "../messages/index.ts";
import {
  type Application,
  type ApplicationState,
  readApplication,
  readApplications,
  saveDecision,
} from "./store.ts";

export type { Channel } from "./statements.ts";
export type { Application, ApplicationState } from "./store.ts";

const LISTED_MAX = 200;

/** The newest applications in one state, at most 200. */
export function partnerApplications(
  { db }: Pick<Context, "db">,
  { state }: { readonly state: ApplicationState },
): Promise<Application[]> {
  return readApplications(db, state, LISTED_MAX);
}

/** One application by what its applicant was told, however it was typed; null when there is none. */
export async function findApplication(
  { db }: Pick<Context, "db">,
  typed: string,
): Promise<Application | null> {
  const reference = typedReference("A", typed);
  return reference ? readApplication(db, reference) : null;
}

export type DecisionRequest = {
  readonly reference: string;
  readonly operator: string;
  readonly reason: string | null;
};

export type DecisionRefusal = {
  readonly reason:
    | "unknownApplication"
    | "alreadyDecided"
    | "unknownPlayer"
    | "trialAccount"
    | "subLogin"
    | "playerBlocked";
};

type Decided = Outcome<Application, DecisionRefusal>;

/**
 * Approves an application. The account that it was written from is a partner's from then on: the top of a line, below
 * nobody. Where the account stood until then stays written.
 */
export function approveApplication(context: Context, request: DecisionRequest): Promise<Decided> {
  return allOrNothing<Decided>(context.db, async (db) => {
    const decided = await decide({ ...context, db }, request, "approved");
    if (!decided.ok || decided.value.playerId === null) return decided;
    const { playerId } = decided.value;
    const player = await findPlayer({ ...context, db }, playerId);
    // Anybody who was shut out since is not given a team.
    if (player && player.state !== "active") return refuse({ reason: "playerBlocked" });
    // Anybody who has a team by now keeps it.
    if (player && leadsTeam(player.accountType)) return decided;
    const made = await setAccountType({ db }, { playerId, accountType: 1 });
    if (!made.ok) return made;
    const stands = await setUpline({ ...context, db }, { playerId, uplineId: null });
    if (!stands.ok) throw new Error(`A partner has no line: ${stands.refusal.reason}.`);
    return decided;
  });
}

/** Refuses an application. The account that it was written from stays as it is. */
export function refuseApplication(context: Context, request: DecisionRequest): Promise<Decided> {
  return decide(context, request, "refused");
}

async function decide(
  context: Context,
  { reference, operator, reason }: DecisionRequest,
  state: "approved" | "refused",
): Promise<Decided> {
  const { db, now } = context;
  const decided = await saveDecision(db, { reference, state, at: now(), operator, reason });
  if (decided) {
    await tellApplicant(context, decided);
    return done(decided);
  }
  const known = await readApplication(db, reference);
  return refuse({ reason: known ? "alreadyDecided" : "unknownApplication" });
}

/** Anybody who applied with an account reads the answer there; anybody else is written to where they wanted to be. */
async function tellApplicant(
  context: Context,
  { reference, playerId, state, reason }: Application,
): Promise<void> {
  if (playerId === null) return;
  const about =
    state === "approved"
      ? ({ kind: "partnerApproved", facts: { reference } } as const)
      : ({ kind: "partnerRefused", facts: { reference, reason: reason ?? "" } } as const);
  await sendMessage(context, { playerId, ...about, key: `application:${reference}` });
}
