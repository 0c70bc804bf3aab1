import { newId } from "#server/core/ids.ts";
import { systemClock } from "#server/core/time.ts";
import type { Context } from "#server/db/context.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { issueLaunch, markLaunchUsed } from "#server/vendors/launch/launches.ts";
import { execute, grantTrial, openAccounts } from "#server/wallet/index.ts";
import { VENDORS } from "./secrets.ts";

/** A player of the run: with plenty, or so poor that stakes are refused all the time. */
export type StagedPlayer = {
  readonly id: bigint;
  readonly ref: string;
  readonly poor: boolean;
  /** By vendor and currency: `EAST/TRIAL`. */
  readonly tokens: Readonly<Record<string, string>>;
};

const FIRST_PLAYER = 100_001;
const RICH_MINOR = 200_000n;
const POOR_MINOR = 600n;
/** Every so many players one is poor. */
const POOR_EVERY = 3;

/** The vendor in whose name the stage itself gives money: no story uses it. */
export const STAGE_SCOPE = "STAGE";

/** Opens the accounts of the players, gives them their first money and launches a game for each vendor. */
export async function stagePlayers(
  db: OpenDatabase,
  count: number,
): Promise<[StagedPlayer, ...StagedPlayer[]]> {
  const context: Context = { db, now: systemClock, newId };
  const staged = Array.from({ length: count }, (_, nth) => stagePlayer(context, nth));
  const [first, ...others] = await Promise.all(staged);
  if (!first) throw new Error("Nobody plays.");
  return [first, ...others];
}

async function stagePlayer(context: Context, nth: number): Promise<StagedPlayer> {
  const playerId = BigInt(FIRST_PLAYER + nth);
  const poor = nth % POOR_EVERY === POOR_EVERY - 1;
  const amountMinor = poor ? POOR_MINOR : RICH_MINOR;
  await openAccounts(context, { playerId, assets: ["P", "TRIAL", "PTS"] });
  await grantTrial(context, { playerId, amountMinor, key: "stage" });
  const round = { scope: STAGE_SCOPE, playerId, key: "stage", round: "stage", game: "G1", at: context.now() };
  await execute(context, [{ ...round, op: "credit", asset: "P", amountMinor, kind: "PROMO" }]);
  const tokens: Record<string, string> = {};
  for (const vendor of VENDORS) {
    for (const asset of ["P", "TRIAL"] as const) {
      const { token } = await issueLaunch(context, { playerId, vendor, game: "G1", asset, language: "fa" });
      await markLaunchUsed(context, token);
      tokens[`${vendor}/${asset}`] = token;
    }
  }
  return { id: playerId, ref: `${playerId}`, poor, tokens };
}
