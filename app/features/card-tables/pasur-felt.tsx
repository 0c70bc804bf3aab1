import { useSpeech } from "#app/i18n/speech.tsx";
import type { PasurView } from "#server/studio/tables/index.ts";
import { CardFace, OpenCards } from "./card.tsx";
import { SeatPicture } from "./seat-picture.tsx";
import type { ShownTable } from "./shown-table.ts";

/** Pasur: the other one above, the open cards between, oneself below. */
export function PasurFelt({ table, view }: { table: ShownTable; view: PasurView }) {
  const { t } = useSpeech();
  const own = table.place ?? 0;
  return (
    <>
      <PasurSeat table={table} view={view} place={1 - own} />
      <section className="felt__middle" aria-label={t("tables.pasur.pool")}>
        <LastCard table={table} view={view} />
        {view.pool.length > 0 ? (
          <OpenCards cards={view.pool} names={table.cardNames} className="felt__pool" />
        ) : (
          <p className="felt__empty">{t("tables.pasur.empty")}</p>
        )}
        <p className="felt__note">
          {t("tables.pasur.deal", { hand: view.hand, deal: view.deal, left: view.deckLeft })}
        </p>
      </section>
      <PasurSeat table={table} view={view} place={own} />
    </>
  );
}

function PasurSeat({ table, view, place }: { table: ShownTable; view: PasurView; place: number }) {
  const { t } = useSpeech();
  const at = view.places[place];
  if (!at) return null;
  const isOwn = place === table.place;
  return (
    <div className={view.turn === place ? "seat seat--turn" : "seat"}>
      <p className="seat__name">
        <SeatPicture avatar={table.avatars[place]} />
        <strong>{table.names[place]}</strong>
        {table.places[place]?.isAway ? <span className="seat__away">{t("tables.away")}</span> : null}
        {view.dealer === place ? <span className="seat__mark">{t("tables.pasur.dealer")}</span> : null}
      </p>
      <p className="seat__score">{t("tables.points", { count: at.points })}</p>
      <p className="seat__pile">
        {t("tables.pasur.pile", { cards: at.taken, clubs: at.clubs })}
        {at.surs > 0 ? <span className="seat__sur">{t("tables.pasur.surs", { count: at.surs })}</span> : null}
      </p>
      {isOwn ? null : <Backs cards={at.cards} />}
    </div>
  );
}

/** Cards that one does not see. */
function Backs({ cards }: { cards: number }) {
  const { t } = useSpeech();
  return (
    <span className="seat__backs" dir="ltr">
      {Array.from({ length: cards }, (_, nth) => `back ${nth}`).map((key) => (
        <CardFace key={key} card="back" />
      ))}
      <span className="visually-hidden">{t("tables.cards", { count: cards })}</span>
    </span>
  );
}

function LastCard({ table, view }: { table: ShownTable; view: PasurView }) {
  const { t } = useSpeech();
  const { last } = view;
  if (!last) return null;
  return (
    <div className="felt__last">
      <p>
        {table.lastText}
        {last.sur ? <strong className="felt__sur"> {t("tables.pasur.sur")}</strong> : null}
      </p>
      {last.take.length > 0 ? (
        <span className="felt__taken" dir="ltr" aria-hidden="true">
          {[last.card, ...last.take].map((one) => (
            <CardFace key={one} card={one} />
          ))}
        </span>
      ) : null}
    </div>
  );
}
