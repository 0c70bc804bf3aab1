import type { Asset } from "../../../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../../../core/outcome.ts";
import type { Context } from "../../../db/context.ts";
import { lockActivePair, readOwnSession } from "../../store.ts";
import type { WagerRow } from "../../wagers/wager-statements.ts";
import { beginWager, findWagerOfForm, type WagerRefusal } from "../../wagers/wagers.ts";
import type { WalletOf } from "../../wagers/wallet-client.ts";
import { isBookGame } from "../sports.ts";
import { type SlipFault, slipFault, type WantedLeg } from "./check-slip.ts";
import { INSERT_LEGS, LIABILITIES, LOCK_OFFERS, type OfferRow } from "./leg-statements.ts";
import { type BookChoice, type PriceConsent, readChoice, type SlipKind, slipLines } from "./slip.ts";
import { mostOfSlip } from "./slip-payout.ts";
import { takeBookStake } from "./take-book-stake.ts";
import { BOOK_MATH_VERSION, BOOK_TERMS, type BookTerms } from "./terms.ts";

/** What a slip says, whoever places it. */
export type SlipWish = {
  /** Chosen by the form: the same form sent twice is placed once. */
  formRef: string;
  kind: SlipKind;
  system: string | null;
  /** As the form showed them: in the order of the slip, each with the price that was seen. */
  legs: readonly WantedLeg[];
  /** On each line. Of singles, on each of them. */
  perLineMinor: bigint;
  consent: PriceConsent;
};

export type SlipRequest = SlipWish & { sessionId: string; playerRef: string };

export type SlipRefusal = SlipFault | WagerRefusal;

/** Each slip becomes one wager; singles on one slip are a wager each. */
export type Part = {
  formRef: string;
  choice: BookChoice;
  offers: readonly OfferRow[];
  stakeMinor: bigint;
};

/**
 * Places a slip: checks it under the lock on its selections, writes its wagers, and takes their stakes. The same form
 * again gives the wagers that are there. Whether a stake was really taken is told by each wager.
 */
export async function placeSlip(
  context: Context,
  walletOf: WalletOf,
  request: SlipRequest,
  terms: BookTerms = BOOK_TERMS,
): Promise<Outcome<WagerRow[], SlipRefusal>> {
  const begun = await beginSlip(context, request, terms);
  if (!begun.ok) return begun;
  const wagers: WagerRow[] = [];
  for (const wagerId of begun.value) wagers.push(await takeBookStake(context, walletOf, wagerId));
  return done(wagers);
}

async function beginSlip(
  context: Context,
  request: SlipRequest,
  terms: BookTerms,
): Promise<Outcome<string[], SlipRefusal>> {
  const { formRef, legs } = request;
  if (formRef.length < 1 || formRef.length > FORM_REF_MAX) return refuse({ reason: "unreadable" });

  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const session = await readOwnSession(db, request);
    if (!session || !isBookGame(session.game)) return refuse({ reason: "sessionNotFound" });
    const locked = await db.call(LOCK_OFFERS, [legs.map(({ selection }) => selection)]);
    const known = await knownSlip(inside, request);
    if (known) return known;

    const offers = new Map(locked.map((offer) => [offer.id, offer]));
    const fault = slipFault(request, { offers, at: context.now(), terms });
    if (fault) return refuse(fault);
    const parts = partsOf(request, offers, terms);
    const heavy = await heavySelection(inside, parts, { asset: session.asset, terms });
    if (heavy) return refuse({ reason: "liabilityReached", selections: [heavy] });

    const pair = await lockActivePair(db, session.playerRef);
    const ids: string[] = [];
    for (const part of parts) {
      const begun = await writePart(inside, request, { part, clientSeed: pair?.clientSeed ?? undefined });
      if (!begun.ok) throw new Error(`A slip that was not known is ${begun.refusal.reason}`);
      ids.push(begun.value);
    }
    return done(ids);
  });
}

/** Room is left for the number of a single on its slip. */
const FORM_REF_MAX = 90;

function partRef({ formRef, kind }: SlipWish, nth: number): string {
  return kind === "single" ? `${formRef}-${nth + 1}` : formRef;
}

/** The wagers of a form that was sent before; null when it is new. With something else in it, it is refused. */
async function knownSlip(
  { db }: Context,
  request: SlipRequest,
): Promise<Outcome<string[], WagerRefusal> | null> {
  const first = await findWagerOfForm(db, request.sessionId, partRef(request, 0));
  if (!first) return null;
  const count = request.kind === "single" ? request.legs.length : 1;
  const ids: string[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const wager = await findWagerOfForm(db, request.sessionId, partRef(request, nth));
    if (!wager || !isSame(request, nth, readChoice(wager.choice))) return refuse({ reason: "wagerConflict" });
    ids.push(wager.id);
  }
  return done(ids);
}

function isSame(request: SlipRequest, nth: number, choice: BookChoice): boolean {
  const asked = request.kind === "single" ? request.legs.slice(nth, nth + 1) : request.legs;
  return (
    choice.kind === request.kind &&
    choice.system === request.system &&
    choice.perLine === request.perLineMinor.toString() &&
    choice.legs.map(({ selection }) => selection).join() === asked.map(({ selection }) => selection).join()
  );
}

/** The wagers that a slip becomes: it was checked, so each of its selections is offered. */
export function partsOf(request: SlipWish, offers: ReadonlyMap<string, OfferRow>, terms: BookTerms): Part[] {
  const { kind, system, legs, perLineMinor } = request;
  const taken = legs.map(({ selection }) => {
    const offer = offers.get(selection);
    if (!offer) throw new Error(`Selection ${selection} was checked and is not there`);
    return offer;
  });
  const groups = kind === "single" ? taken.map((offer) => [offer]) : [taken];
  return groups.map((group, nth) => {
    const lines = slipLines(kind, system, group.length);
    if (!lines) throw new Error(`A slip of ${group.length} legs was checked and is no ${system ?? kind}`);
    return {
      formRef: partRef(request, nth),
      offers: group,
      stakeMinor: perLineMinor * BigInt(lines.length),
      choice: {
        kind,
        system,
        perLine: perLineMinor.toString(),
        legs: group.map(({ id, price }) => ({ selection: id, price })),
        most: terms.payoutMaxMinor.toString(),
      },
    };
  });
}

/** What a part pays when every selection of it wins. */
export function mostOfPart({ choice: { kind, system, legs, perLine, most } }: Part): bigint {
  const lines = slipLines(kind, system, legs.length) ?? [];
  return mostOfSlip({ lines, legs, perLineMinor: BigInt(perLine), mostMinor: BigInt(most) });
}

/** What the house may lose on a part: the most that it pays, less its stake. */
function liabilityOf(part: Part): bigint {
  const paid = mostOfPart(part);
  return paid > part.stakeMinor ? paid - part.stakeMinor : 0n;
}

/** The selection that would cost more than it may; null when each may be staked on. */
async function heavySelection(
  { db }: Context,
  parts: readonly Part[],
  { asset, terms }: { asset: Asset; terms: BookTerms },
): Promise<string | null> {
  const offers = parts.flatMap((part) => part.offers);
  const ids = offers.map(({ id }) => id);
  const rows = await db.call(LIABILITIES, [ids, asset]);
  const carried = new Map(rows.map(({ selectionId, minor }) => [selectionId, minor]));
  for (const part of parts) {
    for (const { id } of part.offers) carried.set(id, (carried.get(id) ?? 0n) + liabilityOf(part));
  }
  const over = offers.find(
    ({ id, liabilityMinor }) => (carried.get(id) ?? 0n) > (liabilityMinor ?? terms.liabilityMinor),
  );
  return over?.id ?? null;
}

async function writePart(
  context: Context,
  { sessionId, playerRef }: SlipRequest,
  { part, clientSeed }: { part: Part; clientSeed: string | undefined },
): Promise<Outcome<string, WagerRefusal>> {
  const begun = await beginWager(context, {
    sessionId,
    playerRef,
    formRef: part.formRef,
    mathVersion: BOOK_MATH_VERSION,
    stakeMinor: part.stakeMinor,
    choice: part.choice,
    clientSeed,
  });
  if (!begun.ok) return begun;
  await context.db.call(INSERT_LEGS, [
    begun.value.id,
    part.offers.map((_, nth) => nth + 1),
    part.offers.map(({ eventId }) => eventId),
    part.offers.map(({ id }) => id),
    liabilityOf(part),
  ]);
  return done(begun.value.id);
}
