import { Notice } from "#app/components/notice.tsx";
import { RecordTable } from "#app/components/record-table.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { ShownProof } from "./shown-proof.ts";
import type { ShownPrizes, ShownRaffle } from "./shown-raffle.ts";
import type { ShownWinner } from "./shown-winner.ts";

export type RafflePageProps = {
  raffle: ShownRaffle;
  ownHref: string;
  allHref: string;
  tickets: string;
  rules: readonly string[];
  prizes: ShownPrizes;
  /** Null as long as nobody is drawn. */
  winners: readonly ShownWinner[] | null;
  proof: ShownProof;
};

/** One raffle for everybody: what it is, who was drawn, and how anybody draws it again. */
export function RafflePage(page: RafflePageProps) {
  const { raffle, ownHref, allHref, tickets, rules, prizes, winners, proof } = page;
  const { t } = useSpeech();
  return (
    <div className="page stack">
      <h1>{raffle.title}</h1>
      <p className="page__intro">
        <strong data-testid="raffle-state">{raffle.stateText}</strong> · {raffle.when}
      </p>
      {raffle.because ? <Notice kind="warning">{raffle.because}</Notice> : null}
      <p data-testid="raffle-tickets">{tickets}</p>
      <p>
        <a className="button button--primary" href={ownHref}>
          {t("raffles.mine")}
        </a>
      </p>
      {winners ? <Winners winners={winners} /> : null}
      <h2>{t("raffles.prizes")}</h2>
      <RecordTable
        caption={t("raffles.prizes")}
        columns={[
          { name: "rank", title: t("raffles.rank") },
          { name: "prize", title: t("raffles.prize") },
        ]}
        rows={prizes.map(({ id, rank, prize }) => ({ id, cells: { rank, prize } }))}
      />
      <h2>{t("raffles.rules")}</h2>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <Proof {...proof} />
      <p>
        <a href={allHref}>{t("raffles.all")}</a>
      </p>
    </div>
  );
}

function Winners({ winners }: { winners: readonly ShownWinner[] }) {
  const { t } = useSpeech();
  return (
    <>
      <h2>{t("raffles.winners")}</h2>
      {winners.length === 0 ? (
        <p>{t("raffles.noWinners")}</p>
      ) : (
        <RecordTable
          caption={t("raffles.winners")}
          columns={[
            { name: "rank", title: t("raffles.drawnAs") },
            { name: "player", title: t("raffles.player") },
            { name: "ticket", title: t("raffles.ticket") },
            { name: "prize", title: t("raffles.prize") },
            { name: "state", title: t("raffles.state") },
          ]}
          rows={winners.map(({ id, name, player, ...cells }) => ({
            id,
            cells: {
              ...cells,
              player: (
                <>
                  {player ? <bdi>{player}</bdi> : t("raffles.hidden")}{" "}
                  <code dir="ltr" title={name}>
                    {name.slice(0, 8)}…
                  </code>
                </>
              ),
            },
          }))}
        />
      )}
    </>
  );
}

function Proof({ commit, root, link, checkHref, listHref, steps }: ShownProof) {
  const { t } = useSpeech();
  const hashes = [
    { name: t("raffles.proof.commit"), value: commit },
    { name: t("raffles.proof.root"), value: root },
    { name: t("raffles.proof.link"), value: link },
  ];
  return (
    <section className="panel stack" data-testid="raffle-proof">
      <h2>{t("raffles.proof.title")}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <dl className="facts facts--codes">
        {hashes.map(({ name, value }) =>
          value === null ? null : <Hash key={name} name={name} value={value} />,
        )}
      </dl>
      {checkHref ? (
        <p>
          <a className="button button--quiet" href={checkHref}>
            {t("raffles.proof.check")}
          </a>
        </p>
      ) : null}
      {listHref ? (
        <p>
          <a href={listHref} download="stakes.json">
            {t("raffles.proof.list")}
          </a>
        </p>
      ) : null}
    </section>
  );
}

function Hash({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <code>{value}</code>
      </dd>
    </>
  );
}
