import { useSpeech } from "#app/i18n/speech.tsx";
import { Balls } from "./balls.tsx";
import type { ShownResult, ShownTable } from "./shown.ts";

/** What came out, draw by draw. */
export function Results({ results }: { results: readonly ShownResult[] }) {
  const { t } = useSpeech();
  if (results.length === 0) return <p className="quiet">{t("lottery.noResult")}</p>;
  return (
    <ol className="results">
      {results.map(({ number, province, drawnAt, look, numbers, isCorrected, isCancelled, href }) => (
        <li key={number} className="results__draw">
          <a href={href}>
            {province ? `${province} · ` : ""}
            <bdi>{number}</bdi>
          </a>
          <span className="quiet">{drawnAt}</span>
          {isCancelled ? <span className="tag tag--quiet">{t("lottery.cancelled")}</span> : null}
          {isCorrected ? <span className="tag">{t("lottery.corrected")}</span> : null}
          {numbers.length > 0 ? <Balls numbers={numbers} look={look} size="s" /> : null}
        </li>
      ))}
    </ol>
  );
}

/** All the numbers of one draw; a table of prizes with its rows. */
export function DrawTable({ table }: { table: ShownTable }) {
  const { t } = useSpeech();
  if (table.every(({ name }) => name === null))
    return (
      <>
        {table.map(({ look, numbers }) => (
          <Balls key="all" numbers={numbers} look={look} />
        ))}
      </>
    );
  return (
    <table className="prizes">
      <caption className="visually-hidden">{t("lottery.results")}</caption>
      <tbody>
        {table.map(({ name, numbers }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td dir="ltr">
              {numbers.map(({ text }, nth) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: one number may come twice in a row.
                <span key={nth} className="prizes__number">
                  {text}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
