import { Link } from "@remix-run/react";
import { RecordTable } from "#app/components/record-table.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { limitsPath } from "./limits-path.ts";
import type { ShownLimit } from "./shown-limits.ts";

type LimitListProps = { limits: readonly ShownLimit[]; timeZone: string };

/** The limits that bind, with what is used and left of each, and those that could be set. */
export function LimitList({ limits, timeZone }: LimitListProps) {
  const { t } = useSpeech();
  const binding = limits.filter(({ hasCeiling }) => hasCeiling);
  const free = limits.filter(({ hasCeiling }) => !hasCeiling);
  return (
    <section className="stack" aria-labelledby="limits-list">
      <h2 id="limits-list">{t("limits.list.title")}</h2>
      {binding.length === 0 ? <p>{t("limits.list.empty")}</p> : <Binding limits={binding} />}
      {free.length === 0 ? null : (
        <>
          <h3>{t("limits.list.add")}</h3>
          <div>
            <p className="row">
              {free.map(({ name, title }) => (
                <Link
                  key={name}
                  className="chip"
                  to={limitsPath({ change: name })}
                  data-testid={`change-${name}`}
                >
                  {title}
                </Link>
              ))}
            </p>
          </div>
        </>
      )}
      <p className="quiet">{t("limits.list.zone", { zone: timeZone })}</p>
    </section>
  );
}

function Binding({ limits }: { limits: readonly ShownLimit[] }) {
  const { t } = useSpeech();
  return (
    <RecordTable
      caption={t("limits.list.title")}
      columns={[
        { name: "limit", title: t("limits.list.limit") },
        { name: "ceiling", title: t("limits.list.ceiling"), kind: "amount" },
        { name: "used", title: t("limits.list.used"), kind: "amount" },
        { name: "left", title: t("limits.list.left"), kind: "amount" },
        { name: "anew", title: t("limits.list.anew") },
        { name: "edit", title: t("limits.list.edit") },
      ]}
      rows={limits.map((limit) => ({
        id: limit.name,
        cells: {
          limit: limit.title,
          ceiling: <bdi data-testid={`ceiling-${limit.name}`}>{limit.ceiling}</bdi>,
          used: <bdi data-testid={`used-${limit.name}`}>{limit.used}</bdi>,
          left: <bdi data-testid={`left-${limit.name}`}>{limit.left}</bdi>,
          anew: limit.startsAnew,
          edit: <EditLink {...limit} />,
        },
      }))}
    />
  );
}

function EditLink({ name, title }: ShownLimit) {
  const { t } = useSpeech();
  return (
    <Link to={limitsPath({ change: name })} data-testid={`change-${name}`}>
      {t("limits.list.change")}
      <span className="visually-hidden"> {title}</span>
    </Link>
  );
}
