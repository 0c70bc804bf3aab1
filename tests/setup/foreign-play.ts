import { BREAKER_LIMITS, readVendors } from "#server/vendors/index.ts";
import { balanceOf } from "#server/wallet/index.ts";
import type { TestContext } from "./database.ts";
import { type SeamStage, seamStage } from "./seam-stage.ts";
import { fundistTongue } from "./tongues/fundist-tongue.ts";
import { hub88Tongue } from "./tongues/hub88-tongue.ts";
import { pragmaticTongue } from "./tongues/pragmatic-tongue.ts";
import type { Heard, Said, Tongue } from "./tongues/tongue.ts";

export const TONGUES = [hub88Tongue, pragmaticTongue, fundistTongue];

const CLOSED = {
  code: "CLOSED",
  name: "A vendor with wallets of its own",
  dialect: "wallet-v1",
  mode: "transfer",
  secret: "a vendor's own secret of forty characters",
  apiUrl: "https://vendor.example/api",
  roundLimitMinutes: 60,
};
/** One vendor of each dialect, and one whose wallets are its own. */
export const VENDORS = readVendors([...TONGUES.map(({ entry }) => entry), CLOSED]);

/** A player of a new stage with 100.00, and the way in which a foreign vendor speaks of it. */
export type ForeignPlay = {
  stage: SeamStage;
  meant: Parameters<Tongue["balance"]>[0];
  say(said: Said, more?: { address?: string; vendor?: string }): Promise<Heard>;
  held(): Promise<bigint>;
};

export async function foreignPlay(
  context: TestContext,
  tongue: Tongue,
  playerId: bigint,
): Promise<ForeignPlay> {
  const stage = seamStage(context, { ...BREAKER_LIMITS, callsMin: 6 }, VENDORS);
  await stage.join(playerId);
  const token = await stage.launch(playerId, { vendor: tongue.entry.code });
  return {
    stage,
    meant: { tx: "b1", player: `${playerId}`, token, round: "r1", game: "G1", asset: "TRIAL" },
    async say(said, more = {}) {
      const from = { vendor: tongue.entry.code, address: "203.0.113.7", ...more };
      return tongue.hear(await stage.seam.handleForeign({ method: "POST", query: "", ...from, ...said }));
    },
    held: async () => (await balanceOf(context, { playerId, asset: "TRIAL" })).minor,
  };
}
