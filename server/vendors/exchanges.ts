import type { Context } from "../db/context.ts";
import type { Database } from "../db/database.ts";

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

const BATCH_MAX = 128;
/** From here on callers wait until there is room, so that a slow disk slows them and not fills the memory. */
const WAITING_MAX = 1000;

const KEEP = {
  name: "vendors-exchange-keep",
  text: `insert into vendors.exchange
      (vendor, command, player_id, round_ref, tx_id, code, status, request, answer, took_ms, at)
    select vendor, command, player_id, round_ref, tx_id, code, status, request, answer, took_ms, at
      from jsonb_to_recordset($1) as e (vendor text, command text, player_id bigint, round_ref text, tx_id text,
        code text, status smallint, request text, answer text, took_ms int, at timestamptz)`,
};

type ExchangeRow = {
  command: string;
  tx_id: string | null;
  code: string;
  status: number;
  request: string;
  answer: string;
  took_ms: number;
  at: Date;
};

const OF_ROUND = {
  name: "vendors-exchange-of-round",
  text: `select command, tx_id, code, status, request, answer, took_ms, at from vendors.exchange
    where vendor = $1 and player_id = $2 and round_ref = $3 order by id`,
};

type Gathering = { waiting: Exchange[]; writing: Promise<void> | null };

/** Keeps exchanges behind the answers: a vendor does not wait for what only a dispute needs. */
export type ExchangeLog = {
  /** Resolves at once, or when there is room again. */
  keep(exchange: Exchange): Promise<void>;
  /** Resolves when everything that was handed in is kept. */
  settled(): Promise<void>;
};

/** Those that arrive while others are being written go together in one insert. */
export function exchangeLog({ db }: Pick<Context, "db">, failed: (fault: unknown) => void): ExchangeLog {
  const gathering: Gathering = { waiting: [], writing: null };
  return {
    async keep(exchange) {
      gathering.waiting.push(exchange);
      gathering.writing ??= write(db, gathering, failed);
      if (gathering.waiting.length > WAITING_MAX) await gathering.writing;
    },
    async settled() {
      await gathering.writing;
    },
  };
}

/** Every exchange about one round of one player, in the order in which they were answered. */
export async function exchangesOfRound(
  { db }: Pick<Context, "db">,
  { vendor, playerId, round }: { vendor: string; playerId: bigint; round: string },
): Promise<Exchange[]> {
  const rows = await db.call<ExchangeRow>(OF_ROUND, [vendor, playerId, round]);
  return rows.map(({ tx_id, took_ms, ...row }) => ({
    ...row,
    vendor,
    playerId,
    round,
    txId: tx_id,
    tookMs: took_ms,
  }));
}

/** The text of a body without the token in it, in a form that the database can keep. */
export function redacted(body: Uint8Array): string {
  return Buffer.from(body)
    .toString("utf8")
    .replaceAll("\u0000", "\ufffd")
    .replace(/("token"\s*:\s*)"(?:[^"\\]|\\.)*"/g, '$1"[redacted]"');
}

async function write(db: Database, gathering: Gathering, failed: (fault: unknown) => void): Promise<void> {
  while (gathering.waiting.length > 0) {
    const batch = gathering.waiting.splice(0, BATCH_MAX);
    await db.call(KEEP, [JSON.stringify(batch.map(rowOf))]).catch(failed);
  }
  gathering.writing = null;
}

function rowOf({ playerId, round, txId, tookMs, at, ...same }: Exchange): Record<string, unknown> {
  return {
    ...same,
    player_id: playerId?.toString(),
    round_ref: round,
    tx_id: txId,
    took_ms: Math.round(tookMs),
    at: at.toISOString(),
  };
}
