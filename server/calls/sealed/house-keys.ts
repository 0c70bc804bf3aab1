import { createECDH, createHmac } from "node:crypto";
import { importJWK, type JWK } from "jose";
import { DAY_MS } from "../../core/time.ts";

/** A key is the one that is used for so long, and is understood for as long again. */
const PERIOD_MS = 30 * DAY_MS;

const CURVE = "prime256v1";

type KeyPair = { readonly kid: string; readonly publicJwk: JWK; readonly privateJwk: JWK };

/**
 * The keys to which payloads are sealed, made of the house's secret and the period: every process has the same, and
 * nothing is kept.
 */
export type HouseKeys = {
  /** The keys that are understood at a moment, the one to be used first. */
  publicAt(at: Date): readonly JWK[];
  /** The private half of one that is understood, or null. */
  privateOf(kid: string, at: Date): Promise<Awaited<ReturnType<typeof importJWK>> | null>;
};

export function openHouseKeys(secret: string): HouseKeys {
  const made = new Map<number, KeyPair>();
  const pairOf = (period: number): KeyPair => {
    const pair = made.get(period) ?? makePair(secret, period);
    made.set(period, pair);
    return pair;
  };
  const understood = (at: Date) => {
    const period = Math.floor(at.getTime() / PERIOD_MS);
    return [pairOf(period), pairOf(period - 1)];
  };
  return {
    publicAt: (at) => understood(at).map(({ publicJwk }) => publicJwk),
    async privateOf(kid, at) {
      const pair = understood(at).find((one) => one.kid === kid);
      return pair ? importJWK(pair.privateJwk, "ECDH-ES") : null;
    },
  };
}

function makePair(secret: string, period: number): KeyPair {
  const kid = `calls-${period}`;
  const exchange = createECDH(CURVE);
  exchange.setPrivateKey(scalarOf(secret, kid));
  const point = exchange.getPublicKey();
  const coordinates = {
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const about = { kty: "EC", crv: "P-256", kid, use: "enc", alg: "ECDH-ES" };
  const publicJwk = { ...about, ...coordinates };
  return { kid, publicJwk, privateJwk: { ...publicJwk, d: exchange.getPrivateKey().toString("base64url") } };
}

/** Between one and the order of the curve: its first bit is none, and its last one is. */
function scalarOf(secret: string, kid: string): Buffer {
  const bytes = createHmac("sha256", secret).update(`calls key ${kid}`).digest();
  bytes[0] = (bytes[0] ?? 0) & 0x7f;
  bytes[31] = (bytes[31] ?? 0) | 1;
  return bytes;
}
