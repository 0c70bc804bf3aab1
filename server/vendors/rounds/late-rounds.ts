import type { Context } from "../../db/context.ts";
import { type OpenRound, openRounds } from "../../wallet/index.ts";

/** A round that is open for too long, and what its vendor said of it; `asked` is 0 where it was never asked. */
type LateRound = OpenRound & { asked: number; lastAnswer: string | null };

const QUESTIONS = {
  name: "vendors-round-questions",
  text: `select q.player_id as "playerId", q.round_ref as round, q.asked, q.last_answer as "lastAnswer"
    from jsonb_to_recordset($2) as e (player_id bigint, round_ref text)
    join vendors.round_questions q on q.vendor = $1 and q.player_id = e.player_id and q.round_ref = e.round_ref`,
  row: { playerId: 0n, round: "", asked: 0, lastAnswer: "" },
};

/**
 * The vendor's oldest rounds that were opened before a moment and never ended, at most 200. Those of a vendor that
 * cannot be asked, and those that a vendor takes back after something was paid, are ended by nobody but a person
 * (closeStaleRound).
 */
export async function lateRounds(
  context: Pick<Context, "db">,
  { vendor, olderThan }: { vendor: string; olderThan: Date },
): Promise<LateRound[]> {
  const rounds = await openRounds(context, { vendor, olderThan });
  const keys = rounds.map(({ playerId, round }) => ({ player_id: playerId.toString(), round_ref: round }));
  const questions = await context.db.call(QUESTIONS, [vendor, JSON.stringify(keys)]);
  return rounds.map((open) => {
    const question = questions.find(
      ({ playerId, round }) => playerId === open.playerId && round === open.round,
    );
    return { ...open, asked: question?.asked ?? 0, lastAnswer: question?.lastAnswer ?? null };
  });
}
