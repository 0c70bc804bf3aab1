import { EmptyState } from "#app/components/empty-state.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { ShownRaffle } from "./shown-raffle.ts";
import "#app/styles/rewards.css";

export type ListedRaffle = ShownRaffle & { readonly note: string | null };

export type RaffleSteps = { readonly newer: string | null; readonly older: string | null };

type RaffleListProps = {
  raffles: readonly ListedRaffle[];
  steps: RaffleSteps;
  none: { title: string; text: string; href: string; link: string };
};

/** Raffles as cards, each with its state, its first prize, and what the reader has in it. */
export function RaffleList({ raffles, steps, none }: RaffleListProps) {
  if (raffles.length === 0)
    return (
      <EmptyState title={none.title} text={none.text}>
        <a href={none.href}>{none.link}</a>
      </EmptyState>
    );
  return (
    <>
      <ul className="stack">
        {raffles.map((raffle) => (
          <RaffleCard key={raffle.code} {...raffle} />
        ))}
      </ul>
      <Steps {...steps} />
    </>
  );
}

function RaffleCard({ href, title, state, stateText, when, firstPrize, note }: ListedRaffle) {
  const { t } = useSpeech();
  return (
    <li className="panel stack bonus-card" data-testid="raffle-card" data-state={state}>
      <h2 className="bonus-card__title">
        <a href={href}>{title}</a>
      </h2>
      <p className="quiet">
        <strong>{stateText}</strong> · {when}
      </p>
      <p>{t("raffles.firstPrize", { prize: firstPrize })}</p>
      {note ? <p>{note}</p> : null}
    </li>
  );
}

/** To what is older and newer, where there is more than one page. */
export function Steps({ newer, older }: RaffleSteps) {
  const { t } = useSpeech();
  if (!newer && !older) return null;
  return (
    <p className="button-row">
      {newer ? (
        <a className="button" href={newer} rel="prev">
          {t("raffles.newer")}
        </a>
      ) : null}
      {older ? (
        <a className="button" href={older} rel="next">
          {t("raffles.older")}
        </a>
      ) : null}
    </p>
  );
}

/** Where the pages beside this one are. */
export function stepsOf(
  page: number,
  hasMore: boolean,
  hrefOf: (query: { pageNo?: string }) => string,
): RaffleSteps {
  const newer = page > 1 ? hrefOf(page > 2 ? { pageNo: String(page - 1) } : {}) : null;
  return { newer, older: hasMore ? hrefOf({ pageNo: String(page + 1) }) : null };
}
