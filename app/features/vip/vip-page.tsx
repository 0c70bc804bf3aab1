import { RecordTable } from "#app/components/record-table.tsx";
import { SignInInvitation } from "#app/components/sign-in-invitation.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { rewardPaths } from "#app/lib/paths/reward-paths.ts";
import { Gem } from "./gem.tsx";
import type { ShownLevel, ShownStanding } from "./shown-vip.ts";
import "#app/styles/areas/rewards.css";

/** The visitor: a trial account has no level, and somebody who is not signed in may have one. */
export type VipViewer = "guest" | "trial" | "member";

type VipPageProps = {
  title: string;
  viewer: VipViewer;
  standing: ShownStanding | null;
  levels: readonly ShownLevel[];
  /** What keeps the level of whoever looks; null where nothing has to. */
  keeping: string | null;
  isKeptByPeriod: boolean;
  /** What cashback counts, a sentence for each. */
  cashbacks: readonly string[];
};

/** What every level takes and brings, and for a member how far the next one is. */
export function VipPage({
  title,
  viewer,
  standing,
  levels,
  keeping,
  isKeptByPeriod,
  cashbacks,
}: VipPageProps) {
  const { t } = useSpeech();
  return (
    <div className="page">
      <h1>{title}</h1>
      <p className="page__intro">{t(isKeptByPeriod ? "rewards.vip.introKept" : "rewards.vip.intro")}</p>
      {standing ? <Standing {...standing} keeping={keeping} /> : null}
      {viewer === "trial" ? <p>{t("rewards.trial")}</p> : null}
      {viewer === "guest" ? (
        <SignInInvitation text={t("rewards.vip.guest")} redirectTo={rewardPaths.vip()} />
      ) : null}
      <section className="stack">
        <h2>{t("rewards.vip.levels")}</h2>
        <Levels levels={levels} isMember={standing !== null} />
        {cashbacks.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {cashbacks.length > 0 ? (
          <p>
            <a href={`${paths.help()}#cashback`}>{t("rewards.vip.cashbackHelp")}</a>
          </p>
        ) : null}
        <p>
          <a href={`${paths.help()}#vip`}>{t("rewards.vip.help")}</a>
        </p>
      </section>
      <p className="quiet">
        {t("rewards.vip.soon")} {t("rewards.vip.care")}{" "}
        <a href={memberPaths.limits()}>{t("rewards.vip.limits")}</a>
      </p>
    </div>
  );
}

function Standing({ rank, name, staked, next, keeping }: ShownStanding & { keeping: string | null }) {
  const { t } = useSpeech();
  return (
    <section className="panel panel--inlaid standing" data-testid="standing">
      <Gem rank={rank} />
      <div className="standing__facts">
        <h2 className="standing__label">{t("rewards.vip.yourLevel")}</h2>
        <p className="standing__name">{name}</p>
        <p>{staked}</p>
        {next ? (
          <>
            <label className="standing__progress" htmlFor="vip-progress">
              {next.progress}
            </label>
            <progress id="vip-progress" className="progress" max={100} value={next.shareDone} />
            <p className="quiet">{next.needed}</p>
          </>
        ) : (
          <p>{t("rewards.vip.top")}</p>
        )}
        {keeping ? (
          <>
            <p data-testid="keeping">{keeping}</p>
            <p className="quiet">{t("rewards.vip.keep.away")}</p>
          </>
        ) : null}
        <p>
          <a href={rewardPaths.pointMall()}>{t("rewards.vip.mall")}</a>
        </p>
      </div>
    </section>
  );
}

function Levels({ levels, isMember }: { levels: readonly ShownLevel[]; isMember: boolean }) {
  const { t } = useSpeech();
  const none = t("rewards.vip.none");
  const columns = [
    { name: "level", title: t("rewards.vip.level") },
    { name: "stakes", title: t("rewards.vip.stakes"), kind: "amount" as const },
    { name: "speed", title: t("rewards.vip.speed"), kind: "amount" as const },
    { name: "reward", title: t("rewards.vip.reward"), kind: "amount" as const },
    { name: "privileges", title: t("rewards.vip.privileges") },
    ...(isMember ? [{ name: "state", title: t("rewards.vip.state") }] : []),
  ];
  const rows = levels.map(({ rank, name, isHere, privileges, ...level }) => ({
    id: String(rank),
    cells: {
      ...level,
      level: (
        <span className={isHere ? "level level--here" : "level"}>
          <Gem rank={rank} /> {name}
        </span>
      ),
      stakes: <bdi>{level.stakes}</bdi>,
      reward: level.reward || none,
      privileges: privileges.length === 0 ? none : privileges.join(t("rewards.mall.comma")),
      state: level.state || none,
    },
  }));
  return <RecordTable caption={t("rewards.vip.levels")} columns={columns} rows={rows} />;
}
