import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { Button } from "#app/components/button.tsx";
import { Field } from "#app/components/fields/field.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { type Counted, countedIn } from "./counted.ts";
import { NumberGroup } from "./number-group.tsx";
import type { ShownBoard } from "./shown.ts";
import { TicketTotal } from "./ticket-total.tsx";

type PlayBoardProps = ShownBoard & { answer: FormAnswer | undefined; loginHref: string | null };

/**
 * The numbers, the stake and the total. A ticket is taken only with the total that was shown: script keeps that up to
 * date while one marks, and without script the server counts first.
 */
export function PlayBoard({ answer, loginHref, ...board }: PlayBoardProps) {
  const { t, language } = useSpeech();
  const [live, setLive] = useState<Counted | null>(null);
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);

  const count = (event: FormEvent<HTMLElement>) => {
    const form = (event.target as HTMLElement).closest("form");
    if (form) setLive(countedIn(new FormData(form), board, language));
  };
  const counted = live ?? board.counted;
  return (
    <div onChange={count} className="lottery-board">
      <TicketForm
        board={board}
        answer={answer}
        isGuest={loginHref !== null}
        counted={counted?.stakeMinor ?? ""}
      >
        <p className="quiet">{board.how}</p>
        <div className={board.groups.length > 5 ? "groups groups--many" : "groups"}>
          {board.groups.map((group, nth) => (
            <NumberGroup key={group.name} {...group} marked={board.marked[nth] ?? []} answer={answer} />
          ))}
        </div>
        <StakeFields {...board} answer={answer} />
        {board.isChecked && counted ? <Notice kind="info">{t("lottery.checkTotal")}</Notice> : null}
        {board.fault && !live ? <Notice kind="warning">{board.fault}</Notice> : null}
        <TicketTotal counted={counted} prizes={board.prizes} />
        <p className="row lottery-board__go">
          {loginHref ? (
            <a className="button button--primary" href={loginHref}>
              {t("lottery.loginToPlay")}
            </a>
          ) : (
            <Button kind="primary" name="intent" value="stake">
              {t("lottery.stake")}
            </Button>
          )}
          {isAlive && !loginHref ? null : (
            <Button kind="quiet" name="intent" value="count">
              {t("lottery.count")}
            </Button>
          )}
          {loginHref ? null : (
            <Button kind="quiet" name="intent" value="quick">
              {t("lottery.quick")}
            </Button>
          )}
        </p>
      </TicketForm>
    </div>
  );
}

type TicketFormProps = {
  board: ShownBoard;
  answer: FormAnswer | undefined;
  isGuest: boolean;
  counted: string;
  children: ReactNode;
};

/** Anybody who is not signed in may mark and count, by an address: there is nothing that changes. */
function TicketForm({ board, answer, isGuest, counted, children }: TicketFormProps) {
  if (isGuest) {
    return (
      <form method="get" className="stack" noValidate>
        {board.query.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
      </form>
    );
  }
  return (
    <PostForm id="ticket" action={board.action} edition={board.formRef} answer={answer} className="stack">
      <input type="hidden" name="formRef" value={board.formRef} />
      <input type="hidden" name="counted" value={counted} />
      {children}
    </PostForm>
  );
}

function StakeFields({ units, unit, times, timesMax, answer }: ShownBoard & Pick<PlayBoardProps, "answer">) {
  const { t } = useSpeech();
  const chosen = answer?.values.unit ?? unit;
  return (
    <>
      <fieldset className="bets">
        <legend className="field__label">{t("lottery.unit")}</legend>
        <div className="bets__choices">
          {units.map(({ minor, text }) => (
            <label key={minor} className="choice">
              <input type="radio" name="unit" value={minor} defaultChecked={minor === chosen} />
              <span className="bets__amount">
                <bdi>{text}</bdi>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <Field
        name="times"
        label={t("lottery.times")}
        hint={t("lottery.timesHint", { most: timesMax })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        defaultValue={times}
        answer={answer}
      />
    </>
  );
}
