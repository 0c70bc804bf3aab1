import { useSpeech } from "#app/i18n/speech.tsx";
import type { ShownInstant } from "./shown-instant.ts";

/** Where the shown round is recorded, and where it can be checked. */
export function RoundLinks({ record, check, seedsHref, round }: ShownInstant) {
  const { t } = useSpeech();
  if (!round?.isOver) return null;
  return (
    <p className="instant__links">
      {record ? <a href={record}>{t("play.fairness.link")}</a> : null}{" "}
      <a href={check ?? seedsHref}>{t(check ? "instant.page.check" : "instant.page.checkLater")}</a>
    </p>
  );
}

/** The last rounds of the session; each is shown again as it was. */
export function RoundList({ latest }: Pick<ShownInstant, "latest">) {
  const { t } = useSpeech();
  if (latest.length === 0) return null;
  return (
    <details className="odds__lines">
      <summary>{t("instant.page.latest")}</summary>
      <ul className="instant__latest">
        {latest.map(({ href, staked, payout }) => (
          <li key={href}>
            <a href={href}>
              <bdi>{t("instant.page.latestLine", { staked, payout })}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
