import { Link } from "@remix-run/react";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import type { Card, CardView, Suit } from "#server/studio/tables/index.ts";
import { CardFace } from "./card.tsx";
import type { ShownTable } from "./shown-table.ts";

type OwnHandProps = { table: ShownTable; card: CardView; answer: FormAnswer | undefined };

/** One's own cards: each that may be played is a button. */
export function OwnHand({ table, card, answer }: OwnHandProps) {
  const { t } = useSpeech();
  return (
    <PostForm
      id="play"
      edition={`${table.tableId} ${table.turn}`}
      action={table.path}
      answer={answer}
      className="own-hand"
    >
      <input type="hidden" name="intent" value="play" />
      <input type="hidden" name="table" value={table.tableId} />
      <input type="hidden" name="turn" value={table.turn} />
      {card.game === "hokm" && card.trump === null ? <TrumpChoice options={card.options} /> : null}
      <TakeChoice options={card.options} table={table} />
      <ul
        className={`own-hand__cards own-hand__cards--${card.game}`}
        dir="ltr"
        aria-label={t("tables.ownCards")}
      >
        {card.own.map((own) => (
          <li key={own} className="own-hand__place">
            <OwnCard card={own} acts={actsOf(card.options, own)} table={table} />
          </li>
        ))}
      </ul>
    </PostForm>
  );
}

function actsOf(options: readonly string[], card: Card): string[] {
  return options.filter((act) => act.split(":", 1)[0] === card);
}

type OwnCardProps = { card: Card; acts: readonly string[]; table: ShownTable };

function OwnCard({ card, acts, table }: OwnCardProps) {
  const { t } = useSpeech();
  const actName = useActName(table);
  const name = table.cardNames[card] ?? "";
  const [act] = acts;
  if (act === undefined) {
    return (
      <span className="own-hand__card">
        <CardFace card={card} />
        <span className="visually-hidden">{name}</span>
      </span>
    );
  }
  const face = <CardFace card={card} />;
  if (acts.length > 1) {
    return (
      <Link
        className="own-hand__card own-hand__card--free"
        to={`${table.path}&card=${card}`}
        preventScrollReset
        aria-label={t("tables.chooseTake", { card: name })}
      >
        {face}
      </Link>
    );
  }
  return (
    <button
      type="submit"
      className="own-hand__card own-hand__card--free"
      name="act"
      value={act}
      aria-label={actName(act)}
    >
      {face}
    </button>
  );
}

/** What a card does: it is laid down, or it takes others. */
function useActName({ cardNames }: ShownTable): (act: string) => string {
  const { t } = useSpeech();
  return (act) => {
    const [card = "", take = ""] = act.split(":");
    const name = cardNames[card] ?? "";
    if (take === "") return t("tables.lay", { card: name });
    const cards = take
      .split(".")
      .map((one) => cardNames[one])
      .join(t("tables.and"));
    return t("tables.take", { card: name, cards });
  };
}

/** The sets that one card could take, each a button. */
function TakeChoice({ options, table }: { options: readonly string[]; table: ShownTable }) {
  const { t } = useSpeech();
  const actName = useActName(table);
  const { chosen } = table;
  const acts = options.filter((act) => act.split(":", 1)[0] === chosen);
  if (acts.length < 2) return null;
  return (
    <fieldset className="take-choice">
      <legend>{t("tables.whatTake", { card: table.cardNames[chosen] ?? "" })}</legend>
      <div className="take-choice__sets">
        {acts.map((act) => (
          <button
            type="submit"
            key={act}
            className="take-choice__set"
            name="act"
            value={act}
            aria-label={actName(act)}
            dir="ltr"
          >
            {(act.split(":")[1] ?? "").split(".").map((card) => (
              <CardFace key={card} card={card as Card} />
            ))}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function TrumpChoice({ options }: { options: readonly string[] }) {
  const { t } = useSpeech();
  if (options.length === 0) return null;
  return (
    <fieldset className="take-choice">
      <legend>{t("tables.hokm.call")}</legend>
      <div className="take-choice__sets">
        {options.map((act) => (
          <button type="submit" key={act} className="trump-choice" name="act" value={act}>
            <CardFace card={`suit-${act[1] as Suit}`} />
            {t(`tables.suits.${act[1] as Suit}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
