import { useSpeech } from "#app/i18n/speech.tsx";

/** One of the line from the one who looks down to those who are looked at. */
export type ShownCrumb = { readonly id: string; readonly name: string; readonly href: string };

/** The line from the one who looks down to those who are looked at; each name opens the team below it. */
export function TeamLine({ crumbs, of }: { crumbs: readonly ShownCrumb[]; of: string }) {
  const { t } = useSpeech();
  return (
    <nav aria-label={t("partner.team.line")}>
      <p>
        {crumbs.map(({ id, name, href }, nth) => (
          <span key={id}>
            {nth === 0 ? null : " / "}
            <a href={href} aria-current={id === of ? "page" : undefined}>
              <bdi>{name}</bdi>
            </a>
          </span>
        ))}
      </p>
    </nav>
  );
}
