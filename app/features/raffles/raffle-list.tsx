import { EmptyState } from "#app/components/empty-state.tsx";
import { type ShownSteps, Steps } from "#app/components/steps.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { paths } from "#app/lib/paths/paths.ts";
import type { ShownRaffle } from "./shown-raffle.ts";
import "#app/styles/areas/rewards.css";

export type ListedRaffle = ShownRaffle & { readonly note: string | null };

type RaffleListProps = {
  raffles: readonly ListedRaffle[];
  steps: ShownSteps;
  none: { title: string; text: string; href: string; link: string };
};

/** Raffles as cards, each with its state, its first prize, and what the reader has in it. */
export function RaffleList({ raffles, steps, none }: RaffleListProps) {
  const { t } = useSpeech();
  return (
    <>
      {raffles.length === 0 ? (
        <EmptyState title={none.title} text={none.text}>
          <a href={none.href}>{none.link}</a>
        </EmptyState>
      ) : (
        <ul className="stack">
          {raffles.map((raffle) => (
            <RaffleCard key={raffle.code} {...raffle} />
          ))}
        </ul>
      )}
      <Steps steps={steps} texts={{ newer: t("raffles.newer"), older: t("raffles.older") }} />
      <p>
        <a href={`${paths.help()}#raffles`}>{t("raffles.help")}</a>
      </p>
    </>
  );
}

function RaffleCard({ href, title, state, stateText, when, firstPrize, more, note }: ListedRaffle) {
  const { t } = useSpeech();
  return (
    <li className="panel stack bonus-card" data-testid="raffle-card" data-state={state}>
      <h2 className="bonus-card__title">
        <a href={href}>{title}</a>
      </h2>
      <p className="quiet">
        <strong>{stateText}</strong> · {when}
      </p>
      <p>
        {t("raffles.firstPrize", { prize: firstPrize })}
        {more ? <> {more}</> : null}
      </p>
      {note ? <p>{note}</p> : null}
    </li>
  );
}
