import { expect } from "vitest";
import type { Asset } from "#server/core/numbers/money.ts";
import { readVendors } from "#server/vendors/index.ts";
import type { WalletCode } from "#server/vendors/protocol.ts";
import { balanceOf } from "#server/wallet/index.ts";
import type { TestContext } from "#tests/setup/database.ts";
import { type SeamStage, seamStage } from "#tests/setup/seam-stage.ts";
import type {
  Heard,
  MeantBet,
  MeantCorrection,
  MeantWin,
  Message,
  Said,
  Tongue,
} from "#tests/setup/tongues/tongue.ts";

/** A house on a real PostgreSQL, its seam, one player with 100.00 at the game G1, and a vendor of one dialect. */
export type DialectScene = {
  context: TestContext;
  stage: SeamStage;
  tongue: Tongue;
  playerId: bigint;
  token: string;
  /** What is said next, of a stake of 1.00 in the round r1 if nothing else is told. */
  bet(tx: string, more?: Partial<MeantBet>): Said;
  win(tx: string, minor: bigint, bet: string, more?: Partial<MeantWin>): Said;
  undo(tx: string, target: string, round?: string): Said;
  end(tx: string, bet: string): Said;
  correct(tx: string, more: Pick<MeantCorrection, "direction" | "minor" | "target">): Said;
  balance(more?: { asset?: Asset; token?: string }): Said;
  say(said: Said): Promise<Heard>;
  held(): Promise<bigint>;
  launch(asset: Asset): Promise<string>;
};

export type DialectSituation = { row: string; run(scene: DialectScene): Promise<void> };

/** Where the vendors call from. */
const ADDRESS = "203.0.113.7";

export function dialectStage(context: TestContext, tongue: Tongue): SeamStage {
  return seamStage(context, undefined, readVendors([tongue.entry]));
}

export async function dialectScene(
  context: TestContext,
  tongue: Tongue,
  playerId: bigint,
): Promise<DialectScene> {
  const stage = dialectStage(context, tongue);
  const vendor = tongue.entry.code;
  const launch = (asset: Asset) => stage.launch(playerId, { vendor, asset });
  await stage.join(playerId);
  const token = await launch("TRIAL");
  const meant = { player: `${playerId}`, token, round: "r1", game: "G1", asset: "TRIAL" };
  return {
    context,
    stage,
    tongue,
    playerId,
    token,
    bet: (tx, more = {}) => tongue.bet({ ...meant, tx, minor: 100n, ...more }),
    win: (tx, minor, bet, more = {}) => tongue.win({ ...meant, tx, minor, bet, ...more }),
    undo: (tx, target, round = "r1") => tongue.undo({ ...meant, tx, target, round }),
    end: (tx, bet) => tongue.end({ ...meant, tx, bet }),
    correct: (tx, more) => tongue.correct({ ...meant, tx, ...more }),
    balance: (more = {}) => tongue.balance({ ...meant, tx: "", ...more }),
    say: (said) => sayTo(stage, tongue, said),
    held: async () => (await balanceOf(context, { playerId, asset: "TRIAL" })).minor,
    launch,
  };
}

export async function sayTo({ seam }: SeamStage, tongue: Tongue, said: Said): Promise<Heard> {
  const request = { vendor: tongue.entry.code, method: "POST", query: "", address: ADDRESS, ...said };
  return tongue.hear(await seam.handleForeign(request));
}

/** The answer has to be the dialect's word for this code, and leave the player with this much. */
export async function expectWord(
  scene: DialectScene,
  message: Message,
  heard: Heard,
  code: WalletCode,
  heldMinor: bigint,
): Promise<void> {
  const { tongue, held } = scene;
  expect([message, heard.word, heard.status]).toEqual([
    message,
    tongue.word(message, code),
    tongue.status(code),
  ]);
  expect(await held()).toBe(heldMinor);
  if (code === "OK") expect(heard.balanceMinor ?? heldMinor).toBe(heldMinor);
}

/** Says it, and expects the word and the balance after it. */
export async function sayAndExpect(
  scene: DialectScene,
  message: Message,
  said: Said,
  code: WalletCode,
  heldMinor: bigint,
): Promise<Heard> {
  const heard = await scene.say(said);
  await expectWord(scene, message, heard, code, heldMinor);
  return heard;
}

/** The same call again: the same answer, and nothing moved. */
export async function expectSameAgain(scene: DialectScene, said: Said, first: Heard): Promise<void> {
  const before = await scene.held();
  const again = await scene.say(said);
  expect([again.word, again.status, again.text]).toEqual([first.word, first.status, first.text]);
  expect(await scene.held()).toBe(before);
}
