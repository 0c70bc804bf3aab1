import type { PostForm } from "#app/components/fields/post-form.tsx";
import { Notice } from "#app/components/notice.tsx";
import { OnDemand, onDemand } from "#app/components/on-demand.tsx";
import { ChallengeField } from "#app/features/challenge/challenge-field.tsx";
import { MailForm } from "#app/features/recovery/mail-form.tsx";
import type { RecoveryWay } from "#app/features/recovery/recovery-way.ts";
import { Ways } from "#app/features/recovery/ways.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { paths } from "#app/lib/paths/paths.ts";
import type { RecoveryShown } from "./recovery-shown.ts";

/** Where a player is sent a code there are passwords to be typed as well; a mail leads to a page of its own for them. */
const mobileRecovery = onDemand(() =>
  import("./mobile-recovery.tsx").then(({ MobileRecovery }) => MobileRecovery),
);

type RecoveryBodyProps = Pick<Parameters<typeof PostForm>[0], "id" | "via"> &
  Pick<RecoveryShown, "way" | "ways" | "isSent" | "challenge" | "mobile"> & {
    /** The page under a dialog, where an answer is shown; empty on the page of recovery itself. */
    redirectTo: string;
    answer: FormAnswer | undefined;
    hrefOf(way: RecoveryWay): string;
  };

/** The forms of recovery, on their own page and in their dialog alike. */
export function RecoveryBody(props: RecoveryBodyProps) {
  const { way, ways, isSent, challenge, mobile, redirectTo, answer, hrefOf, ...form } = props;
  const { t } = useSpeech();
  const post = { ...form, action: paths.forget({ way, redirectTo }), answer };
  return (
    <div className="stack recovery">
      <p>{t("codes.forget.intro")}</p>
      {isSent ? <Notice kind="good">{t("codes.forget.mailSent")}</Notice> : null}
      <Ways ways={ways} way={way} hrefOf={hrefOf} />
      {challenge ? (
        <MailForm {...post} picture={<ChallengeField challenge={challenge} answer={answer} />} />
      ) : null}
      {mobile ? <OnDemand of={mobileRecovery} props={{ ...post, mobile }} /> : null}
    </div>
  );
}
