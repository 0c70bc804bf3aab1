import { useSpeech } from "#app/i18n/speech.tsx";
import { paths } from "#app/lib/paths/paths.ts";
import type { CheckPath } from "#app/lib/paths/verify-paths.ts";
import { slotCheck } from "#app/lib/round-check.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import type { RoundView } from "#server/studio/index.ts";

type ShownFairness = {
  readonly nonce: number;
  readonly commit: string;
  readonly clientSeed: string;
  /** Whose part of the seeds it is, as the reader calls them; null where that is not told. */
  readonly clientBy: NonNullable<RoundView["fairness"]["clientBy"]> | "other" | null;
  readonly serverSeed: string | null;
  /** Only once the server seed is shown. */
  readonly verifyHref: string | null;
};

export function shownFairness(
  round: RoundView,
  checkPath: CheckPath,
  { isOwn }: { readonly isOwn: boolean } = { isOwn: true },
): ShownFairness {
  const { nonce, commit, clientSeed, serverSeed } = round.fairness;
  const by = round.fairness.clientBy ?? null;
  const clientBy = by === "player" && !isOwn ? "other" : by;
  const check = slotCheck(round);
  return { nonce, commit, clientSeed, clientBy, serverSeed, verifyHref: check && checkPath("slot", check) };
}

/** What decided a round, and how to check it. */
export function RoundFairness({
  nonce,
  commit,
  clientSeed,
  clientBy,
  serverSeed,
  verifyHref,
}: ShownFairness) {
  const { t, language } = useSpeech();
  return (
    <section className="stack" aria-labelledby="fairness-title">
      <h2 id="fairness-title">{t("play.fairness.link")}</h2>
      <dl className="facts facts--codes">
        <dt>{t("member.round.number")}</dt>
        <dd>
          <bdi>{formatWhole(nonce, language)}</bdi>
        </dd>
        <dt>{t("member.round.commit")}</dt>
        <dd>
          <code>{commit}</code>
        </dd>
        <dt>{t("member.round.clientSeed")}</dt>
        <dd>
          <code>{clientSeed}</code>
          {clientBy ? <p className="quiet">{t(`play.ownSeed.by.${clientBy}`)}</p> : null}
        </dd>
        <dt>{t("member.round.serverSeed")}</dt>
        <dd>
          {serverSeed ? <code>{serverSeed}</code> : <a href={paths.seeds()}>{t("member.round.notYet")}</a>}
        </dd>
      </dl>
      {verifyHref ? (
        <p>
          <a className="button button--quiet" href={verifyHref}>
            {t("member.round.verify")}
          </a>
        </p>
      ) : null}
    </section>
  );
}
