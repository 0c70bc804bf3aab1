import { useSpeech } from "#app/i18n/speech.tsx";
import type { HokmView } from "#server/studio/tables/index.ts";
import { CardFace } from "./card.tsx";
import { fromOwn } from "./from-own.ts";
import { SeatPicture } from "./seat-picture.tsx";
import type { ShownTable } from "./shown-table.ts";

const SIDES = ["own", "right", "across", "left"] as const;

type HokmProps = { table: ShownTable; view: HokmView };

/** Hokm: four around the table as one sees them from the own place, and the trick between them. */
export function HokmFelt({ table, view }: HokmProps) {
  const { t } = useSpeech();
  const shown = view.trick.length > 0 ? view.trick : (view.last?.laid ?? []);
  return (
    <>
      <HokmScore table={table} view={view} />
      <div className="hokm" dir="ltr">
        {view.places.map((_, place) => (
          <HokmSeat key={SIDES[fromOwn(table.place, 4, place)]} table={table} view={view} place={place} />
        ))}
        <ul
          className={view.trick.length > 0 ? "hokm__trick" : "hokm__trick hokm__trick--last"}
          aria-label={t(view.trick.length > 0 ? "tables.hokm.trick" : "tables.hokm.lastTrick")}
        >
          {shown.map(({ seat, card }) => (
            <TrickCard key={card} table={table} seat={seat} card={card} isBest={isWinner(view, seat)} />
          ))}
        </ul>
      </div>
    </>
  );
}

function isWinner({ trick, last }: HokmView, seat: number): boolean {
  return trick.length === 0 && last?.winner === seat;
}

type TrickCardProps = { table: ShownTable; isBest: boolean } & HokmView["trick"][number];

function TrickCard({ table, seat, card, isBest }: TrickCardProps) {
  const { t } = useSpeech();
  const side = SIDES[fromOwn(table.place, 4, seat)];
  return (
    <li className={`hokm__laid hokm__laid--${side}${isBest ? " hokm__laid--best" : ""}`}>
      <CardFace card={card} />
      <span className="visually-hidden">
        {t("tables.hokm.laid", {
          who: table.names[seat] ?? "",
          card: table.cardNames[card] ?? "",
        })}
        {isBest ? ` ${t("tables.hokm.took")}` : ""}
      </span>
    </li>
  );
}

function HokmSeat({ table, view, place }: HokmProps & { place: number }) {
  const { t } = useSpeech();
  const side = SIDES[fromOwn(table.place, 4, place)];
  return (
    <p className={`hokm__seat hokm__seat--${side}${view.turn === place ? " seat--turn" : ""}`}>
      <bdi>
        <SeatPicture avatar={table.avatars[place]} />
        <strong>{table.names[place]}</strong>
      </bdi>
      {view.hakem === place ? <bdi className="seat__mark">{t("tables.hokm.hakem")}</bdi> : null}
      {table.places[place]?.isAway ? <bdi className="seat__away">{t("tables.away")}</bdi> : null}
      <bdi className="hokm__count">{t("tables.cards", { count: view.places[place]?.cards ?? 0 })}</bdi>
    </p>
  );
}

/** Points of the match and tricks of the hand, one's own side first. */
function HokmScore({ table, view }: HokmProps) {
  const { t } = useSpeech();
  const own = table.place ?? 0;
  const sides = [own, (own + 1) % 4].map((place) => ({
    name: t(
      table.place === null
        ? place === own
          ? "tables.hokm.sideOne"
          : "tables.hokm.sideTwo"
        : place === own
          ? "tables.hokm.we"
          : "tables.hokm.they",
    ),
    points: view.places[place]?.points ?? 0,
    tricks: view.places[place]?.tricks ?? 0,
  }));
  return (
    <div className="hokm__score">
      {sides.map(({ name, points, tricks }) => (
        <p key={name} className="hokm__sum">
          <strong>{name}</strong> {t("tables.points", { count: points })} ·{" "}
          {t("tables.hokm.tricks", { count: tricks })}
        </p>
      ))}
      <p className="hokm__trump">
        {view.trump === null ? (
          t("tables.hokm.noTrump")
        ) : (
          <>
            <CardFace card={`suit-${view.trump}`} />{" "}
            {t("tables.hokm.trump", { suit: t(`tables.suits.${view.trump}`) })}
          </>
        )}
      </p>
    </div>
  );
}
