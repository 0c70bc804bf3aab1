import { createHash } from "node:crypto";
import { z } from "zod";
import type { Beacon } from "../../core/beacon.ts";
import { SECOND_MS } from "../../core/time.ts";
import { readBounded } from "../outside/index.ts";
import type { BeaconSetup } from "./beacon-setup.ts";

/**
 * drand's beacon by HTTP, of chains that sign on G1 without the word before (`bls-unchained-g1-rfc9380`). What a node
 * of it answers counts for nothing until the signature is the chain's.
 */
export function drandBeacon({ url, key, ...chain }: BeaconSetup): Beacon {
  const isSaid = (round: number, said: string) => isSigned({ key, round, said });
  return {
    ...chain,
    isSaid,
    async saidIn(round) {
      const said = await answered(`${url}/${chain.chain}/public/${round}`, round);
      return said !== null && (await isSaid(round, said)) ? said : null;
    },
  };
}

const WITHIN_MS = 2 * SECOND_MS;
const BYTES_MAX = 4_000;
const SIGNATURE = /^[0-9a-f]{96}$/;

const answer = z.object({ round: z.number(), signature: z.string().regex(SIGNATURE) });

async function answered(address: string, round: number): Promise<string | null> {
  try {
    const response = await fetch(address, { redirect: "error", signal: AbortSignal.timeout(WITHIN_MS) });
    if (!response.ok) return null;
    const said: unknown = JSON.parse((await readBounded(response, BYTES_MAX)).toString("utf8"));
    const read = answer.safeParse(said);
    return read.success && read.data.round === round ? read.data.signature : null;
  } catch {
    return null;
  }
}

/** What is used of @noble/curves. */
type Curves = {
  readonly bls12_381: {
    readonly shortSignatures: {
      hash(message: Uint8Array): unknown;
      verify(signature: Uint8Array, message: unknown, key: Uint8Array): boolean;
    };
  };
};

/** By a name that is no literal: a house without a beacon loads nothing of it, and no bundle has it in itself. */
const CURVES: string = "@noble/curves/bls12-381.js";

async function isSigned({
  key,
  round,
  said,
}: {
  key: string;
  round: number;
  said: string;
}): Promise<boolean> {
  if (!SIGNATURE.test(said) || !Number.isSafeInteger(round) || round < 1) return false;
  const { bls12_381 } = (await import(CURVES)) as Curves;
  const { hash, verify } = bls12_381.shortSignatures;
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(round));
  const message = createHash("sha256").update(number).digest();
  try {
    return verify(Buffer.from(said, "hex"), hash(message), Buffer.from(key, "hex"));
  } catch {
    // A point that is on no curve, or none at all, is no signature.
    return false;
  }
}
