import type { ReactNode } from "react";
import { Icon, type IconName } from "#app/components/icon.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { useFrame } from "#app/lib/frame.ts";
import { memberPaths } from "#app/lib/member-paths.ts";
import { paths } from "#app/lib/paths.ts";

/** The entries of the member centre that there are, in the specification's order. */
const ENTRIES = [
  { name: "account", icon: "shield", path: memberPaths.securityCenter() },
  { name: "wallet", icon: "wallet", path: memberPaths.transferFund() },
  { name: "deposit", icon: "deposit", path: paths.deposit() },
  { name: "withdraw", icon: "withdrawal", path: memberPaths.withdraw() },
  { name: "transferUpline", icon: "upline", path: memberPaths.transferUpline() },
  { name: "bettingRecord", icon: "list", path: paths.bettingRecord() },
  { name: "accountRecord", icon: "ledger", path: paths.accountRecord() },
  { name: "messages", icon: "bell", path: memberPaths.messages() },
] as const satisfies readonly { name: string; icon: IconName; path: string }[];

export type MemberEntry = (typeof ENTRIES)[number]["name"];

type MemberPageProps = {
  /** The entry that the page belongs to. */
  entry: MemberEntry;
  children: ReactNode;
};

/**
 * A page of the member centre: its entries, the active one marked, and the page itself beside or below them. The links
 * are plain, because each page is made for one player (app/fragments/plain-links.ts follows them).
 */
export function MemberPage({ entry, children }: MemberPageProps) {
  const { t } = useSpeech();
  const { unread = "", hasUpline } = useFrame().player ?? {};
  const entries = ENTRIES.filter(({ name }) => name !== "transferUpline" || hasUpline);
  return (
    <div className="centre">
      <nav className="centre__nav" aria-label={t("member.nav.label")}>
        <ul className="centre__entries">
          {entries.map(({ name, icon, path }) => (
            <li key={name} className={name === entry ? "centre__here" : undefined}>
              <a className="centre__entry" href={path} aria-current={name === entry ? "page" : undefined}>
                <Icon name={icon} />
                {t(`member.nav.${name}`)}
                {name === "messages" && unread !== "" ? <span className="badge">{unread}</span> : null}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="centre__page">{children}</div>
    </div>
  );
}
