import { Amount } from "#app/components/amount.tsx";
import { RecordTable } from "#app/components/record-table.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { formatDay } from "#app/lib/dates.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { RULES_FILE } from "#app/lib/paths/verify-paths.ts";
import type { Language } from "#server/core/languages.ts";
import { type Asset, formatMoney, money } from "#server/core/numbers/money.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import type { DaySaid } from "#server/receipts/index.ts";

type ShownDay = {
  readonly day: string;
  readonly name: string;
  readonly receipts: string;
  readonly owed: string;
  readonly root: string;
  /** Where a member's own balance of that day is proven; null for others. */
  readonly ownHref: string | null;
};

/** Enough to compare by eye; the whole stands in the file. */
const SHOWN_DIGITS = 12;

type Seeing = { readonly language: Language; readonly isMember: boolean; readonly asset: Asset };

/** A day as the page prints it. Called by the loader, because a browser's calendar may differ. */
export function shownDay(
  { day, receipts, root, owed }: DaySaid,
  { language, isMember, asset }: Seeing,
): ShownDay {
  const own = owed.find((sum) => sum.asset === asset);
  return {
    day,
    name: formatDay(new Date(`${day}T12:00:00Z`), language, "UTC"),
    receipts: formatWhole(receipts, language),
    owed: formatMoney(money(own?.totalMinor ?? 0n, asset), language),
    root: `${root.slice(0, SHOWN_DIGITS)}…`,
    ownHref: isMember && own ? memberPaths.balanceProof(day) : null,
  };
}

type PublishedDaysProps = {
  title: string;
  /** When a day of the house ends. */
  zone: string;
  days: readonly ShownDay[];
  fileHref: string;
  olderHref: string | null;
  newestHref: string | null;
};

/** Every day as it was published, and the way to one's own balance in it. */
export function PublishedDays({ title, zone, days, fileHref, olderHref, newestHref }: PublishedDaysProps) {
  const { t } = useSpeech();
  return (
    <div className="page stack">
      <h1>{title}</h1>
      <p className="page__intro">{t("games.days.intro")}</p>
      <p>{zone}</p>
      {days.length === 0 ? <p>{t("games.days.none")}</p> : <Days title={title} days={days} />}
      <p className="row">
        {newestHref ? <a href={newestHref}>{t("games.days.newest")}</a> : null}
        {olderHref ? <a href={olderHref}>{t("games.days.older")}</a> : null}
      </p>
      <p>
        <a className="button button--quiet" href={fileHref}>
          {t("games.days.file")}
        </a>
      </p>
      <p>{t("games.days.fileNote")}</p>
      <p>
        <a href={RULES_FILE}>{t("games.days.how")}</a>
      </p>
    </div>
  );
}

function Days({ title, days }: { title: string; days: readonly ShownDay[] }) {
  const { t } = useSpeech();
  const hasOwn = days.some(({ ownHref }) => ownHref !== null);
  return (
    <RecordTable
      caption={title}
      columns={[
        { name: "day", title: t("games.days.day") },
        { name: "receipts", title: t("games.days.receipts"), kind: "amount" },
        { name: "owed", title: t("games.days.owed"), kind: "amount" },
        { name: "root", title: t("games.days.root") },
        ...(hasOwn ? [{ name: "own", title: t("games.days.own") }] : []),
      ]}
      rows={days.map(({ day, name, receipts, owed, root, ownHref }) => ({
        id: day,
        cells: {
          day: name,
          receipts,
          owed: <Amount value={owed} />,
          root: <code dir="ltr">{root}</code>,
          own: ownHref ? (
            <a href={ownHref} download>
              {t("games.days.ownText")}
            </a>
          ) : null,
        },
      }))}
    />
  );
}
