import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Notice } from "#app/components/notice.tsx";
import { KeepFresh } from "#app/features/lottery/keep-fresh.tsx";
import { MenuCards } from "#app/features/lottery/menu-cards.tsx";
import type { ShownMenu } from "#app/features/lottery/shown.ts";
import { useSpeech } from "#app/i18n/speech.tsx";
import "#app/features/lottery/lottery.css";
import "#app/components/play/session-sums.css";

type LotteryFrameProps = {
  title: string;
  /** Where one came from, or the menu. */
  back: { href: string; text: string } | null;
  refreshMs: number;
  madeAt: string;
  withoutScript: Parameters<typeof KeepFresh>[0]["withoutScript"];
  children: ReactNode;
};

/** What both pages of lotteries have around what they show. */
export function LotteryFrame({ title, back, refreshMs, madeAt, withoutScript, children }: LotteryFrameProps) {
  return (
    <div className="page stack lottery">
      <KeepFresh afterMs={refreshMs} edition={madeAt} withoutScript={withoutScript} />
      {back ? (
        <p>
          <Link to={back.href}>{back.text}</Link>
        </p>
      ) : null}
      <h1>{title}</h1>
      {children}
    </div>
  );
}

/** The menu of a page: every lottery with its next draw and its last result. */
export function LotteryMenu({ menu, other }: { menu: ShownMenu; other: { href: string; text: string } }) {
  const { t } = useSpeech();
  return (
    <>
      <p>{t("lottery.intro")}</p>
      <MenuCards {...menu} />
      <p>
        <a className="button button--quiet" href={other.href}>
          {other.text}
        </a>
      </p>
    </>
  );
}

export function LotteryClosed() {
  const { t } = useSpeech();
  return <Notice kind="warning">{t("reasons.gameMaintenance")}</Notice>;
}
