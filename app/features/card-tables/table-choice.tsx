import { Link } from "@remix-run/react";
import { Amount } from "#app/components/amount.tsx";
import { Button } from "#app/components/button.tsx";
import { FieldErrors } from "#app/components/fields/field-frame.tsx";
import { useFieldParts } from "#app/components/fields/form-scope.ts";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { tablePath } from "#app/lib/paths/table-paths.ts";
import type { ShownBuyIn, ShownRoom } from "./shown-table.ts";

type TableChoiceProps = { sessionId: string; room: ShownRoom; answer: FormAnswer | undefined };

/** The tables of a game by what a seat costs, and the matches that are going on. */
export function TableChoice({ sessionId, room, answer }: TableChoiceProps) {
  const { t } = useSpeech();
  return (
    <>
      <PostForm id="sit" action={tablePath(sessionId)} answer={answer} className="panel stack">
        <input type="hidden" name="intent" value="sit" />
        <BuyIns buyIns={room.buyIns} answer={answer} />
        <Button kind="primary" className="spin-form__button">
          {t("tables.sit")}
        </Button>
        <p className="quiet">{t("tables.sitHint")}</p>
      </PostForm>
      <section aria-labelledby="playing-title">
        <h2 id="playing-title">{t("tables.playing")}</h2>
        {room.playing.length === 0 ? <p className="quiet">{t("tables.nobodyPlays")}</p> : null}
        <ul className="table-list">
          {room.playing.map(({ href, buyIn }) => (
            <li key={href}>
              <Link to={href}>
                {t("tables.watch")} <Amount value={buyIn} />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function BuyIns({ buyIns, answer }: { buyIns: readonly ShownBuyIn[]; answer: FormAnswer | undefined }) {
  const { t } = useSpeech();
  const hint = t("tables.buyInHint");
  const parts = useFieldParts({ name: "buyIn", hint, answer });
  const chosen = answer?.values.buyIn ?? buyIns[0]?.minor;
  return (
    <fieldset className="bets" id={parts.id} {...parts.described}>
      <legend className="field__label">{t("tables.buyIn")}</legend>
      <FieldErrors parts={parts} />
      <div className="bets__choices buy-ins">
        {buyIns.map(({ minor, buyIn, share, rake, waiting }) => (
          <label key={minor} className="choice">
            <input type="radio" name="buyIn" value={minor} defaultChecked={minor === chosen} />
            <span className="bets__amount">
              <bdi>{buyIn}</bdi>
              <span className="bets__stake">{t("tables.shareOf", { share })}</span>
              <span className="bets__stake">{t("tables.rakeOf", { rake })}</span>
              {waiting > 0 ? (
                <span className="buy-ins__waiting">{t("tables.waiting", { count: waiting })}</span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
      <p className="field__hint" id={parts.hintId}>
        {hint}
      </p>
    </fieldset>
  );
}
