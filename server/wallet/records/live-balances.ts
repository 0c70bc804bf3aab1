import { OWNER } from "../../core/ledger-kinds.ts";
import { SECOND_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";

/** How long a move may stay untold. All who listen are read by one statement, so that their number costs no more of them. */
const LOOK_EVERY_MS = SECOND_MS;

const VERSIONS = {
  name: "wallet-versions",
  text: `select owner_id as "playerId", sum(version)::bigint as version from ledger.accounts
    where owner_kind = ${OWNER.player} and owner_id = any($1::bigint[]) group by owner_id`,
  row: { playerId: 0n, version: 0n },
};

/** Called with the version of what a player has, as it goes over the wire: an amount is told to nobody. */
type BalanceListener = (version: Buffer) => void;

export type LiveBalances = {
  /** Tells at once which version the player's accounts have, then each one that follows. Answers with the way to leave. */
  join(playerId: bigint, listener: BalanceListener): Promise<() => void>;
  close(): void;
};

type Watched = { readonly listeners: Set<BalanceListener>; version: bigint };

type Looking = {
  readonly context: Pick<Context, "db">;
  /** Told why a look found nothing. The next one is made all the same. */
  failed(fault: unknown): void;
  lookEveryMs?: number;
};

/** The players of this node whose page waits for others to move their balance: a vendor, or the clock. */
export function openLiveBalances({
  context: { db },
  failed,
  lookEveryMs = LOOK_EVERY_MS,
}: Looking): LiveBalances {
  const players = new Map<bigint, Watched>();
  let isLooking = false;

  async function look(): Promise<void> {
    if (players.size === 0 || isLooking) return;
    isLooking = true;
    try {
      for (const { playerId, version } of await db.call(VERSIONS, [[...players.keys()]]))
        tell(playerId, version);
    } finally {
      isLooking = false;
    }
  }

  function tell(playerId: bigint, version: bigint): void {
    const watched = players.get(playerId);
    if (!watched || version === watched.version) return;
    watched.version = version;
    for (const listener of watched.listeners) listener(eventOf(version));
  }

  const looking = setInterval(() => void look().catch(failed), lookEveryMs).unref();

  return {
    async join(playerId, listener) {
      const [row] = await db.call(VERSIONS, [[playerId]]);
      const version = row?.version ?? 0n;
      const watched = players.get(playerId) ?? { listeners: new Set(), version };
      players.set(playerId, watched);
      tell(playerId, version);
      watched.listeners.add(listener);
      listener(eventOf(watched.version));
      return () => {
        watched.listeners.delete(listener);
        if (watched.listeners.size === 0 && players.get(playerId) === watched) players.delete(playerId);
      };
    },
    close() {
      clearInterval(looking);
    },
  };
}

function eventOf(version: bigint): Buffer {
  return Buffer.from(`data: ${version}\n\n`);
}
