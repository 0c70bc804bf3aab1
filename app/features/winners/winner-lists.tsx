import { useSpeech } from "#app/i18n/speech.tsx";
import { paths } from "#app/lib/paths/paths.ts";
import type { WinnerLists as Lists, WinnerLine } from "./shown-winners.ts";

const AT_ONCE = 10;

type WinnersProps = {
  /** The largest payouts, and who was paid most; null where only the first are shown. */
  wins: Lists;
  ranks: Lists | null;
};

/**
 * The winners of late: money and play money never in one list, names masked, and the way to be left out. Where nobody
 * has, there is nothing to show.
 */
export function Winners({ wins, ranks }: WinnersProps) {
  const { t } = useSpeech();
  if (wins.real.length + wins.trial.length === 0) return null;
  return (
    <section className="winners" aria-labelledby="winners-title">
      <div className="heading">
        <h2 className="heading__text" id="winners-title">
          {t("games.winners.title")}
        </h2>
      </div>
      <div className="winners__boards">
        {LISTS.map(({ name, kind }) => (
          <WinnerList
            key={`${kind} ${name}`}
            name={name}
            kind={kind}
            lines={(kind === "wins" ? wins : ranks)?.[name] ?? []}
          />
        ))}
      </div>
      <p className="quiet">
        {t("games.winners.masked")} <a href={paths.winnerBoard()}>{t("games.winners.leaveOut")}</a>
      </p>
    </section>
  );
}

const LISTS = [
  { kind: "wins", name: "real" },
  { kind: "wins", name: "trial" },
  { kind: "ranks", name: "real" },
  { kind: "ranks", name: "trial" },
] as const;

type WinnerListProps = { kind: "wins" | "ranks"; name: keyof Lists; lines: readonly WinnerLine[] };

function WinnerList({ kind, name, lines }: WinnerListProps) {
  const { t } = useSpeech();
  if (lines.length === 0) return null;
  const title = t(`games.winners.${kind}.${name}`);
  const id = `winners-${kind}-${name}`;
  return (
    <section className="winners__board panel" aria-labelledby={id}>
      <h3 className="winners__title" id={id}>
        {title}
      </h3>
      <Lines lines={lines} />
    </section>
  );
}

/** A long list is opened by who wants to see all of it. */
function Lines({ lines }: { lines: readonly WinnerLine[] }) {
  const { t } = useSpeech();
  const rest = lines.slice(AT_ONCE);
  return (
    <>
      <ol className="winners__list">
        {lines.slice(0, AT_ONCE).map((line) => (
          <Line key={line.place} {...line} />
        ))}
      </ol>
      {rest.length > 0 ? (
        <details>
          <summary className="winners__more">{t("games.winners.more", { count: rest.length })}</summary>
          <ol className="winners__list">
            {rest.map((line) => (
              <Line key={line.place} {...line} />
            ))}
          </ol>
        </details>
      ) : null}
    </>
  );
}

function Line({ player, amount, game, day }: WinnerLine) {
  return (
    <li className="winners__line">
      <span className="winners__player">
        <bdi>{player}</bdi>
      </span>
      {game ? (
        <span className="winners__game">
          {game} <span className="winners__day">{day}</span>
        </span>
      ) : null}
      <span className="winners__amount">
        <bdi>{amount}</bdi>
      </span>
    </li>
  );
}
