import { CompactEncrypt, compactDecrypt, decodeProtectedHeader, importJWK } from "jose";
import { z } from "zod";
import { nameTwice, readBoundedJson } from "../../core/bounds/bounded-json.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { MINUTE_MS, SECOND_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { hearOnce } from "./heard-once.ts";
import type { HouseKeys } from "./house-keys.ts";

/** A payload is taken so long before and after the moment that it names. */
export const SEAL_WINDOW_MS = 2 * MINUTE_MS;

const KEY_ALGORITHM = "ECDH-ES";
const CONTENT_ALGORITHM = "A256GCM";

const coordinate = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/** What is sealed: the payload, when and under which name it was sealed, and the key that the answer is sealed to. */
const sealedShape = z.object({
  iat: z.int(),
  jti: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/),
  answerTo: z.object({ kty: z.literal("EC"), crv: z.literal("P-256"), x: coordinate, y: coordinate }),
  payload: z.unknown(),
});

type PublicKey = Awaited<ReturnType<typeof importJWK>>;

export type Unsealed = {
  readonly payload: unknown;
  readonly answerTo: PublicKey;
  /** A name that stood twice in one object of what was sealed. */
  readonly twice: string | null;
};

/**
 * Opens what was sealed to a key of the house (JWE, ECDH-ES and A256GCM). `unreadable`: not sealed so, or not what is
 * to be sealed. `sealKeyUnknown`: to a key that is none of the house's now, so the keys are to be read anew. `replayed`: too old, or heard before.
 */
export async function unseal(
  context: Pick<Context, "db" | "now">,
  keys: HouseKeys,
  text: string,
): Promise<Outcome<Unsealed, { readonly reason: "unreadable" | "sealKeyUnknown" | "replayed" }>> {
  const at = context.now();
  const opened = await opening(keys, text, at);
  if (typeof opened === "string") return refuse({ reason: opened });
  const { iat, jti, payload, answerTo, twice } = opened;
  if (Math.abs(iat * SECOND_MS - at.getTime()) > SEAL_WINDOW_MS) return refuse({ reason: "replayed" });
  return (await hearOnce(context, jti)) ? done({ payload, answerTo, twice }) : refuse({ reason: "replayed" });
}

async function opening(keys: HouseKeys, text: string, at: Date) {
  try {
    const { kid, alg, enc, zip } = decodeProtectedHeader(text);
    const isOurs = alg === KEY_ALGORITHM && enc === CONTENT_ALGORITHM && zip === undefined;
    if (!isOurs || typeof kid !== "string") return "unreadable";
    const key = await keys.privateOf(kid, at);
    if (!key) return "sealKeyUnknown";
    const { plaintext } = await compactDecrypt(text, key, {
      keyManagementAlgorithms: [KEY_ALGORITHM],
      contentEncryptionAlgorithms: [CONTENT_ALGORITHM],
    });
    const said = new TextDecoder("utf-8", { fatal: true }).decode(plaintext);
    const read = readBoundedJson(said);
    const { answerTo, ...rest } = sealedShape.parse(read);
    return { ...rest, twice: nameTwice(said), answerTo: await importJWK(answerTo, KEY_ALGORITHM) };
  } catch {
    // Whatever cannot be opened was not sealed for us.
    return "unreadable";
  }
}

/** Seals an answer to the key that came with the payload. */
export function sealAnswer(answer: unknown, answerTo: PublicKey): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(answer)))
    .setProtectedHeader({ alg: KEY_ALGORITHM, enc: CONTENT_ALGORITHM, typ: "JWE" })
    .encrypt(answerTo);
}
