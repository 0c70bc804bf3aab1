import { type FormEvent, useState } from "react";
import { Button } from "#app/components/button.tsx";
import { Field } from "#app/components/fields/field.tsx";
import { FormScope } from "#app/components/fields/form-scope.ts";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { type Asset, formatAmount, money, parseMoney } from "#server/core/numbers/money.ts";
import type { AutoplayRun } from "./autoplay-run.ts";

const COUNTS = [10, 25, 50, 100];
/** What is proposed, in stakes: nobody has to count, and everybody can. */
const PROPOSED = { loss: 10n, win: 50n };

type AutoplayFormProps = { asset: Asset; stake: bigint; onStart(run: AutoplayRun): void };

/** How many spins, and what ends them before: without both stops nothing starts. */
export function AutoplayForm({ asset, stake, onStart }: AutoplayFormProps) {
  const { language, t } = useSpeech();
  const [answer, setAnswer] = useState<FormAnswer>();

  function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const values = { loss: String(typed.get("loss")), win: String(typed.get("win")) };
    const mostLost = parseMoney(values.loss, asset, language)?.minor ?? 0n;
    const enoughWon = parseMoney(values.win, asset, language)?.minor ?? 0n;
    const errors = {
      ...(mostLost < stake ? { loss: [t("autoplay.lossTooSmall")] } : {}),
      ...(enoughWon > 0n ? {} : { win: [t("autoplay.amountWrong")] }),
    };
    if (Object.keys(errors).length > 0) return setAnswer({ values, errors });
    const of = Number(typed.get("count"));
    onStart({ of, left: of, mostLost, enoughWon, lost: 0n });
  }

  return (
    <FormScope.Provider value="autoplay">
      <form className="stack" noValidate onSubmit={start}>
        <fieldset className="bets">
          <legend className="field__label">{t("autoplay.count")}</legend>
          <div className="bets__choices autoplay__counts">
            {COUNTS.map((count) => (
              <label key={count} className="choice">
                <input type="radio" name="count" value={count} defaultChecked={count === COUNTS[0]} />
                <span className="bets__amount">{t("autoplay.spins", { count })}</span>
              </label>
            ))}
          </div>
        </fieldset>
        {(["loss", "win"] as const).map((end) => (
          <Field
            key={end}
            name={end}
            label={t(`autoplay.${end}`)}
            answer={answer}
            defaultValue={formatAmount(money(stake * PROPOSED[end], asset), language)}
            inputMode="decimal"
            dir="ltr"
          />
        ))}
        <p className="field__hint">{t("autoplay.hint")}</p>
        <Button kind="primary">{t("autoplay.start")}</Button>
      </form>
    </FormScope.Provider>
  );
}
