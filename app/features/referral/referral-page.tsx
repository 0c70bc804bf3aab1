import { EmptyState, type EmptyWords } from "#app/components/empty-state.tsx";
import { RecordTable } from "#app/components/record-table.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { EarnedByFriends } from "./earned-by-friends.tsx";
import type { ShownEarnings } from "./shown-referral.ts";
import "#app/styles/areas/rewards.css";

export type ShownInvited = {
  readonly name: string;
  readonly at: string;
  readonly state: "registered" | "deposited" | "playing";
};

type ReferralPageProps = {
  title: string;
  /** Stands for the link where nobody is invited. */
  away: EmptyWords | null;
  /** What is given for friends, sentence by sentence. */
  rule: readonly string[];
  earnings: ShownEarnings;
  link: string;
  invited: readonly ShownInvited[];
  /** Where the next page begins; null on the last. */
  next: string | null;
};

/** A member's link with its code, and whom it has brought (M11). */
export function ReferralPage({ title, away, rule, earnings, link, invited, next }: ReferralPageProps) {
  const { t } = useSpeech();
  const columns = (["name", "at", "state"] as const).map((name) => ({
    name,
    title: t(`rewards.referral.${name}`),
  }));
  const rows = invited.map(({ name, at, state }, nth) => ({
    id: String(nth),
    cells: { name: <bdi>{name}</bdi>, at, state: t(`rewards.referral.states.${state}`) },
  }));
  return (
    <>
      <h1>{title}</h1>
      {away ? <EmptyState {...away} /> : <Invitation link={link} rule={rule} />}
      <EarnedByFriends {...earnings} />
      <section className="stack" data-testid="invited">
        <h2>{t("rewards.referral.invited")}</h2>
        {rows.length === 0 ? (
          <EmptyState title={t("rewards.referral.nobody")} />
        ) : (
          <RecordTable caption={t("rewards.referral.invited")} columns={columns} rows={rows} />
        )}
        {next === null ? null : (
          <p>
            <a className="button" href={memberPaths.referral({ before: next })} rel="next">
              {t("rewards.referral.more")}
            </a>
          </p>
        )}
      </section>
    </>
  );
}

function Invitation({ link, rule }: Pick<ReferralPageProps, "link" | "rule">) {
  const { t } = useSpeech();
  return (
    <>
      <p className="page__intro">{t("rewards.referral.intro")}</p>
      <div className="invitation">
        <img
          className="invitation__code"
          src={memberPaths.referralCode()}
          alt={t("rewards.referral.qr")}
          width="200"
          height="200"
        />
        <p>
          <bdi className="invitation__link" dir="ltr" data-testid="referral-link">
            {link}
          </bdi>
        </p>
      </div>
      <section className="stack" data-testid="referral-rule">
        <h2>{t("referral.rule.title")}</h2>
        {rule.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>
          <a href={`${paths.help()}#friends`}>{t("referral.rule.help")}</a>
        </p>
      </section>
    </>
  );
}
