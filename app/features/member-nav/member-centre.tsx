import type { ReactNode } from "react";
import { Icon } from "#app/components/icon.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { MemberEntry, MemberEntryName } from "#app/lib/member-entries.ts";

type MemberCentreProps = {
  entries: readonly MemberEntry[];
  /** The entry that the page belongs to. */
  here: MemberEntryName | undefined;
  children: ReactNode;
};

/**
 * The member centre: its entries, the active one marked, and the page beside or below them. The links are plain,
 * because each page is made for one player (app/fragments/plain-links.ts follows them).
 */
export function MemberCentre({ entries, here, children }: MemberCentreProps) {
  const { t } = useSpeech();
  return (
    <div className="centre">
      <nav className="centre__nav" aria-label={t("member.nav.label")}>
        <ul className="centre__entries">
          {entries.map(({ name, icon, path, text, count }) => (
            <li key={name} className={name === here ? "centre__here" : undefined}>
              <a className="centre__entry" href={path} aria-current={name === here ? "page" : undefined}>
                <Icon name={icon} />
                {text}
                {count === "" ? null : <span className="badge">{count}</span>}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="centre__page">{children}</div>
    </div>
  );
}
