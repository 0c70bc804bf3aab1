import { Link } from "@remix-run/react";
import { Icon } from "#app/components/icon.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { paths } from "#app/lib/paths/paths.ts";

type NoticeStepsProps = {
  position: number;
  total: number;
  previousHref: string | null;
  nextHref: string | null;
};

/** From one notice to the next, on its page or in its dialog, and to the list of them all. */
export function NoticeSteps({ position, total, previousHref, nextHref }: NoticeStepsProps) {
  const { t } = useSpeech();
  return (
    <>
      <nav className="notice-steps" aria-label={t("dialogs.notice.steps")}>
        <Step href={previousHref} text={t("dialogs.notice.previous")} kind="previous" />
        <span className="notice-steps__position">{t("dialogs.notice.position", { position, total })}</span>
        <Step href={nextHref} text={t("dialogs.notice.next")} kind="next" />
      </nav>
      <p>
        <Link to={paths.notices()}>{t("dialogs.notice.all")}</Link>
      </p>
    </>
  );
}

type StepProps = { href: string | null; text: string; kind: "previous" | "next" };

/** A step that leads nowhere stays in its place and is no link. */
function Step({ href, text, kind }: StepProps) {
  const className = `notice-steps__step notice-steps__step--${kind}`;
  const content = (
    <>
      <Icon name="chevron-end" />
      <span>{text}</span>
    </>
  );
  if (href === null) return <span className={className}>{content}</span>;
  return (
    <a className={className} href={href} rel={kind === "next" ? "next" : "prev"}>
      {content}
    </a>
  );
}
