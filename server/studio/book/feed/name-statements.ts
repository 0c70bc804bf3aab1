import type { LocalText } from "../../../core/languages.ts";
import type { Statement } from "../../../db/database.ts";
import type { MarketType } from "../market.ts";

export type SelectionNameRow = {
  id: string;
  eventId: string;
  type: MarketType;
  lineQuarters: number | null;
  key: string;
  names: LocalText | null;
};

export const SELECTIONS_NAMES: Statement<SelectionNameRow> = {
  name: "book.selections_names",
  text: `
    select s.id, m.event_id as "eventId", m.type, m.line_quarters as "lineQuarters", s.key, s.names
    from studio.book_selections s join studio.book_markets m on m.id = s.market_id
    where s.id = any($1::text[])`,
};
