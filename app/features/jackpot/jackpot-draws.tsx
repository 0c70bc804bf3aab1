import { Amount } from "#app/components/amount.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import { type CheckPath, stakeListPath } from "#app/lib/paths/verify-paths.ts";
import type { Language } from "#server/core/languages.ts";
import { formatMoney, money } from "#server/core/numbers/money.ts";
import type { WonDraw } from "#server/jackpots/index.ts";

type ShownDraw = {
  readonly id: string;
  readonly at: string;
  readonly won: string;
  readonly commit: string;
  readonly link: string;
  readonly entropy: string;
  readonly tickets: readonly { readonly name: string; readonly stake: string }[];
  readonly checkHref: string;
  readonly listHref: string;
};

export function shownDraw(
  draw: WonDraw,
  { language, timeZone, checkPath }: { language: Language; timeZone: string; checkPath: CheckPath },
): ShownDraw {
  const { drawId, drawnAt, won, commit, link, entropy, tickets } = draw;
  return {
    id: drawId,
    at: formatMoment(drawnAt, language, timeZone),
    won: formatMoney(won, language),
    commit,
    link,
    entropy,
    tickets: tickets.map(({ name, minor }) => ({
      name,
      stake: formatMoney(money(BigInt(minor), won.asset), language),
    })),
    checkHref: checkPath("jackpot", checkOf(draw)),
    listHref: stakeListPath({ game: GAME, round: drawId }),
  };
}

const GAME = "jackpot";

/** The tickets are not in it: there may be many. */
function checkOf({ drawId, link, entropy, commit, terminal, place, oneInMinor }: WonDraw) {
  const oneIn = oneInMinor.toString();
  return { game: GAME, round: drawId, link, entropy, commit, terminal, index: String(place), oneIn };
}

type JackpotDrawsProps = {
  title: string;
  pool: { amount: string; rules: string; commit: string | null } | null;
  draws: readonly ShownDraw[];
};

export function JackpotDraws({ title, pool, draws }: JackpotDrawsProps) {
  const { t } = useSpeech();
  return (
    <div className="page stack">
      <h1>{title}</h1>
      {pool ? (
        <section className="panel stack">
          <p>
            {t("games.jackpot.holds")} <Amount value={pool.amount} />
          </p>
          <p>{pool.rules}</p>
          <p>{t("games.jackpot.fair")}</p>
          {pool.commit ? <Hash name={t("games.jackpot.commit")} value={pool.commit} /> : null}
        </section>
      ) : (
        <EmptyState picture="/brand/empty-games.svg" title={t("games.jackpot.closed")} />
      )}
      <h2>{t("games.jackpot.won")}</h2>
      {draws.length === 0 ? <p className="quiet">{t("games.jackpot.none")}</p> : null}
      {draws.map((draw) => (
        <Draw key={draw.id} draw={draw} />
      ))}
    </div>
  );
}

function Draw({ draw }: { draw: ShownDraw }) {
  const { id, at, won, commit, link, entropy, tickets, checkHref, listHref } = draw;
  const { t } = useSpeech();
  return (
    <details className="panel">
      <summary>
        {at} <Amount value={won} />
      </summary>
      <Hash name="ID" value={id} />
      <Hash name={t("games.jackpot.commit")} value={commit} />
      <Hash name={t("games.jackpot.link")} value={link} />
      <Hash name={t("games.jackpot.entropy")} value={entropy} />
      <h3>{t("games.jackpot.tickets")}</h3>
      <ul>
        {tickets.map(({ name, stake }) => (
          <li key={name}>
            <code dir="ltr">{name.slice(0, 16)}…</code> <Amount value={stake} />
          </li>
        ))}
      </ul>
      <p>
        <a href={checkHref}>{t("games.jackpot.check")}</a>
      </p>
      <p>
        <a href={listHref} download="stakes.json">
          {t("games.jackpot.list")}
        </a>
      </p>
    </details>
  );
}

function Hash({ name, value }: { name: string; value: string }) {
  return (
    <p>
      {name}
      <br />
      <code dir="ltr">{value}</code>
    </p>
  );
}
