import type { Asset } from "../../core/numbers/money.ts";
import { HOUR_MS, later, SECOND_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { vendorApi } from "../outgoing/vendor-api.ts";
import type { VendorRegistry } from "../registry.ts";
import { canBeAsked } from "./open-round-sweep.ts";

const EXPIRE = {
  name: "vendors-free-rounds-expire",
  text: `update vendors.free_rounds set state = 'ending', ended_by = 'clock', tell_at = $1, tries = 0
    where state in ('granting', 'granted') and expires_at <= $1`,
};

const DUE = {
  name: "vendors-free-rounds-due",
  text: `select id, player_id as "playerId", vendor, game, asset, stake_minor as "stakeMinor", granted, expires_at as "expiresAt",
      state, tries
    from vendors.free_rounds where tell_at <= $1 and vendor = $2 order by tell_at, id limit 100`,
  row: {} as Due,
};

/** A gift that was taken back meanwhile has another state, and its end is told next. */
const TOLD = {
  name: "vendors-free-rounds-told",
  text: "update vendors.free_rounds set state = $3, tell_at = null where id = $1 and state = $2",
};

const IN_VAIN = {
  name: "vendors-free-rounds-in-vain",
  text: "update vendors.free_rounds set tries = tries + 1, tell_at = $3 where id = $1 and state = $2",
};

type Due = {
  id: string;
  playerId: bigint;
  vendor: string;
  game: string;
  asset: Asset;
  stakeMinor: bigint;
  granted: number;
  expiresAt: Date;
  state: "granting" | "ending";
  tries: number;
};

/** A vendor that is away is told again after 15 seconds, then after twice that, and so on up to an hour. */
const AGAIN_AFTER_MS = 15 * SECOND_MS;
const DOUBLED_MOST = 8;

/**
 * Tells vendors of free rounds that were given, taken back or are over, until they answer. A gift whose end a vendor
 * does not know of is over all the same. Gives the vendors that were silent. Run by the clock.
 */
export async function tellFreeRounds(
  context: Pick<Context, "db" | "now">,
  { all }: VendorRegistry,
): Promise<string[]> {
  const { db, now } = context;
  await db.call(EXPIRE, [now()]);
  const silent: string[] = [];
  for (const vendor of all.filter(canBeAsked)) {
    const { apiUrl: url, keysAt, code } = vendor;
    for (const due of await db.call(DUE, [now(), code])) {
      const answer = await tell(vendorApi({ url, keysAt, now }), due);
      if (answer.ok) await db.call(TOLD, [due.id, due.state, stateAfter(due.state, answer.value)]);
      else {
        const waitMs = Math.min(HOUR_MS, AGAIN_AFTER_MS * 2 ** Math.min(due.tries, DOUBLED_MOST));
        await db.call(IN_VAIN, [due.id, due.state, later(now(), waitMs)]);
        silent.push(code);
        // The others would wait for it as long, one after the other.
        break;
      }
    }
  }
  return silent;
}

function tell(api: ReturnType<typeof vendorApi>, due: Due) {
  const about = { freeRoundId: due.id, player: due.playerId.toString() };
  if (due.state === "ending") return api.endFreeRounds(about);
  return api.grantFreeRounds({
    ...about,
    game: due.game,
    currency: due.asset,
    stake: due.stakeMinor.toString(),
    count: due.granted,
    until: due.expiresAt.toISOString(),
  });
}

function stateAfter(before: Due["state"], status: "OK" | "FAILED"): "granted" | "refused" | "ended" {
  if (before === "ending") return "ended";
  return status === "OK" ? "granted" : "refused";
}
