import { keepable } from "../../core/bounds/keepable.ts";
import type { Context } from "../../db/context.ts";
import type { Database } from "../../db/database.ts";
import { gathered } from "../../db/gathered.ts";

/** Both sides of one call, secrets taken out. */
export type Exchange = {
  vendor: string;
  command: string;
  playerId: bigint | null;
  round: string | null;
  txId: string | null;
  code: string;
  status: number;
  request: string;
  answer: string;
  tookMs: number;
  at: Date;
};

const KEEP = {
  name: "vendors-exchange-keep",
  text: `insert into vendors.exchanges
      (vendor, command, player_id, round_ref, tx_id, code, status, request, answer, took_ms, at)
    select vendor, command, player_id, round_ref, tx_id, code, status, request, answer, took_ms, at
      from jsonb_to_recordset($1) as e (vendor text, command text, player_id bigint, round_ref text, tx_id text,
        code text, status smallint, request text, answer text, took_ms int, at timestamptz)`,
};

const COLUMNS = `vendor, command, player_id as "playerId", round_ref as round, tx_id as "txId", code, status, request, answer,
      took_ms as "tookMs", at`;

const EXCHANGE_ROW: Exchange = {
  vendor: "",
  command: "",
  playerId: null,
  round: null,
  txId: null,
  code: "",
  status: 0,
  request: "",
  answer: "",
  tookMs: 0,
  at: new Date(0),
};

const OF_ROUND = {
  name: "vendors-exchange-of-round",
  text: `select ${COLUMNS} from (
      select e.* from vendors.exchanges e where e.vendor = $1 and e.player_id = $2 and e.round_ref = $3
      union all
      select e.* from (select distinct t.key from ledger.transfers t
          where t.scope = $1 and t.player_id = $2 and t.round_ref = $3) moved
        join vendors.exchanges e
          on e.vendor = $1 and e.player_id = $2 and e.tx_id = moved.key and e.round_ref is null
    ) told order by id`,
  row: EXCHANGE_ROW,
};

/** What a vendor that keeps to the protocol never gets to hear (answer-call.ts counts the same against it). */
const WRONG = {
  name: "vendors-exchange-wrong",
  text: `select ${COLUMNS} from vendors.exchanges
    where vendor = $1 and at >= $2
      and (code in ('DUPLICATE_CONFLICT', 'BAD_REQUEST') or (code = 'TX_CANCELLED' and command = 'credit'))
    order by at desc, id desc limit $3`,
  row: EXCHANGE_ROW,
};

const LISTED_MAX = 200;

/** Keeps exchanges behind the answers: a vendor does not wait for what only a dispute needs. */
export type ExchangeLog = {
  keep(exchange: Exchange): void;
  /** Lets other writing go on behind the answers in the same way. */
  behind(work: Promise<unknown>): void;
  /** Resolves when everything that was handed in is written. */
  settled(): Promise<void>;
};

/** A burst of calls takes a few inserts instead of one for each call; nobody looks at them as they come. */
const REST_MS = 20;

/** Those that arrive while others are being written, and a little later, go together in one insert. */
export function exchangeLog({ db }: Pick<Context, "db">, failed: (fault: unknown) => void): ExchangeLog {
  const writing = new Set<Promise<unknown>>();
  const write = gathered(insertAll, { restMs: REST_MS });
  function behind(work: Promise<unknown>): void {
    const written = work.catch(failed).finally(() => writing.delete(written));
    writing.add(written);
  }
  return {
    behind,
    keep(exchange) {
      behind(write(db, exchange));
    },
    async settled() {
      await Promise.all(writing);
    },
  };
}

async function insertAll(db: Database, exchanges: Exchange[]): Promise<null[]> {
  await db.call(KEEP, [JSON.stringify(exchanges.map(rowOf))]);
  return exchanges.map(() => null);
}

/**
 * Every exchange about one round of one player, in the order in which they were answered; also those that named no
 * round, but the number of something that was moved in it.
 */
export async function exchangesOfRound(
  { db }: Pick<Context, "db">,
  { vendor, playerId, round }: { vendor: string; playerId: bigint; round: string },
): Promise<Exchange[]> {
  return db.call(OF_ROUND, [vendor, playerId, round]);
}

/** The exchanges since a moment in which the vendor said what it may not, newest first, at most 200. */
export async function wrongExchanges(
  { db }: Pick<Context, "db">,
  { vendor, from }: { vendor: string; from: Date },
): Promise<Exchange[]> {
  return db.call(WRONG, [vendor, from, LISTED_MAX]);
}

/** Field by field: every call is kept, and taking an object apart costs more than the rest of this. */
function rowOf(exchange: Exchange): Record<string, unknown> {
  return {
    vendor: exchange.vendor,
    command: keepable(exchange.command),
    player_id: exchange.playerId?.toString(),
    round_ref: exchange.round,
    tx_id: exchange.txId,
    code: exchange.code,
    status: exchange.status,
    request: keepable(exchange.request),
    answer: keepable(exchange.answer),
    took_ms: Math.round(exchange.tookMs),
    at: exchange.at.toISOString(),
  };
}
