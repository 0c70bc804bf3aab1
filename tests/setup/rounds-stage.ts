import type { Context } from "#server/db/context.ts";
import type { RoundGame } from "#server/studio/rounds/games/round-games.ts";
import {
  advanceRounds,
  placeRoundStake,
  type RoundChoice,
  roundGameOf,
} from "#server/studio/rounds/index.ts";
import { latestRound, visitRounds } from "#server/studio/rounds/open-round.ts";
import { roundsEngine } from "#server/studio/rounds/rounds-engine.ts";
import { overAt, type Secret, secretOf } from "#server/studio/rounds/stakes/settle-round.ts";
import { SHARED_ROUND, type SharedRoundRow } from "#server/studio/rounds/statements.ts";
import { resumeWagers } from "#server/studio/wagers/resume-wagers.ts";
import type { WalletOf } from "#server/studio/wagers/wallet-client.ts";
import type { TestContext } from "./database.ts";
import { openedSeat } from "./opened-seat.ts";
import { type StudioHouse, studioHouse } from "./studio-house.ts";

const QUIET = { warn: () => {} };
const ATTEMPTS = 200;

export type Seat = { readonly playerRef: string; readonly sessionId: string; readonly game: RoundGame };

/** A house with the tables of shared rounds, on a clock that a test moves from one deadline to the next. */
export type RoundsStage = {
  readonly house: StudioHouse;
  readonly context: TestContext;
  seated(code: string, fundsMinor: bigint): Promise<Seat>;
  /** The latest round of a game, after somebody looked at it. */
  visited(code: string): Promise<SharedRoundRow>;
  latest(code: string): Promise<SharedRoundRow>;
  roundOf(id: string): Promise<SharedRoundRow>;
  advance(cut?: { context?: Context; walletOf?: WalletOf }): Promise<Date | null>;
  /** What a process does that takes over from one that died. */
  restarted(): Promise<void>;
  stake(seat: Seat, choice: RoundChoice, given?: Partial<Placed>): ReturnType<typeof placeRoundStake>;
  secret(round: SharedRoundRow): Promise<Secret & { overAt: Date }>;
  /** A round that takes stakes. */
  opened(code: string): Promise<SharedRoundRow>;
  /** Plays the latest round to its end. */
  playOut(code: string): Promise<void>;
  /** A flight in the air whose point is at least that, with the stakes that `place` puts into it. */
  flying<Value>(
    least: number,
    place: (roundId: string) => Promise<Value>,
  ): Promise<{ round: SharedRoundRow; secret: Secret & { overAt: Date }; placed: Value }>;
};

type Placed = { formRef: string; roundId: string; stakeMinor: bigint; walletOf: WalletOf };

export async function roundsStage(given?: TestContext): Promise<RoundsStage> {
  const house = await studioHouse(given);
  const { context } = house;

  async function latest(code: string): Promise<SharedRoundRow> {
    const round = await latestRound(context, code);
    if (!round) throw new Error(`${code} has no round`);
    return round;
  }

  async function roundOf(id: string): Promise<SharedRoundRow> {
    const [round] = await context.db.call(SHARED_ROUND, [id]);
    if (!round) throw new Error(`There is no round ${id}`);
    return round;
  }

  const stage: RoundsStage = {
    house,
    context,
    latest,
    roundOf,
    async seated(code, fundsMinor) {
      const game = roundGameOf(code);
      if (!game) throw new Error(`There is no ${code}`);
      const playerRef = await house.aPlayer(fundsMinor);
      const sessionId = await openedSeat(context, playerRef, { vendor: game.vendor, game: code });
      return { playerRef, sessionId, game };
    },
    async visited(code) {
      const game = roundGameOf(code);
      if (game) await visitRounds(context, game);
      return latest(code);
    },
    advance: (cut = {}) => advanceRounds(cut.context ?? context, cut.walletOf ?? house.walletOf, QUIET),
    async restarted() {
      await resumeWagers(context, house.walletOf, [roundsEngine], { everything: true });
      await stage.advance();
    },
    async stake({ playerRef, sessionId, game }, choice, placed = {}) {
      return placeRoundStake(context, placed.walletOf ?? house.walletOf, {
        playerRef,
        sessionId,
        choice,
        formRef: placed.formRef ?? context.newId(),
        roundId: placed.roundId ?? (await latest(game.code)).id,
        stakeMinor: placed.stakeMinor ?? game.chipsMinor[0],
      });
    },
    async secret(round) {
      const game = roundGameOf(round.game);
      if (!game) throw new Error(`There is no ${round.game}`);
      const secret = await secretOf(context.db, game, round);
      return { ...secret, overAt: overAt(round, secret) };
    },
    async playOut(code) {
      const { id } = await latest(code);
      for (let step = 0; step < 10; step += 1) {
        const round = await roundOf(id);
        if (round.finishedAt) return;
        const until =
          round.state === "betting"
            ? round.closesAt
            : round.state === "drawing"
              ? (await stage.secret(round)).overAt
              : round.endsAt;
        if (until && until > context.now()) context.clock.set(until.toISOString());
        await stage.advance();
      }
      throw new Error(`A round of ${code} came to no end`);
    },
    async opened(code) {
      const round = await stage.visited(code);
      if (round.state === "betting" && round.closesAt > context.now()) return round;
      await stage.playOut(code);
      return stage.visited(code);
    },
    async flying(least, place) {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const open = await stage.opened("parvaz");
        const placed = await place(open.id);
        context.clock.set(open.closesAt.toISOString());
        await stage.advance();
        const round = await roundOf(open.id);
        const secret = round.state === "drawing" ? await stage.secret(round) : null;
        if (secret?.outcome.kind === "crash" && secret.outcome.point >= least)
          return { round, secret, placed };
        await stage.playOut("parvaz");
      }
      throw new Error("No flight came so far");
    },
  };
  return stage;
}
