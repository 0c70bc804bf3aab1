import { Suspense } from "react";
import { Amount } from "#app/components/amount.tsx";
import { FairLinks } from "#app/components/play/fair-links.tsx";
import { ReturnToPlayer } from "#app/components/play/return-to-player.tsx";
import { SessionSums } from "#app/components/play/session-sums.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { InstantView } from "#app/lib/instant-view.ts";
import { RoundLinks, RoundList } from "./round-links.tsx";
import type { ShownInstant } from "./shown-instant.ts";

type SessionAndOddsProps = { game: ShownInstant; Odds: InstantView["Odds"]; numbersHref: string };

/** What stands below the board and the bet, and is read rather than played with: a script of its own. */
export function SessionAndOdds({ game, Odds, numbersHref }: SessionAndOddsProps) {
  const { t } = useSpeech();
  const { code, asset, sheet, round, session } = game;
  return (
    <>
      <RoundLinks {...game} />
      <SessionSums sums={session} played={t("play.session.rounds", { count: session.played })} />
      <section className="odds" aria-labelledby="odds-title">
        <h2 id="odds-title">{t("instant.page.odds")}</h2>
        <Figures {...game.figures} />
        <Suspense>
          <Odds code={code} asset={asset} sheet={sheet} choice={round?.choice ?? null} />
        </Suspense>
        <FairLinks numbersHref={numbersHref} />
      </section>
      <RoundList latest={game.latest} />
    </>
  );
}

function Figures({ rtp, how, top, topAmount, stakes }: ShownInstant["figures"]) {
  const { t } = useSpeech();
  return (
    <dl className="facts">
      <ReturnToPlayer rtp={rtp} hint={how.title} detail={how.detail} />
      <dt>{t("instant.page.top")}</dt>
      <dd>
        {top} (<Amount value={topAmount} />)
      </dd>
      <dt>{t("instant.page.stakes")}</dt>
      <dd>{stakes}</dd>
    </dl>
  );
}
