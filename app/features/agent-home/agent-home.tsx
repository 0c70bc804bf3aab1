import { useSpeech } from "#app/i18n/speech.tsx";
import { isolated } from "#app/lib/isolated.ts";
import { paths } from "#app/lib/paths.ts";
import { rewardPaths } from "#app/lib/reward-paths.ts";
import "#app/styles/rewards.css";

export type ShownAgent = {
  readonly name: string;
  readonly type: string;
  /** Null for a sub-login, whose team is its owner's. */
  readonly team: { readonly below: string; readonly invitation: string } | null;
  readonly news: readonly { readonly id: string; readonly title: string; readonly day: string }[];
};

/** What somebody needs who brings players: news, whom they have brought, and the link that brings more (R19). */
export function AgentHome({ title, agent }: { title: string; agent: ShownAgent }) {
  const { t } = useSpeech();
  const { name, type, team, news } = agent;
  return (
    <div className="page">
      <h1>{title}</h1>
      <p className="page__intro">{t("partner.home.greeting", { name: isolated(name) })}</p>
      <dl className="facts">
        <dt>{t("partner.home.type")}</dt>
        <dd data-testid="agent-type">{type}</dd>
        {team ? (
          <>
            <dt>{t("partner.home.downline")}</dt>
            <dd data-testid="downline">
              <a href={rewardPaths.agentTeam()}>{team.below}</a>
            </dd>
          </>
        ) : null}
      </dl>
      {team ? <Invitation link={team.invitation} /> : <p>{t("partner.home.subLogin")}</p>}
      <News news={news} />
    </div>
  );
}

function Invitation({ link }: { link: string }) {
  const { t } = useSpeech();
  return (
    <section className="stack">
      <h2>{t("partner.home.invite")}</h2>
      <p>{t("partner.home.inviteText")}</p>
      <div className="invitation">
        <img
          className="invitation__code"
          src={rewardPaths.invitationCode()}
          alt={t("partner.home.qr")}
          width="200"
          height="200"
        />
        <div>
          <p className="quiet">{t("partner.home.link")}</p>
          <p>
            <bdi className="invitation__link" dir="ltr" data-testid="invitation">
              {link}
            </bdi>
          </p>
          <p>
            <a href={rewardPaths.invitationCode()}>{t("partner.home.save")}</a>
          </p>
        </div>
      </div>
    </section>
  );
}

function News({ news }: { news: ShownAgent["news"] }) {
  const { t } = useSpeech();
  return (
    <section className="stack">
      <h2>{t("partner.home.announcements")}</h2>
      {news.length === 0 ? <p className="quiet">{t("partner.home.noAnnouncements")}</p> : null}
      <ul className="notice-list">
        {news.map(({ id, title, day }) => (
          <li key={id} className="notice-list__item">
            <a className="notice-list__title" href={paths.notice(id)}>
              {title}
            </a>
            <span className="notice-list__day">{day}</span>
          </li>
        ))}
      </ul>
      <p>
        <a href={paths.notices()}>{t("partner.home.all")}</a>
      </p>
    </section>
  );
}
