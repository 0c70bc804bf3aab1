import { formatMoment } from "#app/lib/dates.ts";
import type { Funds } from "#app/lib/funds.ts";
import { roundTablePath } from "#app/lib/paths/rounds-paths.ts";
import type { CheckPath, RecordPath } from "#app/lib/paths/verify-paths.ts";
import { roundCheck } from "#app/lib/round-check.ts";
import { type ShownSums, shownSums } from "#app/lib/shown-sums.ts";
import { FLIGHT_TOP } from "#server/core/flight.ts";
import { type Language, localText } from "#server/core/languages.ts";
import { type Asset, formatMoney, money } from "#server/core/numbers/money.ts";
import { formatBasisPoints } from "#server/core/numbers/percent.ts";
import type {
  OwnStake,
  PublicRound,
  RecalledStake,
  RoundKind,
  RoundTable,
} from "#server/studio/rounds/index.ts";

type ShownStake = {
  readonly wagerId: string;
  readonly roundId: string;
  readonly stakeMinor: string;
  readonly stake: string;
  readonly spot: string | null;
  readonly auto: number | null;
  readonly state: OwnStake["state"];
  readonly at: number | null;
  readonly payoutMinor: string | null;
  readonly payout: string | null;
};

export type ShownOwnStake = ShownStake & {
  /** Where it says how it was decided: its record, or its own page where the visitor has no records. */
  readonly recordHref: string;
};

export type ShownSpotOdds = {
  readonly spot: string;
  readonly prices: readonly number[];
  readonly chance: string | null;
  readonly returns: string;
};

export type ShownChip = { readonly minor: string; readonly text: string };

/** A table as its page shows it, written in the visitor's language where the loader can. */
export type ShownTable = {
  readonly sessionId: string;
  readonly vendor: string;
  readonly code: string;
  readonly category: string;
  readonly kind: RoundKind;
  readonly name: string;
  readonly asset: Asset;
  readonly funds: Funds;
  readonly formRef: string;
  readonly now: number;
  readonly round: PublicRound | null;
  readonly history: RoundTable["history"];
  readonly own: readonly ShownOwnStake[];
  readonly chips: readonly ShownChip[];
  readonly mostStakes: number;
  /** The visitor's part in a stake that is placed now. */
  readonly clientSeed: string | null;
  readonly clientBy: RoundTable["clientBy"];
  readonly shownMs: number;
  readonly odds: readonly ShownSpotOdds[];
  readonly facts: {
    readonly rtp: string;
    readonly chips: string;
    readonly spotMost: string;
    readonly topWin: string;
    readonly topWinAt: number;
  };
  readonly sums: ShownSums;
};

export type ShownRecall = {
  readonly sessionId: string;
  readonly kind: RoundKind;
  readonly round: PublicRound;
  readonly stake: ShownStake;
  readonly recordHref: string | null;
  /** The link that checks it, once the round is over. */
  readonly check: string | null;
  readonly placedAt: string;
};

type Shown = {
  readonly table: RoundTable;
  readonly sessionId: string;
  readonly asset: Asset;
  readonly language: Language;
  readonly formRef: string;
  readonly recordPath: RecordPath;
};

export function shownTable({ table, sessionId, asset, language, formRef, recordPath }: Shown): ShownTable {
  const { game, sums } = table;
  const written = (minor: bigint) => formatMoney(money(minor, asset), language);
  const topAt = game.kind === "crash" ? FLIGHT_TOP : Math.max(...table.odds.flatMap(({ prices }) => prices));
  return {
    sessionId,
    vendor: game.vendor,
    code: game.code,
    category: game.category,
    kind: game.kind,
    name: localText(game.names, language),
    asset,
    funds: asset === "TRIAL" ? "trial" : "real",
    formRef,
    now: table.now.getTime(),
    round: table.round,
    history: table.history,
    own: table.own.map((stake) => ({
      ...shownOwnStake(stake, asset, language),
      recordHref:
        recordPath(game.vendor, stake.wagerId) ?? roundTablePath(sessionId, { round: stake.wagerId }),
    })),
    chips: game.chipsMinor.map((minor) => ({ minor: minor.toString(), text: written(minor) })),
    mostStakes: game.mostStakes,
    clientSeed: table.clientSeed,
    clientBy: table.clientBy,
    shownMs: game.shownMs,
    odds: table.odds.map(({ spot, prices, chanceBasisPoints, returnBasisPoints }) => ({
      spot,
      prices,
      chance: chanceBasisPoints === null ? null : formatBasisPoints(chanceBasisPoints, language),
      returns: formatBasisPoints(returnBasisPoints, language),
    })),
    facts: {
      rtp: formatBasisPoints(game.rtpBasisPoints, language),
      chips: game.chipsMinor.map(written).join(" · "),
      spotMost: written(game.spotMaxMinor),
      topWin: written((game.spotMaxMinor * BigInt(topAt)) / 100n),
      topWinAt: topAt,
    },
    sums: shownSums(sums, language),
  };
}

function shownOwnStake(stake: OwnStake, asset: Asset, language: Language): ShownStake {
  const { wagerId, roundId, stakeMinor, spot, auto, state, at, payoutMinor } = stake;
  return {
    wagerId,
    roundId,
    spot,
    auto,
    state,
    at,
    stakeMinor: stakeMinor.toString(),
    stake: formatMoney(money(stakeMinor, asset), language),
    payoutMinor: payoutMinor?.toString() ?? null,
    payout: payoutMinor === null ? null : formatMoney(money(payoutMinor, asset), language),
  };
}

type Recalled = {
  readonly recalled: RecalledStake;
  readonly sessionId: string;
  readonly language: Language;
  readonly timeZone: string;
  readonly checkPath: CheckPath;
  readonly recordPath: RecordPath;
};

/** One stake as it was, with its round. */
export function shownRecall({ recalled, sessionId, language, timeZone, ...pathOf }: Recalled): ShownRecall {
  const { game, asset, placedAt, stake, line, round } = recalled;
  const check = roundCheck(round, {
    spot: stake.spot,
    auto: game.kind === "crash" ? stake.at || stake.auto : null,
    own: stake.payoutMinor === null ? null : line,
    receipt: stake.wagerId,
  });
  return {
    sessionId,
    kind: game.kind,
    round,
    stake: shownOwnStake(stake, asset, language),
    recordHref: pathOf.recordPath(game.vendor, stake.wagerId),
    check: check && pathOf.checkPath("rounds", check),
    placedAt: formatMoment(placedAt, language, timeZone),
  };
}
