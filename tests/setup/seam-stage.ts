import type { Asset } from "#server/core/numbers/money.ts";
import {
  type BreakerLimits,
  createSeam,
  issueLaunch,
  type Seam,
  type SeamAlarm,
  type SeamPlayer,
  type VendorRegistry,
  type WalletClient,
  walletClient,
} from "#server/vendors/index.ts";
import type { WalletRequest } from "#server/vendors/protocol.ts";
import type { TestContext } from "./database.ts";
import { stageFor } from "./wallet-stage.ts";

export const SECRET = "a secret of the vendor NARD, long enough to be one";

/** A seam with one vendor NARD and one open game G1, where a test sets what the other modules would say. */
export type SeamStage = {
  seam: Seam;
  client: WalletClient;
  alarms: SeamAlarm[];
  /** Every request that the client sent, as it was sent. */
  sent: WalletRequest[];
  players: Map<bigint, SeamPlayer>;
  games: Map<string, "open" | "maintenance" | "disabled">;
  join(playerId: bigint, more?: Partial<SeamPlayer>): Promise<void>;
  launch(playerId: bigint, more?: { game?: string; asset?: Asset; vendor?: string }): Promise<string>;
};

export function seamStage(
  context: TestContext,
  breaker?: BreakerLimits,
  vendors?: VendorRegistry,
): SeamStage {
  const players = new Map<bigint, SeamPlayer>();
  const games = new Map<string, "open" | "maintenance" | "disabled">([["G1", "open"]]);
  const alarms: SeamAlarm[] = [];
  const sent: WalletRequest[] = [];
  const seam = createSeam({
    context,
    secretOf: (vendor) => ({ NARD: SECRET, OTHER: `${SECRET} of another` })[vendor] ?? null,
    ports: {
      findPlayer: async (_context, id) => players.get(id) ?? null,
      gameState: async (_context, _vendor, game) => games.get(game) ?? "disabled",
    },
    ...(breaker ? { breaker } : {}),
    ...(vendors ? { vendors } : {}),
    alarm: (event) => alarms.push(event),
  });
  const send = (request: WalletRequest) => {
    sent.push(request);
    return seam.handle(request);
  };
  return {
    seam,
    client: walletClient({ vendor: "NARD", secret: SECRET, now: context.now, send }),
    alarms,
    sent,
    players,
    games,
    async join(playerId, more = {}) {
      await stageFor(context, playerId);
      const player = {
        id: playerId,
        country: "IR",
        language: "fa",
        state: "active",
        trialOnly: false,
      } as const;
      players.set(playerId, { ...player, ...more });
    },
    async launch(playerId, { game = "G1", asset = "TRIAL", vendor = "NARD" } = {}) {
      const { token } = await issueLaunch(context, { playerId, vendor, game, asset, language: "fa" });
      return token;
    },
  };
}
