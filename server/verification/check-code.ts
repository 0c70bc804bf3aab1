import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { countRightCode } from "./breaker.ts";
import { isSealed, typedCode } from "./code.ts";
import { isOpen, spend, takeTry } from "./code-store.ts";
import type { Channel, CodePurpose } from "./purposes.ts";
import { recipientOf } from "./recipient.ts";
import { aboutOf } from "./send-code.ts";

export type CheckCodeRequest = {
  readonly brandId: string;
  readonly purpose: CodePurpose;
  readonly channel: Channel;
  /** Where it was sent to, in the spelling that sendCode was given. */
  readonly to: string;
  /** As it was typed. */
  readonly code: string | null | undefined;
  /** The network that tries: `networkOf(visitor.address)`. Without one it is a stranger's try. */
  readonly network?: string | undefined;
};

export type CodeRefusal = { readonly reason: "codeMissing" | "codeWrong" | "codeExpired" };

/**
 * Whether this is the code that was sent there for this purpose. A right one is spent by being asked about, so ask
 * last, or say by `unless` what else would speak against it: that is asked about a right code alone, and where it
 * refuses the code may be tried again. Five wrong ones end it, for the network that asked for it and for all others
 * apart: who merely knows a number cannot use up the tries of its owner, and who reads the code in one network may type
 * it in another. The try is counted before it is judged, so this must not run inside a transaction, which could take
 * its count back.
 */
export async function checkCode<Refusal extends { readonly reason: string } = never>(
  context: Context,
  { brandId, purpose, channel, to, code, network = "" }: CheckCodeRequest,
  unless?: () => Promise<Refusal | null>,
): Promise<Outcome<null, CodeRefusal | Refusal>> {
  if (!code?.trim()) return refuse({ reason: "codeMissing" });
  const digits = typedCode(code);
  const read = recipientOf(channel, to);
  if (digits === null || !read.ok) return refuse({ reason: "codeWrong" });
  const place = { brandId, purpose, channel, target: read.value.target };
  const { db, now } = context;
  const open = await takeTry(db, place, { network, at: now() });
  if (open.length === 0) return refuse({ reason: "codeExpired" });
  const known = open.find((row) => isSealed(row, digits, aboutOf(place)));
  if (!known) return refuse({ reason: "codeWrong" });
  const refusal = (await unless?.()) ?? null;
  if (refusal) return refuse(refusal);
  if (!(await spend(db, place, known.digest, now()))) return refuse({ reason: "codeExpired" });
  await countRightCode(context, read.value, known.sentAt);
  return done(null);
}

/** Whether a code is there to be tried at all, from this network: says nothing of whose address it is. */
export async function isCodeOpen(
  { db, now }: Pick<Context, "db" | "now">,
  { brandId, purpose, channel, to, network = "" }: Omit<CheckCodeRequest, "code">,
): Promise<boolean> {
  const read = recipientOf(channel, to);
  if (!read.ok) return false;
  return isOpen(db, { brandId, purpose, channel, target: read.value.target }, { network, at: now() });
}
