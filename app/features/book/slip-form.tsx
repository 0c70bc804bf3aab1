import { useEffect, useState } from "react";
import { Button } from "#app/components/button.tsx";
import { Field } from "#app/components/fields/field.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { SelectField } from "#app/components/fields/select-field.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { Language } from "#server/core/languages.ts";
import { formatMoney, money, parseMoney } from "#server/core/numbers/money.ts";
import type { ShownFunds, ShownQuote, ShownSlip, ShownWay, SlipAnswer } from "./shown-slip.ts";

type SlipFormProps = { slip: ShownSlip; funds: ShownFunds; answer: SlipAnswer | undefined };

/** The stake and the button. The form carries the prices that were seen, so that a changed one is noticed. */
export function SlipForm({ slip, funds, answer }: SlipFormProps) {
  const { t } = useSpeech();
  const { ways, way, formRef, seen } = slip;
  const given = answer?.values;
  const [stake, setStake] = useState(given?.stake ?? "");
  const [system, setSystem] = useState(given?.system ?? ways[0]?.value ?? "");
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const chosen = ways.find(({ value }) => value === system) ?? ways[0];
  if (!chosen) return <p className="quiet">{slip.isRelated ? null : t("book.slip.needMore")}</p>;
  return (
    <PostForm id="bet" edition={formRef} action={slip.action} answer={answer} className="book-form">
      <input type="hidden" name="formRef" value={formRef} />
      <input type="hidden" name="way" value={way} />
      <input type="hidden" name="seen" value={seen} />
      {way === "system" ? <Systems ways={ways} chosen={chosen.value} choose={setSystem} /> : null}
      <p className="book-form__funds">
        <span className={`tag funds funds--${funds.funds}`}>{t(`play.funds.${funds.funds}`)}</span>{" "}
        <bdi>{t("book.slip.balance", { amount: funds.balance })}</bdi>
      </p>
      <Field
        name="stake"
        label={t(chosen.lines > 1 ? "book.slip.stakePer" : "book.slip.stake")}
        hint={t("book.slip.stakeHint", { min: funds.min, max: funds.max })}
        answer={answer}
        inputMode="decimal"
        autoComplete="off"
        required
        onInput={(event) => setStake(event.currentTarget.value)}
      />
      <SelectField
        name="consent"
        label={t("book.slip.consent")}
        answer={answer}
        defaultValue={given?.consent ?? "none"}
        options={(["none", "better", "any"] as const).map((value) => ({
          value,
          text: t(`book.slip.${value}`),
        }))}
      />
      <Sums slip={slip} way={chosen} stake={stake} funds={funds} quote={isAlive ? null : answer?.quote} />
      <Button kind="primary" className="button--wide book-form__button" name="intent" value="place">
        {t("book.slip.place")}
      </Button>
      {isAlive ? null : (
        <Button kind="quiet" className="button--wide" name="intent" value="quote">
          {t("book.slip.quote")}
        </Button>
      )}
      <p className="quiet">
        {t("book.slip.most", { amount: funds.most })}{" "}
        {t(funds.funds === "trial" ? "play.trialNote" : "play.realNote")}
      </p>
    </PostForm>
  );
}

type SystemsProps = { ways: readonly ShownWay[]; chosen: string; choose(value: string): void };

function Systems({ ways, chosen, choose }: SystemsProps) {
  const { t } = useSpeech();
  return (
    <fieldset className="book-systems">
      <legend className="field__label">{t("book.slip.choose")}</legend>
      {ways.map(({ value, title, lines }) => (
        <label key={value} className="book-systems__one">
          <input
            type="radio"
            name="system"
            value={value}
            defaultChecked={value === chosen}
            onChange={() => choose(value)}
          />
          <span>
            {title} <span className="quiet">({t("book.slip.lines", { count: lines })})</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type SumsProps = {
  slip: ShownSlip;
  way: ShownWay;
  stake: string;
  funds: ShownFunds;
  quote: ShownQuote | null | undefined;
};

/** What the stake comes to: kept up by script while one types, else as the server worked it out when it was asked. */
function Sums({ slip, way, stake, funds, quote }: SumsProps) {
  const { t, language } = useSpeech();
  const sums = quote ?? countedHere({ way, stake, funds, language });
  return (
    <dl className="book-sums" aria-live="polite">
      {slip.totalPrice ? <Sum name={t("book.slip.totalPrice")} value={slip.totalPrice} /> : null}
      {sums ? (
        <>
          <Sum name={t("book.slip.totalStake")} value={sums.stake} />
          <Sum name={t("book.slip.possible")} value={sums.possible} />
        </>
      ) : null}
    </dl>
  );
}

type Counted = { way: ShownWay; stake: string; funds: ShownFunds; language: Language };

function countedHere({ way, stake, funds, language }: Counted): ShownQuote | null {
  const perLine = parseMoney(stake, funds.asset, language)?.minor ?? 0n;
  if (perLine <= 0n) return null;
  const shown = (minor: bigint) => formatMoney(money(minor, funds.asset), language);
  const paid = (perLine * BigInt(way.most[0])) / BigInt(way.most[1]);
  const most = BigInt(funds.mostMinor);
  return { stake: shown(perLine * BigInt(way.lines)), possible: shown(paid < most ? paid : most) };
}

function Sum({ name, value }: { name: string; value: string }) {
  return (
    <div className="book-sums__row">
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
