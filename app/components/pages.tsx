import { useSpeech } from "#app/i18n/speech.tsx";
import { Icon } from "./icon.tsx";

type PagesProps = { pageNo: number; totalPages: number; hrefOf: (pageNo: number) => string };

/** First, previous, next and last page. A step that leads nowhere is shown and is not a link. */
export function Pages({ pageNo, totalPages, hrefOf }: PagesProps) {
  const { t } = useSpeech();
  if (totalPages < 2) return null;
  const toPage = (target: number) => (target === pageNo ? undefined : hrefOf(target));
  const previous = Math.max(1, pageNo - 1);
  const next = Math.min(totalPages, pageNo + 1);
  return (
    <nav className="pages" aria-label={t("site.pages.label")}>
      <Step kind="first" href={toPage(1)} text={t("site.pages.first")} />
      <Step kind="prev" href={toPage(previous)} text={t("site.pages.previous")} />
      <span className="pages__position">{t("site.pages.position", { page: pageNo, total: totalPages })}</span>
      <Step kind="next" href={toPage(next)} text={t("site.pages.next")} />
      <Step kind="last" href={toPage(totalPages)} text={t("site.pages.last")} />
    </nav>
  );
}

type StepProps = { kind: "first" | "prev" | "next" | "last"; href: string | undefined; text: string };

function Step({ kind, href, text }: StepProps) {
  const sign = <Icon name={kind === "first" || kind === "last" ? "ends" : "chevron-end"} />;
  const content = (
    <>
      {sign}
      <span className="pages__text">{text}</span>
    </>
  );
  const className = `pages__step pages__step--${kind}`;
  if (!href) return <span className={className}>{content}</span>;
  const rel = kind === "prev" || kind === "next" ? kind : undefined;
  return (
    <a className={className} href={href} rel={rel}>
      {content}
    </a>
  );
}
