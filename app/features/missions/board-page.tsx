import { EmptyState, type EmptyWords } from "#app/components/empty-state.tsx";
import { KnownName } from "#app/components/known-name.tsx";
import { RecordTable } from "#app/components/record-table.tsx";
import { type ShownSteps, Steps } from "#app/components/steps.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { paths } from "#app/lib/paths/paths.ts";
import { prizePaths } from "#app/lib/paths/prize-paths.ts";

type Line = { readonly id: string; readonly place: string; readonly prize: string };

type BoardPageProps = {
  title: string;
  ranks: string;
  state: string;
  own: string;
  /** What became of the prize for it; null where it is given, or there is none. */
  ownPrize: string | null;
  lines: readonly (Line & {
    readonly player: string;
    readonly avatar: string | null;
    readonly score: string;
  })[];
  prizes: readonly Line[];
  /** What somebody away reads in place of the prizes of a period that goes on. */
  away: EmptyWords | null;
  /** Other periods of the same board. */
  periods: readonly { readonly href: string; readonly text: string; readonly isHere: boolean }[];
  steps: ShownSteps;
  timeZone: string;
};

/** One period of a board: who stands where, the reader's own place, and what each place brings (M12). */
export function BoardPage(page: BoardPageProps) {
  const { t } = useSpeech();
  const { title, ranks, state, own, ownPrize, lines, away, steps, timeZone } = page;
  return (
    <>
      <h1>{title}</h1>
      <p className="page__intro">{ranks}</p>
      <p className="quiet">{state}</p>
      <p>
        <strong data-testid="own-place">{own}</strong>
      </p>
      {ownPrize ? <p data-testid="own-prize">{ownPrize}</p> : null}
      {lines.length === 0 && !away ? (
        <EmptyState title={t("missions.board.none")} text={t("missions.board.noneText")} />
      ) : null}
      {lines.length > 0 ? (
        <RecordTable
          caption={title}
          columns={[
            { name: "place", title: t("missions.board.place") },
            { name: "player", title: t("missions.board.player") },
            { name: "score", title: t("missions.board.score"), kind: "amount" },
            { name: "prize", title: t("missions.board.prize") },
          ]}
          rows={lines.map(({ id, player, avatar, ...cells }) => ({
            id,
            cells: { ...cells, player: <KnownName name={player} avatar={avatar} /> },
          }))}
        />
      ) : null}
      <Steps steps={steps} texts={{ newer: t("missions.newer"), older: t("missions.older") }} />
      <p className="quiet">
        {t("missions.board.ties")} <a href={paths.winnerBoard()}>{t("missions.board.leaveOut")}</a>
      </p>
      {away ? <EmptyState {...away} /> : <Prizes prizes={page.prizes} />}
      <Periods periods={page.periods} />
      <p>
        <a href={prizePaths.missions()}>{t("missions.now")}</a>
      </p>
      <p>
        <a href={`${paths.help()}#leaderboards`}>{t("missions.board.help")}</a>
      </p>
      <p className="quiet">{t("member.timeZone", { zone: timeZone })}</p>
    </>
  );
}

function Prizes({ prizes }: Pick<BoardPageProps, "prizes">) {
  const { t } = useSpeech();
  if (prizes.length === 0) return null;
  return (
    <section className="stack">
      <h2>{t("missions.board.prizes")}</h2>
      <RecordTable
        caption={t("missions.board.prizes")}
        columns={[
          { name: "place", title: t("missions.board.place") },
          { name: "prize", title: t("missions.board.prize") },
        ]}
        rows={prizes.map(({ id, ...cells }) => ({ id, cells }))}
      />
    </section>
  );
}

function Periods({ periods }: Pick<BoardPageProps, "periods">) {
  const { t } = useSpeech();
  if (periods.length < 2) return null;
  return (
    <nav aria-label={t("missions.board.periods")}>
      <h2>{t("missions.board.periods")}</h2>
      <ul className="button-row">
        {periods.map(({ href, text, isHere }) => (
          <li key={href}>
            <a href={href} aria-current={isHere ? "page" : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
