import { Fragment } from "react";
import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { isolated } from "#app/lib/page/isolated.ts";
import { LANGUAGES } from "#server/core/languages.ts";
import type { CheckedRound as Checked } from "#server/studio/verify/index.ts";
import { type LineMeaning, Meaning } from "./line-meaning.tsx";
import { Verdict } from "./verdict.tsx";

type CheckedRoundProps = {
  round: Checked;
  /** What it came to, in the visitor's language. */
  words: { readonly game: string | null; readonly facts: readonly { name: string; value: string }[] };
  /** What some of its lines mean, by their names. */
  meanings: Readonly<Record<string, LineMeaning>>;
  /** Why it was called off after betting had closed; null where it was not. */
  whyOff: string | null;
  /** The chain was left alone: too many were walked for this address just now. */
  notWalked: boolean;
  /** The page that draws this round again, where there is one. */
  replayHref: string | null;
  /** The stakes of this round, as a file; null where a link says nothing of them, or none are kept. */
  listHref: string | null;
};

/** A round that was computed from its link: first what that proves, then step by step how. */
export function CheckedRound(props: CheckedRoundProps) {
  const { round, words, meanings, whyOff, notWalked, replayHref, listHref } = props;
  const { t } = useSpeech();
  return (
    <section className="stack" aria-label={words.game ?? t("games.verify.title")}>
      <Answer round={round} notWalked={notWalked} />
      {words.facts.length > 0 ? (
        <dl className="facts" data-testid="checked-in-words">
          {words.facts.map(({ name, value }) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </Fragment>
          ))}
        </dl>
      ) : null}
      {round.isHouseAlone ? (
        <Notice kind="warning">
          <p data-testid="house-alone">{t("games.verify.houseAlone")}</p>
        </Notice>
      ) : null}
      {whyOff !== null ? (
        <Notice kind="warning">
          <p data-testid="called-off">{t("games.verify.calledOff")}</p>
          <p>{t("games.verify.calledOffWhy", { reason: isolated(whyOff) })}</p>
        </Notice>
      ) : null}
      {notWalked ? (
        <Notice kind="warning">
          <p>{t("games.verify.notWalked")}</p>
        </Notice>
      ) : null}
      <h2>{t("games.verify.steps")}</h2>
      <Commitments commitments={round.commitments} />
      {listHref ? (
        <p>
          {t("games.verify.stakesText")}{" "}
          <a href={listHref} download="stakes.json">
            {t("games.verify.stakesFile")}
          </a>
        </p>
      ) : null}
      <p className="quiet">{t("games.verify.inEnglish")}</p>
      <div className="stack panel" lang="en" dir="ltr">
        <h3>{round.title}</h3>
        <dl className="facts facts--codes" data-testid="checked-lines">
          {round.lines.map(([name, value]) => (
            <Fragment key={`${name} ${value}`}>
              <dt>{name}</dt>
              <dd>
                <Line value={value} meaning={meanings[name]} />
              </dd>
            </Fragment>
          ))}
        </dl>
      </div>
      {replayHref ? (
        <p>
          <a className="button button--quiet" href={replayHref}>
            {t("games.verify.reels")}
          </a>
        </p>
      ) : null}
    </section>
  );
}

/** A line as the file prints it. What stands beside it in words says all of a long one. */
function Line({ value, meaning }: { value: string; meaning: LineMeaning | undefined }) {
  const { language } = useSpeech();
  const { tag, direction } = LANGUAGES[language];
  if (!meaning) return <code>{value}</code>;
  return (
    <>
      <div className="checked-meaning" lang={tag} dir={direction}>
        <Meaning {...meaning} />
      </div>
      {"steps" in meaning ? (
        <details>
          <summary>JSON</summary>
          <code>{value}</code>
        </details>
      ) : (
        <code>{value}</code>
      )}
    </>
  );
}

function Answer({ round, notWalked }: Pick<CheckedRoundProps, "round" | "notWalked">) {
  const { verdict, isOfStakesAlone } = round;
  const { t } = useSpeech();
  return (
    <Verdict verdict={verdict} said={t(`games.verify.${verdict}`)}>
      {verdict === "proven" ? <p>{t("games.verify.provenText")}</p> : null}
      {verdict === "proven" && isOfStakesAlone ? <p data-testid="limit">{t("games.verify.limit")}</p> : null}
      {verdict === "unbound" ? <Missing round={round} notWalked={notWalked} /> : null}
    </Verdict>
  );
}

const MISSING = {
  serverSeed: "missingSeed",
  link: "missingSeed",
  chain: "missingChain",
  stakes: "missingStakes",
  winners: "missingStakes",
  own: "missingStakes",
  beacon: "missingBeacon",
  signature: "missingSignature",
} as const;

/** What a link lacks; a chain that was not walked just now is not missing. */
function Missing({ round, notWalked }: Pick<CheckedRoundProps, "round" | "notWalked">) {
  const { t } = useSpeech();
  const { isOthersWord } = round;
  const missing = round.missing.filter((kind) => !(notWalked && kind === "chain"));
  if (missing.length === 0) return null;
  const named = (kind: keyof typeof MISSING) =>
    kind === "signature" && isOthersWord ? "missingHouse" : MISSING[kind];
  return (
    <>
      <p>{t("games.verify.missing")}</p>
      <ul>
        {missing.map((kind) => (
          <li key={kind}>{t(`games.verify.${named(kind)}`)}</li>
        ))}
      </ul>
    </>
  );
}

function Commitments({ commitments }: Pick<Checked, "commitments">) {
  const { t } = useSpeech();
  return commitments.map(({ kind, said, computed, steps, agrees }) => (
    <div key={kind} className="stack panel">
      <h3>
        {agrees ? "✓" : "✗"}{" "}
        {agrees
          ? t(`games.verify.${kind}`, { count: steps })
          : t(`games.verify.not.${kind}`, { count: steps })}
      </h3>
      <dl className="facts facts--codes">
        <dt>{t(kind === "signature" ? "games.verify.key" : "games.verify.said")}</dt>
        <dd>
          <code>{said}</code>
        </dd>
        {kind === "signature" || kind === "own" ? null : (
          <>
            <dt>{t("games.verify.computed")}</dt>
            <dd>
              <code>{computed}</code>
            </dd>
          </>
        )}
      </dl>
    </div>
  ));
}
