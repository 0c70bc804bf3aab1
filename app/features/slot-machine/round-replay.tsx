import { Amount } from "#app/components/amount.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { Language } from "#server/core/languages.ts";
import type { Money } from "#server/core/numbers/money.ts";
import type { GameSheet, SpinView } from "#server/studio/index.ts";
import { idleGrid, symbolNames } from "./shown-odds.ts";
import { shownEnd, shownSpins } from "./shown-round.ts";
import { SlotMachine } from "./slot-machine.tsx";
import type { ShownRound } from "./slot-spin.ts";

export type ShownReplay = {
  readonly theme: string;
  readonly symbolNames: Readonly<Record<string, string>>;
  readonly idleGrid: readonly (readonly string[])[];
  readonly round: ShownRound;
};

/** A computed or recorded round, to be shown again as it was. */
export function shownReplay(
  { spins, payout, won }: Pick<ShownRound, "won"> & { spins: readonly SpinView[]; payout: Money },
  sheet: GameSheet,
  language: Language,
): ShownReplay {
  return {
    theme: sheet.code,
    symbolNames: symbolNames(sheet, language),
    idleGrid: idleGrid(sheet),
    round: {
      roundId: "replay",
      spins: shownSpins(spins, sheet.lines, language),
      ...shownEnd(sheet.stake, payout, language),
      won,
    },
  };
}

/** The fingerprint is shown where it was computed from a server seed. */
type RoundReplayProps = ShownReplay & { title: string; commit?: string };

export function RoundReplay({ title, commit, round, ...machine }: RoundReplayProps) {
  const { t } = useSpeech();
  return (
    <section className="stack" aria-labelledby="replay-title">
      <h2 id="replay-title">{title}</h2>
      <dl className="facts facts--codes">
        {commit ? (
          <>
            <dt>{t("play.verify.commit")}</dt>
            <dd>
              <code data-testid="computed-commit">{commit}</code>
            </dd>
          </>
        ) : null}
        <dt>{t("play.verify.payout")}</dt>
        <dd data-testid="computed-payout">
          <Amount value={round.payout} />
        </dd>
      </dl>
      <SlotMachine {...machine} round={round} />
    </section>
  );
}
