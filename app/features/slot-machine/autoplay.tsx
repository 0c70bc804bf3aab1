import { useEffect, useRef, useState } from "react";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { Messages } from "#app/i18n/translate.ts";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import type { Asset } from "#server/core/numbers/money.ts";
import { AutoplayForm } from "./autoplay-form.tsx";
import type { ShownRound } from "./slot-spin.ts";
import { useAutoplay } from "./use-autoplay.ts";

/** What a page is sent for automatic spins, where its house offers them. Amounts are in minor units. */
export type ShownAutoplay = {
  readonly texts: Messages;
  readonly asset: Asset;
  readonly last: { readonly stake: string; readonly payout: string } | null;
};

export type AutoplayProps = {
  shown: ShownAutoplay;
  spinId: string;
  /** The bet per line that is chosen in the form as it was sent, and the lines that it is for. */
  chosen: string;
  lines: number;
  round: ShownRound | null;
  answer: FormAnswer | undefined;
  cycleMs: number;
};

/** Spins that the browser presses for its player. They are the form's own, marked as what they are. */
export function Autoplay(props: AutoplayProps) {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  if (!isAlive) return null;
  return (
    <MoreTexts texts={props.shown.texts}>
      <AutomaticSpins {...props} />
    </MoreTexts>
  );
}

function AutomaticSpins({ shown, spinId, chosen, lines, round, answer, cycleMs }: AutoplayProps) {
  const { t } = useSpeech();
  const button = useRef<HTMLButtonElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const { run, end, start, stop } = useAutoplay({
    button,
    spinId,
    last: round && shown.last && spunIn(round, shown.last),
    answer,
    cycleMs,
    nextStake: () => stakeIn(button.current?.form ?? null, chosen, lines),
  });
  const isOver = end !== null;
  useEffect(() => {
    if (isOver) said.current?.focus();
  }, [isOver]);
  return (
    <section className="autoplay" aria-label={t("autoplay.title")}>
      <button type="submit" form="spin" name="automatic" value="1" hidden ref={button} />
      {run ? (
        <div className="autoplay__running">
          <p>{t("autoplay.left", { count: run.left })}</p>
          <button type="button" className="button button--danger" onClick={stop} ref={focused}>
            {t("autoplay.stop")}
          </button>
        </div>
      ) : (
        <details className="autoplay__offer">
          <summary className="button button--quiet">{t("autoplay.title")}</summary>
          <AutoplayForm asset={shown.asset} stake={BigInt(chosen) * BigInt(lines)} onStart={start} />
        </details>
      )}
      <p role="status" className="quiet" tabIndex={-1} ref={said}>
        {end ? t(`autoplay.ends.${end}`) : null}
      </p>
    </section>
  );
}

/** The button that ends them is where a key finds it at once. */
function focused(button: HTMLButtonElement | null) {
  button?.focus({ preventScroll: true });
}

function spunIn({ roundId, spins }: ShownRound, last: NonNullable<ShownAutoplay["last"]>) {
  return {
    roundId,
    stake: BigInt(last.stake),
    payout: BigInt(last.payout),
    hasFreeSpins: spins.length > 1,
  };
}

/** The bet may have been changed meanwhile. */
function stakeIn(form: HTMLFormElement | null, chosen: string, lines: number): bigint {
  const lineBet = form ? new FormData(form).get("lineBet") : null;
  return BigInt(String(lineBet ?? chosen)) * BigInt(lines);
}
