import { EmptyState } from "#app/components/empty-state.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { paths } from "#app/lib/paths/paths.ts";
import { Door, type ShownDoor } from "./door.tsx";
import type { Speeds } from "./measure-speeds.ts";
import { useSpeeds } from "./use-speeds.ts";

type DoorsProps = { readonly doors: readonly ShownDoor[]; readonly brand: string };

/** The addresses of the house, each with its code: as the operator sorted them, and by speed once it is known. */
export function Doors({ doors, brand }: DoorsProps) {
  const { t } = useSpeech();
  const { speeds, mayMeasure } = useSpeeds(doors.flatMap(({ origin }) => (origin ? [origin] : [])));
  const sorted = speeds ? bySpeed(doors, speeds) : doors;
  const fastest = speeds && doors.length > 1 ? sorted[0] : undefined;
  return (
    <section className="stack" aria-labelledby="addresses">
      <h2 id="addresses">{t("download.addresses.title", { brand })}</h2>
      {doors.length === 0 ? (
        <EmptyState title={t("download.addresses.empty")} text={t("download.addresses.emptyText")} />
      ) : (
        <p className="download__text">{t("download.addresses.text")}</p>
      )}
      <ul className="doors">
        {sorted.map((door) => (
          <Door key={door.id} door={door} speed={speedOf(door, speeds)} isFastest={door === fastest} />
        ))}
      </ul>
      <p className="download__text" role="status">
        {speeds && doors.length > 1 ? t("download.speed.sorted") : null}
      </p>
      {mayMeasure || doors.length === 0 ? null : (
        <p>
          {/* A target makes it a new document, whose content policy names the doors. */}
          <a href={paths.download()} target="_self">
            {t("download.speed.measure")}
          </a>
        </p>
      )}
    </section>
  );
}

/** Undefined while it is not known, null where there was no answer. */
function speedOf({ origin }: ShownDoor, speeds: Speeds | null): number | null | undefined {
  return origin ? speeds?.[origin] : undefined;
}

/** Doors without an answer come last; files keep their place behind all doors. */
function bySpeed(doors: readonly ShownDoor[], speeds: Speeds): ShownDoor[] {
  const rank = ({ origin }: ShownDoor) =>
    origin === null ? Number.POSITIVE_INFINITY : (speeds[origin] ?? Number.MAX_SAFE_INTEGER);
  return [...doors].sort((one, other) => (rank(one) < rank(other) ? -1 : rank(one) > rank(other) ? 1 : 0));
}
