import { expect } from "vitest";
import type { WalletAnswer, WalletRequest, WalletResponse } from "#server/vendors/protocol.ts";
import { keyOf, signMessage, walletPath } from "#server/vendors/seam/signature.ts";
import type { TestContext } from "#tests/setup/database.ts";
import type { SeamPlay } from "#tests/setup/seam-play.ts";
import { SECRET, type SeamStage } from "#tests/setup/seam-stage.ts";

/** What a situation is given: a house on a real PostgreSQL, its seam, and one player with 100.00. */
export type Scene = SeamPlay & { context: TestContext; stage: SeamStage; client: SeamStage["client"] };

/** One thing that goes wrong between a vendor and us, and what has to come of it. */
export type Situation = { row: string; run(scene: Scene): Promise<void> };

/** The bytes of one call, signed at a moment that may be another one than now. */
export function signed(
  { context }: Scene,
  command: string,
  body: unknown,
  {
    secret = SECRET,
    ageS = 0,
    signedFor = command,
  }: { secret?: string; ageS?: number; signedFor?: string } = {},
): WalletRequest {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  const timestamp = `${Math.floor(context.now().getTime() / 1000) - ageS}`;
  const message = { timestamp, path: walletPath("NARD", signedFor), body: bytes };
  const signature = signMessage(keyOf(secret), message);
  return { vendor: "NARD", command, timestamp, signature, body: bytes };
}

export function answerIn({ body }: WalletResponse): WalletAnswer {
  return JSON.parse(new TextDecoder().decode(body)) as WalletAnswer;
}

/** The call has to end with this code and leave the player with this much. */
export async function expectAfter(
  { held }: Scene,
  answer: WalletAnswer,
  code: WalletAnswer["code"],
  heldMinor: bigint,
): Promise<void> {
  expect(answer.code).toBe(code);
  expect(await held()).toBe(heldMinor);
}

/** The second answer has to be the first one, marked as told before. */
export function expectReplay(first: WalletAnswer, again: WalletAnswer): void {
  expect(first.replayed).toBe(false);
  expect(again).toEqual({ ...first, replayed: true });
}
