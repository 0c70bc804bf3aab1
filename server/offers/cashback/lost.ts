import { dayOf } from "../../core/days.ts";
import type { Context } from "../../db/context.ts";
import { sharedMinor } from "../gift.ts";
import { judge } from "../judge.ts";
import type { CashbackOffer } from "../offer.ts";
import { LOST_BETWEEN, type LostRow } from "./week-statements.ts";

const TOGETHER = 500;

/** What somebody has to be given back for a week. */
export type Due = { readonly playerId: bigint; readonly minor: bigint };

type Asked = {
  readonly offer: Pick<CashbackOffer, "brandId" | "conditions" | "gift">;
  readonly week: { readonly from: Date; readonly until: Date };
  readonly timeZone: string;
};

/** Everybody for whom a week comes to something by the rule of a cashback, whatever became of them since. */
export async function* dueOf(
  { db }: Pick<Context, "db">,
  { offer, week, timeZone }: Asked,
): AsyncGenerator<Due> {
  const { brandId: brand, gift, conditions } = offer;
  const weights = Object.entries(gift.weights);
  let after = 0n;
  for (;;) {
    const rows = await db.call(LOST_BETWEEN, [
      ...[
        brand,
        week.from,
        week.until,
        weights.map(([product]) => product),
        weights.map(([, weight]) => weight),
      ],
      ...[after, TOGETHER],
    ]);
    for (const row of rows) {
      const minor = sharedMinor(gift, row);
      const isMeant = judge("cashback", conditions, factsOf(row, timeZone)).every(({ isMet }) => isMet);
      if (minor > 0n && isMeant) yield { playerId: row.playerId, minor };
    }
    const last = rows.at(-1);
    if (!last || rows.length < TOGETHER) return;
    after = last.playerId;
  }
}

const factsOf = ({ level, country, language, registeredAt, line, lost }: LostRow, timeZone: string) => ({
  ...{ level: BigInt(level), country, language, lost },
  registered: dayOf(registeredAt, timeZone),
  line: line.map(BigInt),
});
