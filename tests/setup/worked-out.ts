import { type Challenge, createChallenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

/** What a browser posts that has worked out what it was asked. */
export async function workedOut(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

/** The same for next to no work: only who has the secret of the house can ask for so little. */
export async function easyWork(asked: { ticket: string; until: Date; secret: string }): Promise<string> {
  const { ticket, until, secret } = asked;
  const challenge = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: 1,
    counter: 0,
    data: { ticket, until: until.getTime() },
    deriveKey,
    hmacSignatureSecret: `work|${secret}`,
    hmacKeySignatureSecret: `key|${secret}`,
  });
  return workedOut(challenge);
}
