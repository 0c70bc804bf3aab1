import { Amount } from "#app/components/amount.tsx";
import { Button } from "#app/components/button.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { Pages } from "#app/components/pages.tsx";
import { OwnSeedField } from "#app/components/play/own-seed.tsx";
import { RecordTable } from "#app/components/record-table.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import type { ShownSeeds } from "./shown-seeds.ts";

type SeedsProps = { seeds: ShownSeeds; answer: FormAnswer | undefined };

/** A player's seeds: the pair in use, the stakes it decided, the form that reveals it, and those revealed before. */
export function Seeds({ seeds: { active, nextCommit, previous }, answer }: SeedsProps) {
  const { t, language } = useSpeech();
  return (
    <>
      <section className="panel stack" aria-labelledby="seeds-active">
        <h2 id="seeds-active">{t("play.seeds.active")}</h2>
        <dl className="facts facts--codes">
          <dt>{t("play.seeds.commit")}</dt>
          <dd>
            <code data-testid="commit">{active.commit}</code>
          </dd>
          <dt>{t("play.seeds.clientSeed")}</dt>
          <dd>
            <code>{active.clientSeed}</code>
            <ClientBy by={active.clientBy} />
          </dd>
          <dt>{t("play.seeds.nonce")}</dt>
          <dd>
            <bdi>{formatWhole(active.nextNonce, language)}</bdi>
          </dd>
          <dt>{t("play.seeds.nextCommit")}</dt>
          <dd>
            <code>{nextCommit}</code>
          </dd>
        </dl>
        <PostForm action={paths.seeds()} answer={answer} id="rotate" className="stack">
          <input type="hidden" name="pairId" value={active.pairId} />
          <OwnSeedField
            label={t("play.seeds.clientSeed")}
            hint={t("play.seeds.clientSeedHint")}
            answer={answer}
            maxLength={200}
            required
          />
          <p className="field__hint">{t("play.seeds.rotateHint")}</p>
          <Button kind="primary">{t("play.seeds.rotate")}</Button>
        </PostForm>
      </section>
      <Stakes {...active} />
      <Revealed pairs={previous} />
    </>
  );
}

function ClientBy({ by }: { by: ShownSeeds["active"]["clientBy"] }) {
  const { t } = useSpeech();
  return by ? <p className="quiet">{t(`play.ownSeed.by.${by}`)}</p> : null;
}

function Stakes({ stakes, page, pageCount }: ShownSeeds["active"]) {
  const { t, language } = useSpeech();
  if (stakes.length === 0) return null;
  return (
    <section className="stack">
      <h2 id="seeds-stakes">{t("play.seeds.latest")}</h2>
      <RecordTable
        caption={t("play.seeds.latest")}
        columns={[
          { name: "nonce", title: t("play.seeds.number") },
          { name: "game", title: t("member.bettingRecord.game") },
          { name: "when", title: t("member.bettingRecord.when") },
          { name: "stake", title: t("member.bettingRecord.stake"), kind: "amount" },
          { name: "payout", title: t("member.bettingRecord.payout"), kind: "amount" },
          { name: "state", title: t("member.bettingRecord.state") },
          { name: "detail", title: t("member.bettingRecord.round") },
        ]}
        rows={stakes.map(({ roundId, game, href, nonce, when, stake, payout, state }) => ({
          id: roundId,
          cells: {
            nonce: <bdi>{formatWhole(nonce, language)}</bdi>,
            game,
            when,
            stake: <Amount value={stake} />,
            payout: <Amount value={payout} />,
            state: t(`play.seeds.states.${state}`),
            detail: href ? <a href={href}>{t("member.bettingRecord.detail")}</a> : "",
          },
        }))}
      />
      <Pages
        pageNo={page}
        totalPages={pageCount}
        hrefOf={(pageNo) => `${paths.seeds({ pageNo: String(pageNo) })}#seeds-stakes`}
      />
    </section>
  );
}

function Revealed({ pairs }: { pairs: ShownSeeds["previous"] }) {
  const { t } = useSpeech();
  return (
    <section className="stack">
      <h2>{t("play.seeds.past")}</h2>
      {pairs.length === 0 ? <p>{t("play.seeds.none")}</p> : null}
      {pairs.map(
        ({ pairId, commit, clientSeed, clientBy, serverSeed, rounds, refusedRounds, recordHref }) => (
          <dl key={pairId} className="facts facts--codes panel">
            <dt>{t("play.seeds.serverSeed")}</dt>
            <dd>
              <code data-testid="server-seed">{serverSeed}</code>
            </dd>
            <dt>{t("play.seeds.commit")}</dt>
            <dd>
              <code>{commit}</code>
            </dd>
            <dt>{t("play.seeds.clientSeed")}</dt>
            <dd>
              <code>{clientSeed}</code>
              <ClientBy by={clientBy} />
            </dd>
            <dt>
              {recordHref && rounds > 0 ? (
                <a href={recordHref}>{t("play.seeds.rounds", { count: rounds })}</a>
              ) : (
                t("play.seeds.rounds", { count: rounds })
              )}
            </dt>
            <dd>{refusedRounds > 0 ? t("play.seeds.refusedRounds", { count: refusedRounds }) : null}</dd>
          </dl>
        ),
      )}
    </section>
  );
}
