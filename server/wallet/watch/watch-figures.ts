import type { Context } from "../../db/context.ts";

/** How the house watches over its ledger, for whoever watches over the house. Ages in seconds, null for never. */
export type WatchFigures = {
  readonly openAlarms: number;
  readonly checkAgeSeconds: number | null;
  readonly sealAgeSeconds: number | null;
};

const FIGURES = {
  name: "wallet-watch-figures",
  text: `select (select count(*)::int from wallet.alarms where closed_at is null) as "openAlarms",
      (select w.checked_at from wallet.watches w where w.name = 'light') as "checkedAt",
      (select s.at from ledger.seals s order by s.seq desc limit 1) as "sealedAt"`,
  row: { openAlarms: 0, checkedAt: null as Date | null, sealedAt: null as Date | null },
};

export async function watchFigures({ db, now }: Pick<Context, "db" | "now">): Promise<WatchFigures> {
  const [row] = await db.call(FIGURES, []);
  if (!row) throw new Error("The database told no figures.");
  const age = (moment: Date | null) => (moment ? (now().getTime() - moment.getTime()) / 1000 : null);
  return {
    openAlarms: row.openAlarms,
    checkAgeSeconds: age(row.checkedAt),
    sealAgeSeconds: age(row.sealedAt),
  };
}
