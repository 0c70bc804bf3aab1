import type { useFetcher } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "#app/components/button.tsx";
import { Field } from "#app/components/fields/field.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { roundTablePath } from "#app/lib/paths/rounds-paths.ts";
import type { ShownTable } from "../shown-table.ts";
import { multiplierText } from "../written.ts";
import { Chips } from "./chips.tsx";
import { Spots } from "./spots.tsx";

/** In hundredths: what is proposed to somebody who never chose. */
const TWICE = 200;

type StakeFormProps = {
  table: ShownTable;
  roundId: string;
  answer: FormAnswer | undefined;
  /** With script the form is sent without leaving the page. */
  via: ReturnType<typeof useFetcher>["Form"] | undefined;
};

/** A chip and where it goes. `roundId` is the round that is open: a stake for another one is refused. */
export function StakeForm({ table, roundId, answer, via }: StakeFormProps) {
  const { t } = useSpeech();
  const own = table.own.filter((stake) => stake.roundId === roundId);
  const chosen = answer?.values.stake ?? table.own[0]?.stakeMinor ?? table.chips[0]?.minor ?? "";
  const isFull = own.filter(({ state }) => state !== "refused").length >= table.mostStakes;
  if (table.kind === "crash" && isFull) return <p className="quiet">{t("rounds.stake.full")}</p>;
  return (
    <PostForm
      id="stake"
      edition={table.formRef}
      action={roundTablePath(table.sessionId)}
      answer={answer}
      className="stake-form"
      {...(via ? { via: via as never } : {})}
    >
      <Hidden fields={{ intent: "stake", formRef: table.formRef, roundId, ...(via ? { live: "1" } : {}) }} />
      <Chips chips={table.chips} chosen={chosen} answer={answer} />
      {table.kind === "crash" ? (
        <Flight answer={answer} auto={table.own[0]?.auto ?? null} />
      ) : (
        <Spots table={table} own={own} raceNumber={table.round?.number ?? 1} />
      )}
    </PostForm>
  );
}

export function Hidden({ fields }: { fields: Readonly<Record<string, string>> }): ReactNode {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/** A stake in a flight, and where it leaves by itself: what somebody without script will want. */
function Flight({ answer, auto }: { answer: FormAnswer | undefined; auto: number | null }) {
  const { t, language } = useSpeech();
  return (
    <>
      <Field
        name="auto"
        label={t("rounds.stake.auto")}
        hint={t("rounds.stake.autoHint")}
        answer={answer}
        defaultValue={multiplierText(auto ?? TWICE, language)}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
      />
      <Button kind="primary" className="spin-form__button">
        {t("rounds.stake.place")}
      </Button>
    </>
  );
}
