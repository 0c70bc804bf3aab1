import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { rewardPaths } from "#app/lib/paths/reward-paths.ts";
import { type ApplicationLengths, PartnerForm } from "./partner-form.tsx";
import type { ShownApplication } from "./shown-application.ts";
import "#app/styles/areas/rewards.css";

/**
 * The reader: an agent has nothing to apply for, a trial account nothing to apply with, and whoever is signed in
 * applies for their own account.
 */
export type Applicant = { readonly kind: "nobody" | "player" | "trial" | "agent"; readonly name: string };

type JoinPageProps = {
  title: string;
  applicant: Applicant;
  sent: ShownApplication | null;
  channels: readonly string[];
  lengths: ApplicationLengths;
  answer: FormAnswer | undefined;
};

const STEPS = ["account", "apply", "talk", "start"] as const;

/** How to become a partner, the form to apply with, and how an application that was sent stands. */
export function JoinPage({ title, applicant, sent, channels, lengths, answer }: JoinPageProps) {
  const { t } = useSpeech();
  return (
    <article className="page stack">
      <h1>{title}</h1>
      {sent ? <Sent {...sent} /> : <p className="page__intro">{t("partner.join.intro")}</p>}
      <section className="stack">
        <h2>{t("partner.join.how")}</h2>
        <ol className="join-steps">
          {STEPS.map((step) => (
            <li key={step} className="join-steps__step">
              {t(`partner.join.steps.${step}`)}
            </li>
          ))}
        </ol>
      </section>
      {applicant.kind === "agent" ? <AlreadyAgent /> : null}
      {applicant.kind === "trial" ? <TrialAccount /> : null}
      {applicant.kind === "agent" || applicant.kind === "trial" || sent ? null : (
        <section className="stack">
          <h2>{t("partner.join.form")}</h2>
          <Account {...applicant} />
          <PartnerForm channels={channels} lengths={lengths} answer={answer} />
        </section>
      )}
    </article>
  );
}

function Sent({ reference, at, state }: ShownApplication) {
  const { t } = useSpeech();
  return (
    <Notice kind="good" title={t("partner.join.sent.title")}>
      <dl className="facts">
        <dt>{t("partner.join.sent.reference")}</dt>
        <dd>
          <bdi className="reference__text" data-testid="reference">
            {reference}
          </bdi>
        </dd>
        <dt>{t("partner.join.sent.at")}</dt>
        <dd>{at}</dd>
        <dt>{t("partner.join.sent.state")}</dt>
        <dd data-testid="application-state">{state}</dd>
      </dl>
      <p>{t("partner.join.sent.keep")}</p>
    </Notice>
  );
}

function AlreadyAgent() {
  const { t } = useSpeech();
  return (
    <Notice kind="info">
      <p>{t("partner.join.agent")}</p>
      <p>
        <a href={rewardPaths.agentHome()}>{t("partner.join.toHome")}</a>
      </p>
    </Notice>
  );
}

function TrialAccount() {
  const { t } = useSpeech();
  return (
    <Notice kind="info">
      <p>{t("partner.join.trial")}</p>
      <p>
        <a href={paths.register()}>{t("partner.join.trialOpen")}</a>
      </p>
    </Notice>
  );
}

function Account({ kind, name }: Applicant) {
  const { t } = useSpeech();
  if (kind === "player") return <p>{t("partner.join.as", { name: isolated(name) })}</p>;
  return (
    <p>
      {t("partner.join.asNobody")}{" "}
      <a href={paths.login({ redirectTo: rewardPaths.join() })}>{t("partner.join.signIn")}</a>
    </p>
  );
}
