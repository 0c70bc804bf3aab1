import { createHash, createHmac } from "node:crypto";

/**
 * The fairness scheme pf1. Everything random in a round comes from one server seed that was committed to
 * before, one client seed that the player chose after the commitment, and the number of the round:
 *
 *   commit  = SHA-256(serverSeed), shown before play
 *   B(r)    = HMAC-SHA256(key serverSeed, `pf1|game|clientSeed|nonce|r`), r = 0, 1, 2 …
 *   words   = B(0), B(1) … cut into 4-byte big-endian numbers
 *   int(n)  = the next word below floor(2^32 / n) * n, modulo n; words above are passed over
 *
 * A server seed is 64 lower-case hexadecimal digits and is used as that text, in the key and under the
 * hash. pf1-vectors.json beside this file lets anybody check their own program against ours.
 */
export type Pf1Seeds = {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
};

/** Draws a whole number from 0 up to, not including, `below`; each equally likely. */
export type Draw = (below: number) => number;

const WORD_RANGE = 2 ** 32;
const WORD_BYTES = 4;
const SERVER_SEED = /^[0-9a-f]{64}$/;
const CLIENT_SEED = /^[A-Za-z0-9._-]{1,64}$/;
const GAME = /^[a-z0-9-]{1,64}$/;

export function isServerSeed(text: string): boolean {
  return SERVER_SEED.test(text);
}

/**
 * Latin letters, digits, `.`, `_` and `-`, 1 to 64 of them. The bar that parts the fields of a message is not
 * among them, so two different sets of inputs never make one message.
 */
export function isClientSeed(text: string): boolean {
  return CLIENT_SEED.test(text);
}

export function commitOf(serverSeed: string): string {
  return createHash("sha256").update(serverSeed, "ascii").digest("hex");
}

export function pf1Block(game: string, seeds: Pf1Seeds, round: number): Buffer {
  const message = `pf1|${game}|${seeds.clientSeed}|${seeds.nonce}|${round}`;
  return createHmac("sha256", seeds.serverSeed).update(message, "ascii").digest();
}

/** The draws of one round, in order. Throws on inputs that pf1 does not know. */
export function pf1Draw(game: string, seeds: Pf1Seeds): Draw {
  if (!isServerSeed(seeds.serverSeed)) throw new Error("A pf1 server seed is 64 hexadecimal digits");
  if (!isClientSeed(seeds.clientSeed))
    throw new Error("A pf1 client seed has characters that it may not have");
  if (!Number.isSafeInteger(seeds.nonce) || seeds.nonce < 0) throw new Error("A pf1 nonce is a whole number");
  if (!GAME.test(game)) throw new Error("A pf1 game code has characters that it may not have");
  return drawFrom(wordsOf((index) => pf1Block(game, seeds, index)));
}

/** Unbiased numbers from a source of 32-bit words. */
export function drawFrom(nextWord: () => number): Draw {
  return (below) => {
    if (!Number.isInteger(below) || below < 1 || below > WORD_RANGE) {
      throw new Error(`Cannot draw a number below ${below}`);
    }
    const usable = WORD_RANGE - (WORD_RANGE % below);
    let word = nextWord();
    while (word >= usable) word = nextWord();
    return word % below;
  };
}

/** The 32-bit words of one block after the other. */
export function wordsOf(blockAt: (index: number) => Buffer): () => number {
  let block = blockAt(0);
  let index = 0;
  let offset = 0;
  return () => {
    if (offset === block.length) {
      index += 1;
      block = blockAt(index);
      offset = 0;
    }
    const word = block.readUInt32BE(offset);
    offset += WORD_BYTES;
    return word;
  };
}
