import { type Clock, later } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { type OpenRound, openRounds } from "../../wallet/index.ts";
import { type VendorRounds, vendorApi } from "../outgoing/vendor-api.ts";
import type { Vendor, VendorRegistry } from "../registry.ts";
import { closeStaleRound } from "./stale-rounds.ts";

/** A vendor whose open rounds are looked after; `openMaxMs` is how long a round of its games may stay open. */
export type SweptVendor = { vendor: string; api: VendorRounds; openMaxMs: number };

/** The foreign vendors that move our balances and answer questions of ours, each ready to be asked. */
export function askedVendors({ all }: VendorRegistry, now: Clock): SweptVendor[] {
  return all.filter(canBeAsked).map(({ code, apiUrl: url, keysAt, roundLimitMs: openMaxMs }) => ({
    vendor: code,
    api: vendorApi({ url, keysAt, now }),
    openMaxMs,
  }));
}

type Asked = Vendor & { mode: "seamless"; apiUrl: string; dialect: null };

/** Whether a vendor that moves our balances also answers questions of ours. */
export function canBeAsked(vendor: Vendor): vendor is Asked {
  return vendor.mode === "seamless" && Boolean(vendor.apiUrl) && vendor.dialect === null;
}

/** `left` stay open: still being played, or settled at this moment by the vendor itself. */
export type Sweep = { closed: number; refunded: number; left: number; unanswered: number };

const WAITING = {
  name: "vendors-round-questions-waiting",
  text: `select q.player_id as "playerId", q.round_ref as round
    from jsonb_to_recordset($3) as e (player_id bigint, round_ref text)
    join vendors.round_questions q
      on q.vendor = $1 and q.player_id = e.player_id and q.round_ref = e.round_ref and q.ask_again_at > $2`,
  row: { playerId: 0n, round: "" },
};

/** After the nth question the next one waits 2ⁿ minutes, an hour at most. */
const ASKED = {
  name: "vendors-round-question-asked",
  text: `insert into vendors.round_questions as q (vendor, player_id, round_ref, asked, last_answer, ask_again_at)
    values ($1, $2, $3, 1, $4, $5::timestamptz + interval '2 minutes')
    on conflict (vendor, player_id, round_ref) do update set asked = q.asked + 1, last_answer = excluded.last_answer,
      ask_again_at = $5::timestamptz + least(interval '1 hour', interval '1 minute' * power(2, least(q.asked + 1, 6)))`,
};

const ENDED = {
  name: "vendors-round-question-ended",
  text: "delete from vendors.round_questions where vendor = $1 and player_id = $2 and round_ref = $3",
};

const EMPTY: Sweep = { closed: 0, refunded: 0, left: 0, unanswered: 0 };
/** How a round that was asked about counts in the sweep, and whether the vendor was reached at all. */
type Fate = { counts: keyof Sweep; isReached: boolean };

/** A vendor is asked about so many rounds in a row; the others wait for the next run. */
const ASKED_AT_ONCE = 200;

/**
 * Asks each vendor about its rounds that are open longer than they may be, and closes them or gives the stakes
 * back as the vendor says. Run by the clock, on any number of nodes at once. A vendor that gives no answer is
 * asked again later, about one round at a time; neither it, nor a round of which nothing credible is said, nor one
 * that cannot be ended stops another. A fault is thrown at the end.
 */
export async function sweepOpenRounds(context: Context, vendors: readonly SweptVendor[]): Promise<Sweep> {
  const sweeps = await Promise.allSettled(vendors.map((vendor) => sweepVendor(context, vendor)));
  const faults = sweeps.flatMap((sweep) => (sweep.status === "rejected" ? [sweep.reason] : []));
  if (faults.length > 0) throw new AggregateError(faults, "Open rounds could not be looked after.");
  return sweeps.map((sweep) => (sweep.status === "fulfilled" ? sweep.value : EMPTY)).reduce(added, EMPTY);
}

async function sweepVendor(context: Context, swept: SweptVendor): Promise<Sweep> {
  const olderThan = later(context.now(), -swept.openMaxMs);
  const sweep = { ...EMPTY };
  let asked = 0;
  const faults: unknown[] = [];
  for await (const round of roundsToAsk(context, swept.vendor, olderThan)) {
    const fate = await askAbout(context, swept, round, olderThan).catch(async (fault) => {
      faults.push(fault);
      await askLater(context, swept.vendor, round, "fault");
      return { counts: "left", isReached: true } as const;
    });
    sweep[fate.counts] += 1;
    asked += 1;
    if (!fate.isReached || asked === ASKED_AT_ONCE) break;
  }
  if (faults.length > 0) throw new AggregateError(faults, `Rounds of ${swept.vendor} could not be ended.`);
  return sweep;
}

/** However many rounds wait for their next question, those behind them are found. */
async function* roundsToAsk(context: Context, vendor: string, olderThan: Date): AsyncGenerator<OpenRound> {
  let after: OpenRound | undefined;
  for (;;) {
    const page = await openRounds(context, { vendor, olderThan, after });
    const keys = page.map(({ playerId, round }) => ({ player_id: playerId.toString(), round_ref: round }));
    const rows = await context.db.call(WAITING, [vendor, context.now(), JSON.stringify(keys)]);
    const waiting = new Set(rows.map(nameOf));
    yield* page.filter((round) => !waiting.has(nameOf(round)));
    after = page.at(-1);
    if (!after) return;
  }
}

async function askAbout(
  context: Context,
  { vendor, api }: SweptVendor,
  open: OpenRound,
  olderThan: Date,
): Promise<Fate> {
  const { playerId, round, game } = open;
  const told = await api.roundState({ player: playerId.toString(), game, round });
  const answer = told.ok ? told.value : told.refusal.reason;
  if (told.ok && told.value !== "open") {
    const verdict = told.value === "closed" ? "close" : "refund";
    const ended = await closeStaleRound(context, { vendor, playerId, round, olderThan, verdict });
    if (ended.ok || ended.refusal.reason === "notOpen") {
      await context.db.call(ENDED, [vendor, playerId, round]);
      if (!ended.ok) return { counts: "left", isReached: true };
      return { counts: verdict === "close" ? "closed" : "refunded", isReached: true };
    }
  }
  await askLater(context, vendor, open, answer);
  return { counts: told.ok ? "left" : "unanswered", isReached: answer !== "noAnswer" };
}

/** A round that stays open waits for its next question, so that those behind it are asked about. */
async function askLater(
  { db, now }: Context,
  vendor: string,
  { playerId, round }: OpenRound,
  answer: string,
): Promise<void> {
  await db.call(ASKED, [vendor, playerId, round, answer, now()]);
}

function nameOf({ playerId, round }: { playerId: bigint; round: string }): string {
  return `${playerId} ${round}`;
}

function added(sum: Sweep, each: Sweep): Sweep {
  return {
    closed: sum.closed + each.closed,
    refunded: sum.refunded + each.refunded,
    left: sum.left + each.left,
    unanswered: sum.unanswered + each.unanswered,
  };
}
