import { useSpeech } from "#app/i18n/speech.tsx";
import type { ShownProof } from "./shown.ts";

/** Why nobody could know or choose what came out, with everything that computes it again. */
export function DrawProof({
  byChain,
  facts,
  place,
  entered,
  checkHref,
  isOpen,
}: ShownProof & { isOpen?: boolean }) {
  const { t } = useSpeech();
  return (
    <details className="panel proof" open={isOpen}>
      <summary>{t("lottery.proof.title")}</summary>
      <p>{byChain ? t("lottery.proof.chain", { place: place ?? 0 }) : t("lottery.proof.operator")}</p>
      <dl className="proof__facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`lottery.proof.${name}`)}</dt>
            <dd>
              <code dir="ltr">{value}</code>
            </dd>
          </div>
        ))}
      </dl>
      {entered.length > 0 ? (
        <>
          <p>{t("lottery.proof.entered")}</p>
          <ol className="proof__entered" dir="ltr">
            {entered.map((line) => (
              <li key={line}>
                <code>{line}</code>
              </li>
            ))}
          </ol>
        </>
      ) : null}
      {checkHref ? (
        <p>
          <a href={checkHref}>{t("lottery.proof.check")}</a>
        </p>
      ) : null}
    </details>
  );
}
