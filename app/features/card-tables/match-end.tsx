import { Link } from "@remix-run/react";
import { Button } from "#app/components/button.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import type { ShownTable } from "./shown-table.ts";

type MatchEndProps = { table: ShownTable; answer: FormAnswer | undefined };

/** How a match ended, and what can be done after it. */
export function MatchEnd({ table, answer }: MatchEndProps) {
  const { t } = useSpeech();
  return (
    <>
      <Notice kind={table.hasWon ? "good" : "info"} title={table.end?.title ?? ""}>
        <p>{table.end?.text}</p>
      </Notice>
      <div className="table-ways">
        {table.isOwn ? (
          <PostForm id="sit" action={table.lobby} answer={answer}>
            <input type="hidden" name="intent" value="sit" />
            <input type="hidden" name="buyIn" value={table.buyInMinor} />
            <Button kind="primary">{t("tables.again", { buyIn: table.buyIn })}</Button>
          </PostForm>
        ) : null}
        <Link className="button button--quiet" to={table.lobby}>
          {t("tables.toTables")}
        </Link>
      </div>
      <Replay table={table} />
      <Checks table={table} />
    </>
  );
}

/** The match again, move by move. */
function Replay({ table }: { table: ShownTable }) {
  const { t } = useSpeech();
  if (!table.replay) return null;
  return (
    <nav className="table-ways" aria-label={t("tables.replay.title")}>
      <span>{table.replay.at}</span>
      {table.replay.steps.map(([name, to]) => (
        <Link key={name} className="button button--quiet" to={to} preventScrollReset>
          {name}
        </Link>
      ))}
    </nav>
  );
}

function Checks({ table }: { table: ShownTable }) {
  const { t } = useSpeech();
  return (
    <ul className="table-list">
      {table.record ? (
        <li>
          <a href={table.record}>{t("tables.record")}</a>
        </li>
      ) : null}
      {table.checks.map((href, nth) => (
        <li key={href}>
          <a href={href}>{t("tables.check", { hand: nth + 1 })}</a>
        </li>
      ))}
    </ul>
  );
}
