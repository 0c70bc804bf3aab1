import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import { later, MINUTE_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import type { Database, Statement } from "../db/database.ts";
import { type Answerer, fullnessOf } from "./answered-budgets.ts";
import type { Purpose } from "./purpose.ts";
import { purposeOf } from "./ticket.ts";

/** What a browser is to work out before its answer counts as one that cost something. */
export type AskedWork = Challenge;

/** Rounds of one key: few enough for the one key that is derived here, and many beside what a call costs there. */
const ROUNDS = 1000;

/** Keys that are tried at the least and at the most while nobody has answered much: a tenth of a second. */
const KEYS = { least: 40, most: 120 } as const;

/** How many times as much it is where the budgets are used up. It grows evenly with what is used of them. */
const GROWTH = 8;

/** What costs the house more costs more here as well. */
const WEIGHT: Readonly<Record<Purpose, number>> = { login: 1, recover: 1, register: 2, code: 2 };

export const WORK_TTL_MS = 10 * MINUTE_MS;

type Ticketed = { readonly ticket: string; readonly secret: string };

/**
 * Work for one answer under a ticket: the more of the budgets is used from where it is asked, the more there is to do.
 * Nothing of it is kept; what it is, for which ticket and until when is signed.
 */
export async function askWork(
  context: Pick<Context, "db" | "now">,
  { ticket, secret, from }: Ticketed & { from: Omit<Answerer, "browser"> },
): Promise<Outcome<AskedWork, { reason: "captchaExpired" }>> {
  const purpose = purposeOf(ticket);
  if (!purpose) return refuse({ reason: "captchaExpired" });
  const more = WEIGHT[purpose] * GROWTH ** (await fullnessOf(context, from));
  const work = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: ROUNDS,
    counter: Math.round(randomInt(KEYS.most, KEYS.least) * more),
    data: { ticket, until: later(context.now(), WORK_TTL_MS).getTime() },
    deriveKey,
    ...signedBy(secret),
  });
  return done(work);
}

/** Of a browser's text what is looked at here; the rest goes on to who verifies the signature over all of it. */
const posted = z.object({
  challenge: z.looseObject({
    signature: z.string(),
    parameters: z.looseObject({
      nonce: z.string().max(64),
      data: z.object({ ticket: z.string(), until: z.number() }),
    }),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(128) }),
});

/** Whether the work for this ticket was done, in time and for the first time. It is spent by asking. */
export async function spendWork(
  { db, now }: Pick<Context, "db" | "now">,
  { ticket, secret, work }: Ticketed & { work: string },
): Promise<boolean> {
  const read = posted.safeParse(parsed(work));
  if (!read.success) return false;
  const { data, nonce } = read.data.challenge.parameters;
  if (data.ticket !== ticket || data.until <= now().getTime()) return false;
  // What is missing here was never signed, and nothing else than what was signed is verified.
  const payload = read.data as unknown as Payload;
  const { verified } = await verifySolution({ ...payload, deriveKey, ...signedBy(secret) });
  return verified && (await db.call(SPEND, [nonce, new Date(data.until)])).length > 0;
}

function parsed(work: string): unknown {
  try {
    return JSON.parse(Buffer.from(work, "base64").toString());
  } catch {
    return null;
  }
}

/** The key that is to be found is signed too, so that to verify it costs a hash and no key. */
function signedBy(secret: string) {
  return { hmacSignatureSecret: `work|${secret}`, hmacKeySignatureSecret: `key|${secret}` };
}

const SPEND: Statement<{ spent: boolean }> = {
  name: "challenge.spend-work",
  text: `
    insert into challenge.spent_works (nonce, until) values ($1, $2::timestamptz)
    on conflict do nothing returning true as spent`,
};

const SWEEP: Statement<never> = {
  name: "challenge.sweep-works",
  text: "delete from challenge.spent_works where until <= $1::timestamptz",
};

/** Forgets what is refused for its age by now. */
export async function sweepWorks(db: Database, at: Date): Promise<void> {
  await db.call(SWEEP, [at]);
}
