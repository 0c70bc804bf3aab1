/**
 * How long a proof is and where its chance begins: short and the same each time in `npm test`, as long as asked
 * with `npm run test:…` (tests/proof.js hands the words over).
 */
export function proofCount(name: string, short: number): number {
  return Number(process.env[`PROOF_${name}`] ?? short);
}

/** `usual` is the seed of the short form. */
export function proofSeed(usual = 1): number {
  return Number(process.env.PROOF_SEED ?? usual);
}

/** The one line by which a proof tells what it saw. */
export function tell(figures: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify({ ...figures, seed: proofSeed() })}\n`);
}
