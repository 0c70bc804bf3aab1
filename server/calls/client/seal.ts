import { CompactEncrypt, compactDecrypt, exportJWK, generateKeyPair, importJWK, type JWK } from "jose";

/** A payload that only the house can read, and how its answer is read. */
export type Sealed = {
  readonly body: string;
  open(answer: string): Promise<unknown>;
};

/**
 * Seals a payload to the first of the keys that the house publishes at /api/keys.json (JWE, ECDH-ES with A256GCM), with
 * a key of this once that its answer is sealed to, or `to`. It is taken within two minutes, and once.
 */
export async function seal(
  keys: readonly JWK[],
  payload: unknown,
  at = new Date(),
  to?: JWK,
): Promise<Sealed> {
  const [house] = keys;
  if (!house) throw new Error("The house has published no key.");
  const own = await generateKeyPair("ECDH-ES", { crv: "P-256", extractable: true });
  const { kty, crv, x, y } = to ?? (await exportJWK(own.publicKey));
  const iat = Math.floor(at.getTime() / 1000);
  const sealed = { iat, jti: globalThis.crypto.randomUUID(), answerTo: { kty, crv, x, y }, payload };
  const header = { alg: "ECDH-ES", enc: "A256GCM", kid: house.kid ?? "" };
  const body = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(sealed)))
    .setProtectedHeader(header)
    .encrypt(await importJWK(house, "ECDH-ES"));
  return {
    body,
    async open(answer) {
      const { plaintext } = await compactDecrypt(answer, own.privateKey);
      return JSON.parse(new TextDecoder().decode(plaintext));
    },
  };
}
