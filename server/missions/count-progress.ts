import { type CategoryOfGame, gameCategories } from "../catalogue/index.ts";
import { namedFact } from "../core/text/named-facts.ts";
import type { Context } from "../db/context.ts";
import { sendToAll } from "../messages/index.ts";
import { ledgerPartAfter } from "../wallet/index.ts";
import { addScores } from "./boards/add-scores.ts";
import { mayTakePart } from "./may-take-part.ts";
import { MISSION_ASSET } from "./mission.ts";
import {
  ADD_COUNTED,
  ADD_DAYS,
  EARNED,
  type EarnedRow,
  HOLD_MARK,
  PROMISE,
  REOPEN,
  type ReachedRow,
  SAVE_MARK,
} from "./progress-statements.ts";

/**
 * Counts what came to missions and boards since the last time, and promises the rewards of those that it completes. Each stake and
 * each deposit counts once, however often and by however many processes this is done; what is given back counts no more.
 */
export async function countProgress(context: Context): Promise<void> {
  for (;;) {
    // Outside of the transaction, which would read the whole catalogue for itself.
    const categoryOf = await gameCategories(context);
    const isWhole = await context.db.transaction((db) => countPart({ ...context, db }, categoryOf));
    if (isWhole) return;
  }
}

async function countPart(context: Context, categoryOf: CategoryOfGame): Promise<boolean> {
  const { db } = context;
  const [held] = await db.call(HOLD_MARK, []);
  if (!held) throw new Error("There is no mark up to which missions were counted.");
  const { mark, isWhole, isEmpty } = await ledgerPartAfter(context, held.mark);
  // A mark that is ahead of a restored ledger stays: there is nothing after it.
  if (isEmpty) return true;
  const earned = await db.call(EARNED, [held.mark, mark, MISSION_ASSET]);
  await addProgress(context, netOf(earned, categoryOf));
  await addScores(context, { from: held.mark, to: mark, categoryOf });
  await db.call(SAVE_MARK, [mark]);
  return isWhole;
}

type Net = Pick<EarnedRow, "missionId" | "playerId" | "day" | "counts" | "last"> & { readonly net: bigint };

/** What came of one player to one mission on one day. */
function netOf(earned: readonly EarnedRow[], categoryOf: CategoryOfGame): Net[] {
  const nets = new Map<string, Net>();
  for (const {
    missionId,
    playerId,
    day,
    counts,
    category,
    vendor,
    game,
    netMinor,
    rounds,
    ...at
  } of earned) {
    if (category !== null && categoryOf(vendor, game) !== category) continue;
    const key = `${missionId} ${playerId} ${day}`;
    const more = counts === "rounds" ? rounds : netMinor;
    const before = nets.get(key) ?? { net: 0n, last: 0n };
    const last = at.last > before.last ? at.last : before.last;
    nets.set(key, { missionId, playerId, day, counts, net: before.net + more, last });
  }
  return [...nets.values()];
}

async function addProgress(context: Context, nets: readonly Net[]): Promise<void> {
  const may = await mayTakePart(
    context,
    nets.map(({ playerId }) => playerId),
  );
  const counted = nets.filter(({ playerId, net }) => net < 0n || (net > 0n && may.has(playerId)));
  if (counted.length === 0) return;
  const { db } = context;
  const touched = [
    ...(await db.call(ADD_COUNTED, valuesOf(counted.filter(({ counts }) => counts !== "days")))),
    ...(await db.call(ADD_DAYS, valuesOf(counted.filter(({ counts }) => counts === "days")))),
  ];
  const rows = [
    touched.map(({ missionId }) => missionId),
    touched.map(({ playerId }) => playerId),
    touched.map(({ period }) => period),
  ];
  await db.call(REOPEN, rows);
  const lasts = lastsOf(counted);
  const last = touched.map((one) => lasts.get(ownOf(one)) ?? 0n);
  await tellReached(context, await db.call(PROMISE, [...rows, last]));
}

const ownOf = ({ missionId, playerId }: Pick<Net, "missionId" | "playerId">) => `${missionId} ${playerId}`;

/** The last movement that counted for each player in each mission. */
function lastsOf(nets: readonly Net[]): ReadonlyMap<string, bigint> {
  const lasts = new Map<string, bigint>();
  for (const net of nets) {
    const before = lasts.get(ownOf(net)) ?? 0n;
    lasts.set(ownOf(net), net.last > before ? net.last : before);
  }
  return lasts;
}

/** Tells of what was reached, once for each period of a mission: those who reached the same one together. */
async function tellReached(context: Context, reached: readonly ReachedRow[]): Promise<void> {
  const told = new Map<string, { first: ReachedRow; playerIds: bigint[] }>();
  for (const row of reached) {
    const key = `mission:${row.missionId}:${row.period}`;
    const together = told.get(key);
    if (together) together.playerIds.push(row.playerId);
    else told.set(key, { first: row, playerIds: [row.playerId] });
  }
  for (const [key, { first, playerIds }] of told) {
    const facts = { ...namedFact("title", first.titles), until: first.claimUntil.toISOString() };
    await sendToAll(context, { playerIds, kind: "missionReached", facts, key });
  }
}

const valuesOf = (nets: readonly Net[]) => [
  nets.map(({ missionId }) => missionId),
  nets.map(({ playerId }) => playerId),
  nets.map(({ day }) => day),
  nets.map(({ net }) => net),
];
